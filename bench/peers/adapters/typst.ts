/** The talk as a Typst document with the pages of slides. Typst alone draws no charts: their figures stand as a table. */
import { type Table, type Talk, type TalkSlide, tableOf } from '../talk.ts';

/** `photo` is the picture's file, as seen from the folder of the document. */
export function typstOf({ title, language, slides }: Talk, photo: string): string {
  const [tag = 'en'] = language.split('-');
  return [
    `#set document(title: ${text(title)})`,
    '#set page(paper: "presentation-16-9", margin: 1.5cm)',
    `#set text(size: 20pt, lang: ${text(tag)})`,
    `#title(${text(title)})`,
    ...slides.map((slide) => `#pagebreak()\n${slideOf(slide, photo)}`),
  ].join('\n\n');
}

function slideOf({ title, points, table, chart, photo: shown }: TalkSlide, photo: string): string {
  const list = points ? [`#list(${points.map((point) => `[#${text(point)}]`).join(', ')})`] : [];
  const picture = shown === undefined ? [] : [`#image(${text(photo)}, height: 6cm, alt: ${text(shown)})`];
  const tables = [table, chart && tableOf(chart)].flatMap((each) => (each ? [tableText(each)] : []));
  return [`= #${text(title)}`, ...list, ...picture, ...tables].join('\n\n');
}

function tableText({ columns, rows }: Table): string {
  const cells = (row: readonly string[]) => row.map((cell) => `[#${text(cell)}]`).join(', ');
  return `#table(columns: ${columns.length}, table.header(${cells(columns)}), ${rows.map((row) => cells(row)).join(', ')})`;
}

/** A string of Typst's code mode, which takes no marks in it. */
const text = (content: string): string => `"${content.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&')}"`;
