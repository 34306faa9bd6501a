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
            "Hinzufügen", "Zurück", "Blau", "Lesezeichen", "Kamera", "Abbrechen",
            "Überprüfe die Schreibweise oder versuche es mit einer neuen Suche.", "Text löschen", "Schließen",
            "Farbraster", "Farben", "Farbspektrum", "Verfassen", "Konfigurieren", "Kontakte", "Kopieren",
            "Ausschneiden", "Löschen", "Fertig", "Downloads", "Symbole bewegen, um die Tabs zu organisieren.",
            "Bearbeiten", "Vorspulen", "Favoriten", "Highlights", "Schriften", "Grün", "Raster", "Verlauf", "Laden …",
            "Mehr", "Neueste", "Meistgesehen", "Für %@ konnte kein Browser gestartet werden.", "Keine Fotos",
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“", "OK", "Deckkraft", "Öffnen",
            "%@ wird im Browser geöffnet.", "Organisieren", "Seite umblättern", "Einsetzen", "Pause", "Fotos",
            "Wiedergeben", "Drucken", "Zuletzt", "Rot", "Wiederholen", "Aktualisieren", "Neu anordnen", "Antworten",
            "Zurückspulen", "Sichern", "Als PDF sichern", "Bild sichern", "Suchen", "Abschnittsindex", "Auswählen",
            "Alles auswählen", "Teilen", "Regler", "Spektrum", "Stopp", "Bestbewertet", "Papierkorb", "Eingabe",
            "Widerrufen",
        ],
        "es": [
            "Añadir", "Atrás", "Azul", "Marcadores", "Cámara", "Cancelar",
            "Comprueba la ortografía o haz una nueva búsqueda.", "Borrar texto", "Cerrar", "Cuadrícula de colores",
            "Colores", "Espectro de colores", "Redactar", "Configurar", "Contactos", "Copiar", "Cortar", "Eliminar",
            "Listo", "Descargas", "Arrastra los iconos para organizar las pestañas.", "Editar", "Avance rápido",
            "Favoritos", "Destacado", "Tipos de letra", "Verde", "Cuadrícula", "Historial", "Cargando…", "Más",
            "Más reciente", "Lo más visto", "No se pudo iniciar un navegador para %@.", "Sin fotos", "Sin resultados",
            "Sin resultados para “%@”", "OK", "Opacidad", "Abrir", "%@ se abre en el navegador.", "Organizar",
            "Pasar página", "Pegar", "Pausa", "Fotos", "Reproducir", "Imprimir", "Recientes", "Rojo", "Rehacer",
            "Actualizar", "Reordenar", "Responder", "Rebobinar", "Guardar", "Guardar como PDF", "Guardar imagen",
            "Buscar", "Índice de secciones", "Seleccionar", "Seleccionar todo", "Compartir", "Controles", "Espectro",
            "Detener", "Mejor valorados", "Papelera", "Escritura", "Deshacer",
        ],
        "fr": [
            "Ajouter", "Retour", "Bleu", "Signets", "Appareil photo", "Annuler",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.", "Effacer le texte", "Fermer",
            "Grille de couleurs", "Couleurs", "Spectre de couleurs", "Rédiger", "Configurer", "Contacts", "Copier",
            "Couper", "Supprimer", "OK", "Téléchargements", "Faites glisser les icônes pour organiser les onglets.",
            "Modifier", "Avance rapide", "Favoris", "Sélection", "Polices", "Vert", "Grille", "Historique",
            "Chargement…", "Plus", "Les plus récents", "Les plus consultés",
            "Aucun navigateur n’a pu être lancé pour %@.", "Aucune photo", "Aucun résultat",
            "Aucun résultat pour « %@ »", "OK", "Opacité", "Ouvrir", "%@ s’ouvre dans le navigateur.", "Organiser",
            "Tourner la page", "Coller", "Pause", "Photos", "Lire", "Imprimer", "Récents", "Rouge", "Rétablir",
            "Actualiser", "Réorganiser", "Répondre", "Rembobiner", "Enregistrer", "Enregistrer au format PDF",
            "Enregistrer l’image", "Rechercher", "Index des sections", "Sélectionner", "Tout sélectionner",
            "Partager", "Curseurs", "Spectre", "Arrêter", "Les mieux notés", "Corbeille", "Saisie", "Annuler",
        ],
        "ja": [
            "追加", "戻る", "青", "ブックマーク", "カメラ", "キャンセル",
            "スペルを確認するか、新しい検索を試してください。", "テキストを消去", "閉じる", "カラーグリッド",
            "カラー", "カラースペクトラム", "作成", "設定", "連絡先", "コピー", "カット", "削除", "完了",
            "ダウンロード", "アイコンをドラッグしてタブを整理します。", "編集", "早送り", "よく使う項目", "おすすめ",
            "フォント", "緑", "グリッド", "履歴", "読み込み中…", "その他", "最新", "再生回数順",
            "%@用のブラウザを起動できませんでした。", "写真なし", "検索結果なし", "“%@”の検索結果はありません", "OK",
            "不透明度", "開く", "%@をブラウザで開きます。", "整理", "ページめくり", "ペースト", "一時停止", "写真",
            "再生", "プリント", "履歴", "赤", "やり直す", "更新", "並べ替え", "返信", "巻き戻し", "保存",
            "PDFとして保存", "画像を保存", "検索", "セクション索引", "選択", "すべてを選択", "共有", "スライダ",
            "スペクトラム", "停止", "トップレート", "ゴミ箱", "入力", "取り消す",
        ],
        "zh-Hans": [
            "添加", "返回", "蓝色", "书签", "相机", "取消", "请检查拼写或尝试新的搜索。", "清除文本", "关闭",
            "颜色网格", "颜色", "颜色光谱", "撰写", "配置", "通讯录", "拷贝", "剪切", "删除", "完成", "下载项",
            "拖移图标来整理标签页。", "编辑", "快进", "个人收藏", "精选", "字体", "绿色", "网格", "历史记录",
            "正在载入…", "更多", "最新", "最多观看", "无法为%@启动浏览器。", "无照片", "无结果", "没有“%@”的结果",
            "好", "不透明度", "打开", "%@将在浏览器中打开。", "整理", "翻页", "粘贴", "暂停", "照片", "播放", "打印",
            "最近", "红色", "重做", "刷新", "重新排序", "回复", "快退", "存储", "存储为 PDF", "存储图像", "搜索",
            "章节索引", "选择", "全选", "共享", "滑块", "光谱", "停止", "最高评分", "废纸篓", "键入", "撤销",
        ],
        "ar": [
            "إضافة", "رجوع", "أزرق", "الإشارات المرجعية", "الكاميرا", "إلغاء",
            "تحقق من الإملاء أو جرّب بحثًا جديدًا.", "مسح النص", "إغلاق", "شبكة الألوان", "الألوان", "طيف الألوان",
            "إنشاء", "تكوين", "جهات الاتصال", "نسخ", "قص", "حذف", "تم", "التنزيلات",
            "اسحب الأيقونات لتنظيم علامات التبويب.", "تحرير", "تقديم سريع", "المفضلة", "مميز", "الخطوط", "أخضر",
            "شبكة", "السجل", "جارٍ التحميل…", "المزيد", "الأحدث", "الأكثر مشاهدة", "تعذّر تشغيل متصفح لفتح %@.",
            "لا توجد صور", "لا توجد نتائج", "لا توجد نتائج لـ “%@”", "موافق", "العتامة", "فتح",
            "يُفتح %@ في المتصفح.", "تنظيم", "طي الصفحة", "لصق", "إيقاف مؤقت", "الصور", "تشغيل", "طباعة", "الحديثة",
            "أحمر", "إعادة", "تحديث", "إعادة ترتيب", "رد", "ترجيع", "حفظ", "حفظ بتنسيق PDF", "حفظ الصورة", "بحث",
            "فهرس الأقسام", "تحديد", "تحديد الكل", "مشاركة", "أشرطة التمرير", "الطيف", "إيقاف", "الأعلى تقييمًا",
            "سلة المهملات", "الكتابة", "تراجع",
        ],
    ]
}
