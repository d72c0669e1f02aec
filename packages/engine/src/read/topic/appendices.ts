/** Headings of an encyclopaedia's sections that say nothing of the topic: notes, references, links. A table of data, by language. */
const names = new Set(
  [
    'see also|notes|references|citations|footnotes|sources|bibliography|further reading|external links|works cited|explanatory notes|general references|gallery|discography|filmography|selected works|publications|notes and references|references and notes',
    'siehe auch|einzelnachweise|weblinks|literatur|anmerkungen|quellen|fußnoten|belege|galerie|bildergalerie|weiterführende literatur|schriften',
    'voir aussi|notes et références|références|notes|liens externes|bibliographie|articles connexes|annexes|galerie|sources|filmographie|discographie',
    'véase también|referencias|notas|enlaces externos|bibliografía|lectura adicional|galería|notas y referencias|fuentes|otras lecturas',
    "voci correlate|note|bibliografia|altri progetti|collegamenti esterni|galleria d’immagini|galleria d'immagini|fonti|approfondimenti",
    'ver também|referências|notas|ligações externas|bibliografia|leitura adicional|galeria|notas e referências|leituras adicionais|referências bibliográficas',
    'zie ook|referenties|bronnen|noten|externe links|externe link|literatuur|voetnoten|bronnen, noten en/of referenties|galerij|afbeeldingen',
    'zobacz też|przypisy|uwagi|bibliografia|linki zewnętrzne|galeria|literatura',
    'см. также|примечания|литература|ссылки|источники|сноски|галерея|библиография|комментарии',
    'див. також|примітки|література|посилання|джерела|галерея|виноски',
    'ayrıca bakınız|kaynakça|notlar|dış bağlantılar|konuyla ilgili yayınlar|galeri|dipnotlar|kaynaklar',
    'lihat pula|lihat juga|referensi|catatan|catatan kaki|pranala luar|bacaan lanjutan|bacaan lebih lanjut|daftar pustaka|galeri|rujukan|pautan luar|bibliografi',
    'انظر أيضًا|انظر أيضا|مراجع|المراجع|ملاحظات|وصلات خارجية|روابط خارجية|مصادر|هوامش|معرض صور|قراءة متعمقة|معرض الصور',
    'جستارهای وابسته|منابع|پانویس|پیوند به بیرون|یادداشت‌ها|نگارخانه|برای مطالعه بیشتر|کتاب‌شناسی|ارجاعات',
    'مزید دیکھیے|حوالہ جات|بیرونی روابط|حواشی',
    'इन्हें भी देखें|सन्दर्भ|संदर्भ|बाहरी कड़ियाँ|टिप्पणियाँ|इन्हें भी देखिए|ग्रन्थसूची|चित्र दीर्घा',
    'আরও দেখুন|তথ্যসূত্র|বহিঃসংযোগ|টীকা',
    'மேற்கோள்கள்|வெளி இணைப்புகள்|இவற்றையும் பார்க்கவும்|மேலும் பார்க்க|குறிப்புகள்|உசாத்துணை|படத்தொகுப்பு|இவற்றையும் பார்க்க',
    '関連項目|脚注|注釈|出典|参考文献|外部リンク|関連文献|関連書籍|ギャラリー|注釈・出典|関連作品',
    '같이 보기|각주|주해|참고 문헌|참고문헌|외부 링크|출처|갤러리|내용주',
    '参见|參見|参看|參看|注释|註釋|注釋|参考文献|參考文獻|参考资料|參考資料|外部链接|外部連結|延伸阅读|延伸閱讀|相关条目|相關條目|备注|備註|脚注|腳註|图集|圖集|画廊|圖庫|扩展阅读|来源|來源|註腳|參考來源',
    'ดูเพิ่ม|อ้างอิง|แหล่งข้อมูลอื่น|หมายเหตุ|เชิงอรรถ|บรรณานุกรม',
    'xem thêm|tham khảo|chú thích|ghi chú|liên kết ngoài|đọc thêm|nguồn',
    'se även|referenser|noter|källor|externa länkar|vidare läsning|litteratur|fotnoter|se også|referanser|eksterne lenker|kilder|fodnoter|eksterne henvisninger|litteratur|kildehenvisninger',
    'katso myös|lähteet|viitteet|aiheesta muualla|kirjallisuutta|viz také|reference|odkazy|externí odkazy|související články|poznámky|literatura|pozri aj|referencie|externé odkazy|iné projekty',
    'lásd még|jegyzetek|források|további információk|irodalom|vezi și|note|bibliografie|legături externe|referințe|lectură suplimentară|δείτε επίσης|παραπομπές|εξωτερικοί σύνδεσμοι|βιβλιογραφία|πηγές|σημειώσεις',
    'вижте също|източници|бележки|външни препратки|литература|види још|референце|спољашње везе|povezano|izvori|vanjske poveznice|vidi još|reference|spoljašnje veze|ראו גם|הערות שוליים|קישורים חיצוניים|לקריאה נוספת',
  ].flatMap((line) => line.split('|')),
);

export const isAppendix = (heading: string): boolean =>
  names.has(
    heading
      .toLowerCase()
      .replace(/[:：]$/, '')
      .trim(),
  );
