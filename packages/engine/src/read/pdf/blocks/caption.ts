/** Captions of figures and tables, by the word and number that they begin with. */

const CAPTION =
  /^(?:fig(?:ure|\.)?|image|photo|table|tab\.|exhibit|abb(?:ildung|\.)|tabelle|tableau|tabla|tabela|figura|figuur|tabel|obr(?:ázek|\.)?|rys(?:unek|\.)?|gambar|şekil|tablo|рис(?:унок|\.)?|табл(?:ица|\.)?|شكل|جدول|图|表|圖|図|그림|표)\s*\.?\s*(?:[\p{Nd}]{1,3}|[IVX]{1,4})(?:[.\-–][\p{Nd}]{1,2})?\s*(?:[.:：|—–)-]|\s|$)/iu;
/** "Figure 3 shows" is a sentence of the text. */
const SENTENCE =
  /^\S+\s*\.?\s*[\p{Nd}IVX.]+\s+(?:shows?|illustrates?|presents?|depicts?|lists?|gives?|summari[sz]es|is|are|was|and|zeigt|montre|muestra)\b/iu;

export const isCaption = (text: string): boolean => CAPTION.test(text) && !SENTENCE.test(text);

const TABLE = /^(?:tab|табл|جدول|表|표)/iu;

export const captionsTable = (text: string): boolean => TABLE.test(text);
