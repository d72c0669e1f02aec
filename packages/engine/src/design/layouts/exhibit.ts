/** The line above a chart or a table in templates that number them: "Exhibit 3", and what is measured. */
import { numeralOf } from '../../model/numeral.ts';
import type { Paragraph } from '../../model/text.ts';
import type { Stage } from '../stage.ts';
import { body, paragraph, strong } from '../typography.ts';

/** One word for charts and tables alike. */
const words: Readonly<Record<string, string>> = {
  ar: 'الشكل',
  bg: 'Фигура',
  bn: 'চিত্র',
  ca: 'Figura',
  cs: 'Obrázek',
  da: 'Figur',
  de: 'Abbildung',
  el: 'Σχήμα',
  en: 'Exhibit',
  es: 'Figura',
  fa: 'شکل',
  fi: 'Kuvio',
  fr: 'Illustration',
  he: 'איור',
  hi: 'चित्र',
  hr: 'Slika',
  id: 'Gambar',
  it: 'Figura',
  ja: '図表',
  ko: '도표',
  ms: 'Rajah',
  nb: 'Figur',
  nl: 'Figuur',
  nn: 'Figur',
  no: 'Figur',
  pl: 'Rysunek',
  pt: 'Figura',
  ro: 'Figura',
  ru: 'Рисунок',
  sk: 'Obrázok',
  sl: 'Slika',
  sr: 'Слика',
  sv: 'Figur',
  ta: 'படம்',
  th: 'ภาพที่',
  tr: 'Şekil',
  uk: 'Рисунок',
  ur: 'شکل',
  vi: 'Hình',
  zh: '图表',
  'zh-Hant': '圖表',
};

/** "Exhibit 3"; in a language whose word is not known the number alone would say nothing, so there is none. */
function exhibitName({ exhibit, language }: Stage): string | undefined {
  const { language: base, script } = new Intl.Locale(language).maximize();
  const word = words[`${base}-${script}`] ?? words[base];
  return word && `${word} ${numeralOf(exhibit, language)}`;
}

const SIZE = 13;

/** One line; empty where there is neither a number nor a unit. */
export function exhibitLine(unit: string | undefined, stage: Stage): Paragraph[] {
  const { template } = stage;
  const name = template.exhibits ? exhibitName(stage) : undefined;
  const plain = body(template, SIZE, template.page.muted, undefined, 1.3);
  const parts = [
    ...(name ? [{ text: unit?.trim() ? `${name}   ` : name, look: strong(template, SIZE, template.page.text) }] : []),
    ...(unit?.trim() ? [{ text: unit, look: plain }] : []),
  ];
  return parts.length > 0 ? [paragraph(parts, plain, stage)] : [];
}
