import Foundation

/// The words of ``SystemWord`` in the languages that the kit knows besides English, each list in the order of its cases.
enum SystemWordTable {
    /// The words in the language of a locale; nil for English and for languages that are not here.
    static func words(for locale: Locale) -> [String]? {
        let code = locale.language.languageCode?.identifier ?? "en"
        guard code == "zh" else { return byLanguage[code] }
        return locale.language.script?.identifier == "Hant" ? nil : byLanguage["zh-Hans"]
    }

    private static let byLanguage: [String: [String]] = [
        "de": [
            "Hinzufügen", "Zurück", "Größer", "Blau", "Fett", "Lesezeichen", "Kamera", "Abbrechen",
            "Überprüfe die Schreibweise oder versuche es mit einer neuen Suche.", "Text löschen", "Schließen",
            "Farbraster", "Farben", "Farbspektrum", "Verfassen", "Konfigurieren", "Kontakte", "Kopieren",
            "Ausschneiden", "Verringern", "Löschen", "Fertig", "Downloads",
            "Symbole bewegen, um die Tabs zu organisieren.", "Bearbeiten", "Vorspulen", "Favoriten", "Highlights",
            "Ablage", "Suchen", "Suchen und ersetzen", "Weitersuchen", "Rückwärts suchen", "Schrift", "Schriften",
            "Format", "Grün", "Raster", "Hilfe", "Verlauf", "Erhöhen", "Kursiv", "%@ Objekte", "Laden …", "Mehr",
            "Neueste", "Meistgesehen", "Für %@ konnte kein Browser gestartet werden.", "Keine Fotos",
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“", "OK", "Deckkraft", "Öffnen", "Öffnen in …",
            "%@ wird im Browser geöffnet.", "Organisieren", "Seitensteuerung", "Seite umblättern", "Seite %@ von %@",
            "Einsetzen", "Pause", "Fotos", "%@ von %@", "Wiedergeben", "Drucken", "Zuletzt", "Rot", "Wiederholen",
            "Aktualisieren", "Umbenennen", "Neu anordnen", "Ersetzen", "Alle ersetzen", "Antworten", "Zurückspulen", "Sichern",
            "Als PDF sichern", "Bild sichern", "Suchen", "Abschnittsindex", "Auswählen", "Alles auswählen", "Teilen",
            "Regler", "Kleiner", "Spektrum", "Stopp", "Text", "Bestbewertet", "Papierkorb", "Eingabe",
            "Unterstrichen", "Widerrufen", "Auswahl suchen", "Darstellung", "Fenster",
        ],
        "es": [
            "Añadir", "Atrás", "Más grande", "Azul", "Negrita", "Marcadores", "Cámara", "Cancelar",
            "Comprueba la ortografía o haz una nueva búsqueda.", "Borrar texto", "Cerrar", "Cuadrícula de colores",
            "Colores", "Espectro de colores", "Redactar", "Configurar", "Contactos", "Copiar", "Cortar", "Reducir",
            "Eliminar", "Listo", "Descargas", "Arrastra los iconos para organizar las pestañas.", "Editar",
            "Avance rápido", "Favoritos", "Destacado", "Archivo", "Buscar", "Buscar y reemplazar", "Buscar siguiente",
            "Buscar anterior", "Tipo de letra", "Tipos de letra", "Formato", "Verde", "Cuadrícula", "Ayuda",
            "Historial", "Aumentar", "Cursiva", "%@ ítems", "Cargando…", "Más", "Más reciente", "Lo más visto",
            "No se pudo iniciar un navegador para %@.", "Sin fotos", "Sin resultados", "Sin resultados para “%@”",
            "OK", "Opacidad", "Abrir", "Abrir en…", "%@ se abre en el navegador.", "Organizar", "Control de página",
            "Pasar página", "página %@ de %@", "Pegar", "Pausa", "Fotos", "%@ de %@", "Reproducir", "Imprimir",
            "Recientes", "Rojo", "Rehacer", "Actualizar", "Renombrar", "Reordenar", "Reemplazar", "Reemplazar todo", "Responder",
            "Rebobinar", "Guardar", "Guardar como PDF", "Guardar imagen", "Buscar", "Índice de secciones",
            "Seleccionar", "Seleccionar todo", "Compartir", "Controles", "Más pequeño", "Espectro", "Detener",
            "Texto", "Mejor valorados", "Papelera", "Escritura", "Subrayado", "Deshacer",
            "Usar selección para buscar", "Visualización", "Ventana",
        ],
        "fr": [
            "Ajouter", "Retour", "Plus grand", "Bleu", "Gras", "Signets", "Appareil photo", "Annuler",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.", "Effacer le texte", "Fermer",
            "Grille de couleurs", "Couleurs", "Spectre de couleurs", "Rédiger", "Configurer", "Contacts", "Copier",
            "Couper", "Diminuer", "Supprimer", "OK", "Téléchargements",
            "Faites glisser les icônes pour organiser les onglets.", "Modifier", "Avance rapide", "Favoris",
            "Sélection", "Fichier", "Rechercher", "Rechercher et remplacer", "Rechercher le suivant",
            "Rechercher le précédent", "Police", "Polices", "Format", "Vert", "Grille", "Aide", "Historique",
            "Augmenter", "Italique", "%@ éléments", "Chargement…", "Plus", "Les plus récents", "Les plus consultés",
            "Aucun navigateur n’a pu être lancé pour %@.", "Aucune photo", "Aucun résultat",
            "Aucun résultat pour « %@ »", "OK", "Opacité", "Ouvrir", "Ouvrir dans…", "%@ s’ouvre dans le navigateur.",
            "Organiser", "Contrôle de page", "Tourner la page", "page %@ sur %@", "Coller", "Pause", "Photos",
            "%@ sur %@", "Lire", "Imprimer", "Récents", "Rouge", "Rétablir", "Actualiser", "Renommer", "Réorganiser", "Remplacer",
            "Tout remplacer", "Répondre", "Rembobiner", "Enregistrer", "Enregistrer au format PDF",
            "Enregistrer l’image", "Rechercher", "Index des sections", "Sélectionner", "Tout sélectionner",
            "Partager", "Curseurs", "Plus petit", "Spectre", "Arrêter", "Texte", "Les mieux notés", "Corbeille",
            "Saisie", "Souligné", "Annuler", "Rechercher la sélection", "Présentation", "Fenêtre",
        ],
        "ja": [
            "追加", "戻る", "大きく", "青", "ボールド", "ブックマーク", "カメラ", "キャンセル", "スペルを確認するか、新しい検索を試してください。", "テキストを消去", "閉じる",
            "カラーグリッド", "カラー", "カラースペクトラム", "作成", "設定", "連絡先", "コピー", "カット", "減らす", "削除", "完了", "ダウンロード",
            "アイコンをドラッグしてタブを整理します。", "編集", "早送り", "よく使う項目", "おすすめ", "ファイル", "検索", "検索と置換", "次を検索", "前を検索", "フォント",
            "フォント", "フォーマット", "緑", "グリッド", "ヘルプ", "履歴", "増やす", "イタリック", "%@項目", "読み込み中…", "その他", "最新", "再生回数順",
            "%@用のブラウザを起動できませんでした。", "写真なし", "検索結果なし", "“%@”の検索結果はありません", "OK", "不透明度", "開く", "次で開く…", "%@をブラウザで開きます。",
            "整理", "ページコントロール", "ページめくり", "ページ%@/%@", "ペースト", "一時停止", "写真", "%@/%@", "再生", "プリント", "履歴", "赤", "やり直す",
            "更新", "名称変更", "並べ替え", "置き換え", "すべて置き換え", "返信", "巻き戻し", "保存", "PDFとして保存", "画像を保存", "検索", "セクション索引", "選択", "すべてを選択",
            "共有", "スライダ", "小さく", "スペクトラム", "停止", "テキスト", "トップレート", "ゴミ箱", "入力", "下線", "取り消す", "選択部分を検索に使用", "表示",
            "ウインドウ",
        ],
        "zh-Hans": [
            "添加", "返回", "放大", "蓝色", "粗体", "书签", "相机", "取消", "请检查拼写或尝试新的搜索。", "清除文本", "关闭", "颜色网格", "颜色", "颜色光谱", "撰写",
            "配置", "通讯录", "拷贝", "剪切", "减少", "删除", "完成", "下载项", "拖移图标来整理标签页。", "编辑", "快进", "个人收藏", "精选", "文件", "查找",
            "查找与替换", "查找下一个", "查找上一个", "字体", "字体", "格式", "绿色", "网格", "帮助", "历史记录", "增加", "斜体", "%@ 项", "正在载入…", "更多",
            "最新", "最多观看", "无法为%@启动浏览器。", "无照片", "无结果", "没有“%@”的结果", "好", "不透明度", "打开", "打开方式…", "%@将在浏览器中打开。", "整理",
            "页面控制", "翻页", "第%@页，共%@页", "粘贴", "暂停", "照片", "第 %@ 个，共 %@ 个", "播放", "打印", "最近", "红色", "重做", "刷新", "重新命名", "重新排序",
            "替换", "全部替换", "回复", "快退", "存储", "存储为 PDF", "存储图像", "搜索", "章节索引", "选择", "全选", "共享", "滑块", "缩小", "光谱", "停止",
            "文本", "最高评分", "废纸篓", "键入", "下划线", "撤销", "将所选内容用于查找", "显示", "窗口",
        ],
        "ar": [
            "إضافة", "رجوع", "أكبر", "أزرق", "غامق", "الإشارات المرجعية", "الكاميرا", "إلغاء",
            "تحقق من الإملاء أو جرّب بحثًا جديدًا.", "مسح النص", "إغلاق", "شبكة الألوان", "الألوان", "طيف الألوان",
            "إنشاء", "تكوين", "جهات الاتصال", "نسخ", "قص", "إنقاص", "حذف", "تم", "التنزيلات",
            "اسحب الأيقونات لتنظيم علامات التبويب.", "تحرير", "تقديم سريع", "المفضلة", "مميز", "ملف", "بحث",
            "بحث واستبدال", "بحث عن التالي", "بحث عن السابق", "الخط", "الخطوط", "تنسيق", "أخضر", "شبكة", "مساعدة",
            "السجل", "زيادة", "مائل", "%@ من العناصر", "جارٍ التحميل…", "المزيد", "الأحدث", "الأكثر مشاهدة",
            "تعذّر تشغيل متصفح لفتح %@.", "لا توجد صور", "لا توجد نتائج", "لا توجد نتائج لـ “%@”", "موافق", "العتامة",
            "فتح", "فتح في…", "يُفتح %@ في المتصفح.", "تنظيم", "عنصر تحكم بالصفحات", "طي الصفحة", "الصفحة %@ من %@",
            "لصق", "إيقاف مؤقت", "الصور", "%@ من %@", "تشغيل", "طباعة", "الحديثة", "أحمر", "إعادة", "تحديث", "إعادة التسمية",
            "إعادة ترتيب", "استبدال", "استبدال الكل", "رد", "ترجيع", "حفظ", "حفظ بتنسيق PDF", "حفظ الصورة", "بحث",
            "فهرس الأقسام", "تحديد", "تحديد الكل", "مشاركة", "أشرطة التمرير", "أصغر", "الطيف", "إيقاف", "نص",
            "الأعلى تقييمًا", "سلة المهملات", "الكتابة", "تسطير", "تراجع", "استخدام التحديد للبحث", "عرض", "نافذة",
        ],
    ]
}
