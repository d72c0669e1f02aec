/**
 * Roles of styles by their names. Word writes the names of its own styles in English in every language; other applications and
 * converters write them as they show them.
 */

export type Role =
  | { readonly is: 'heading'; readonly level: number }
  | { readonly is: 'item'; readonly ordered: boolean; readonly level: number }
  | { readonly is: 'title' | 'subtitle' | 'caption' | 'quote' | 'code' | 'contents' | 'continuation' };

const HEADING =
  /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|címsor|titlu|заголовок|наголовок|επικεφαλίδα|başlık|heading|judul|tiêu đề|عنوان|כותרת|हेडिंग|หัวเรื่อง|見出し|标题|標題|제목)\s?([1-9])(?:\s|$)/u;

const NAMES: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:toc \d|toc heading|table of (?:figures|authorities)|index (?:\d|heading)|inhaltsverzeichnis.*|verzeichnis \d|tm \d|目录 ?\d?|目次 ?\d?|contents \d|contents heading)$/u,
    { is: 'contents' },
  ],
  [
    /^(?:title|titel|titre|título|titolo|tytuł|název|otsikko|tittel|название|заголовок|cím|titlu|başlık|タイトル|表題|标题|標題|제목|العنوان)$/u,
    { is: 'title' },
  ],
  [
    /^(?:subtitle|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|underrubrik|undertitel|alaotsikko|podtytuł|podtitul|подзаголовок|alcím|副标题|副標題|副題|부제)$/u,
    { is: 'subtitle' },
  ],
  [
    /^(?:caption|beschriftung|légende|legende|leyenda|epígrafe|didascalia|bijschrift|bildtext|kuvaotsikko|legenda|titulek|название объекта|képaláírás|図表番号|题注|標號|캡션|figure|table caption|image caption|captioned figure|illustration|drawing)$/u,
    { is: 'caption' },
  ],
  [
    /^(?:(?:intense )?quote|block text|quotations|(?:intensives )?zitat|citation(?: intense)?|cita(?: destacada)?|citazione(?: intensa)?|citat|citaat|引用文|引用|цитата|인용)$/u,
    { is: 'quote' },
  ],
  [/^(?:html preformatted|source code|code|code block|preformatted text|plain code|listing|macro text|sourcecode)$/u, { is: 'code' }],
  [/^list continue(?: \d)?$/u, { is: 'continuation' }],
];

const ITEM = /^list (bullet|number)(?: (\d))?$/u;

/** The role of a style's name, or undefined when the name says nothing. */
export function roleOf(name: string): Role | undefined {
  const plain = name.normalize('NFC').toLowerCase().trim();
  const heading = HEADING.exec(plain);
  if (heading) return { is: 'heading', level: Number(heading[1]) };
  const item = ITEM.exec(plain);
  if (item) return { is: 'item', ordered: item[1] === 'number', level: item[2] === undefined ? 0 : Number(item[2]) - 1 };
  return NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}
