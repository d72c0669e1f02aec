/** The few words that credits need, by language. */

export interface CreditText {
  /** Title of the slide that lists whom pictures are owed to. */
  readonly title: string;
  /** Stands before a credit, with a colon. */
  readonly picture: string;
  /** Said of pictures that a model made, before its name. */
  readonly madeWith: string;
  /** Licences want changes to be told. */
  readonly cropped: string;
}

const text = (title: string, picture: string, madeWith: string, cropped: string): CreditText => ({ title, picture, madeWith, cropped });

const texts: Readonly<Record<string, CreditText>> = {
  en: text('Picture credits', 'Picture', 'made with', 'cropped'),
  ar: text('مصادر الصور', 'الصورة', 'أُنشئت باستخدام', 'مقصوصة'),
  bg: text('Източници на изображенията', 'Изображение', 'създадено с', 'изрязано'),
  bn: text('ছবির কৃতজ্ঞতা', 'ছবি', 'তৈরি হয়েছে', 'ছাঁটা'),
  ca: text('Crèdits de les imatges', 'Imatge', 'creada amb', 'retallada'),
  cs: text('Zdroje obrázků', 'Obrázek', 'vytvořeno pomocí', 'oříznuto'),
  da: text('Billedkilder', 'Billede', 'lavet med', 'beskåret'),
  de: text('Bildnachweise', 'Bild', 'erzeugt mit', 'beschnitten'),
  el: text('Πηγές εικόνων', 'Εικόνα', 'δημιουργήθηκε με', 'περικομμένη'),
  es: text('Créditos de las imágenes', 'Imagen', 'creada con', 'recortada'),
  fa: text('منابع تصاویر', 'تصویر', 'ساخته‌شده با', 'برش‌خورده'),
  fi: text('Kuvalähteet', 'Kuva', 'luotu:', 'rajattu'),
  fr: text('Crédits des images', 'Image', 'créée avec', 'recadrée'),
  he: text('קרדיטים לתמונות', 'תמונה', 'נוצרה באמצעות', 'חתוכה'),
  hi: text('चित्रों के स्रोत', 'चित्र', 'निर्मित:', 'काटा हुआ'),
  hr: text('Izvori slika', 'Slika', 'izrađeno pomoću', 'obrezano'),
  hu: text('Képek forrásai', 'Kép', 'készült:', 'vágott'),
  id: text('Sumber gambar', 'Gambar', 'dibuat dengan', 'dipotong'),
  it: text('Crediti delle immagini', 'Immagine', 'creata con', 'ritagliata'),
  ja: text('画像の出典', '画像', '生成:', 'トリミング済み'),
  ko: text('이미지 출처', '이미지', '생성:', '잘라냄'),
  nb: text('Bildekilder', 'Bilde', 'laget med', 'beskåret'),
  nl: text('Bronnen van de beelden', 'Beeld', 'gemaakt met', 'bijgesneden'),
  pl: text('Źródła ilustracji', 'Ilustracja', 'utworzono w', 'przycięto'),
  pt: text('Créditos das imagens', 'Imagem', 'criada com', 'recortada'),
  ro: text('Sursele imaginilor', 'Imagine', 'creată cu', 'decupată'),
  ru: text('Источники изображений', 'Изображение', 'создано с помощью', 'обрезано'),
  sk: text('Zdroje obrázkov', 'Obrázok', 'vytvorené pomocou', 'orezané'),
  sr: text('Извори слика', 'Слика', 'направљено помоћу', 'исечено'),
  sv: text('Bildkällor', 'Bild', 'skapad med', 'beskuren'),
  ta: text('படங்களின் மூலங்கள்', 'படம்', 'உருவாக்கியது:', 'வெட்டப்பட்டது'),
  th: text('ที่มาของภาพ', 'ภาพ', 'สร้างด้วย', 'ตัดส่วน'),
  tr: text('Görsel kaynakları', 'Görsel', 'oluşturan:', 'kırpılmış'),
  uk: text('Джерела зображень', 'Зображення', 'створено за допомогою', 'обрізано'),
  ur: text('تصاویر کے ماخذ', 'تصویر', 'تخلیق بذریعہ', 'تراشی ہوئی'),
  vi: text('Nguồn hình ảnh', 'Hình ảnh', 'tạo bằng', 'đã cắt'),
  zh: text('图片来源', '图片', '生成工具：', '已裁剪'),
  'zh-Hant': text('圖片來源', '圖片', '生成工具：', '已裁切'),
};

/** Those of English where the language is not known here. */
export function creditText(language: string): CreditText {
  const { language: base, script } = new Intl.Locale(language).maximize();
  return texts[`${base}-${script}`] ?? texts[base === 'no' || base === 'nn' ? 'nb' : base] ?? (texts.en as CreditText);
}
