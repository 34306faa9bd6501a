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
            "Hinzufügen", "Zurück", "Lesezeichen", "Kamera", "Abbrechen", "Text löschen", "Schließen",
            "Verfassen", "Konfigurieren", "Kontakte", "Kopieren", "Ausschneiden", "Löschen", "Fertig",
            "Downloads", "Bearbeiten", "Vorspulen", "Favoriten", "Highlights", "Verlauf", "Laden …", "Mehr",
            "Neueste", "Meistgesehen", "Organisieren", "Seite umblättern", "Einsetzen", "Pause",
            "Wiedergeben", "Zuletzt", "Wiederholen", "Aktualisieren", "Neu anordnen", "Antworten",
            "Zurückspulen", "Sichern", "Suchen", "Abschnittsindex", "Auswählen", "Alles auswählen", "Teilen",
            "Stopp", "Bestbewertet", "Papierkorb", "Widerrufen",
        ],
        "es": [
            "Añadir", "Atrás", "Marcadores", "Cámara", "Cancelar", "Borrar texto", "Cerrar", "Redactar",
            "Configurar", "Contactos", "Copiar", "Cortar", "Eliminar", "Listo", "Descargas", "Editar",
            "Avance rápido", "Favoritos", "Destacado", "Historial", "Cargando…", "Más", "Más reciente",
            "Lo más visto", "Organizar", "Pasar página", "Pegar", "Pausa", "Reproducir", "Recientes",
            "Rehacer", "Actualizar", "Reordenar", "Responder", "Rebobinar", "Guardar", "Buscar",
            "Índice de secciones", "Seleccionar", "Seleccionar todo", "Compartir", "Detener",
            "Mejor valorados", "Papelera", "Deshacer",
        ],
        "fr": [
            "Ajouter", "Retour", "Signets", "Appareil photo", "Annuler", "Effacer le texte", "Fermer",
            "Rédiger", "Configurer", "Contacts", "Copier", "Couper", "Supprimer", "OK", "Téléchargements",
            "Modifier", "Avance rapide", "Favoris", "Sélection", "Historique", "Chargement…", "Plus",
            "Les plus récents", "Les plus consultés", "Organiser", "Tourner la page", "Coller", "Pause",
            "Lire", "Récents", "Rétablir", "Actualiser", "Réorganiser", "Répondre", "Rembobiner",
            "Enregistrer", "Rechercher", "Index des sections", "Sélectionner", "Tout sélectionner",
            "Partager", "Arrêter", "Les mieux notés", "Corbeille", "Annuler",
        ],
        "ja": [
            "追加", "戻る", "ブックマーク", "カメラ", "キャンセル", "テキストを消去", "閉じる", "作成", "設定", "連絡先", "コピー", "カット", "削除",
            "完了", "ダウンロード", "編集", "早送り", "よく使う項目", "おすすめ", "履歴", "読み込み中…", "その他", "最新", "再生回数順", "整理",
            "ページめくり", "ペースト", "一時停止", "再生", "履歴", "やり直す", "更新", "並べ替え", "返信", "巻き戻し", "保存", "検索", "セクション索引",
            "選択", "すべてを選択", "共有", "停止", "トップレート", "ゴミ箱", "取り消す",
        ],
        "zh-Hans": [
            "添加", "返回", "书签", "相机", "取消", "清除文本", "关闭", "撰写", "配置", "通讯录", "拷贝", "剪切", "删除", "完成", "下载项",
            "编辑", "快进", "个人收藏", "精选", "历史记录", "正在载入…", "更多", "最新", "最多观看", "整理", "翻页", "粘贴", "暂停", "播放",
            "最近", "重做", "刷新", "重新排序", "回复", "快退", "存储", "搜索", "章节索引", "选择", "全选", "共享", "停止", "最高评分", "废纸篓",
            "撤销",
        ],
        "ar": [
            "إضافة", "رجوع", "الإشارات المرجعية", "الكاميرا", "إلغاء", "مسح النص", "إغلاق", "إنشاء", "تكوين",
            "جهات الاتصال", "نسخ", "قص", "حذف", "تم", "التنزيلات", "تحرير", "تقديم سريع", "المفضلة", "مميز",
            "السجل", "جارٍ التحميل…", "المزيد", "الأحدث", "الأكثر مشاهدة", "تنظيم", "طي الصفحة", "لصق",
            "إيقاف مؤقت", "تشغيل", "الحديثة", "إعادة", "تحديث", "إعادة ترتيب", "رد", "ترجيع", "حفظ", "بحث",
            "فهرس الأقسام", "تحديد", "تحديد الكل", "مشاركة", "إيقاف", "الأعلى تقييمًا", "سلة المهملات",
            "تراجع",
        ],
    ]
}
