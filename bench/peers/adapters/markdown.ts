/** The talk in the Markdown that pandoc and Marp read, as their manuals show it; neither draws charts, whose figures stand as a table. */
import { type Table, type Talk, type TalkSlide, tableOf } from '../talk.ts';

export type Dialect = 'pandoc' | 'marp';

/** `photo` is the picture's file, as seen from the folder of the Markdown. */
export function markdownOf({ title, language, slides }: Talk, photo: string, dialect: Dialect): string {
  const head = `title: ${JSON.stringify(title)}\nlang: ${language}`;
  if (dialect === 'pandoc') return `---\n${head}\n---\n\n${slides.map((slide) => pandocSlide(slide, photo)).join('\n\n')}\n`;
  return `---\nmarp: true\npaginate: true\n${head}\n---\n\n# ${escaped(title)}\n\n${slides.map((slide) => `---\n\n${marpSlide(slide, photo)}`).join('\n\n')}\n`;
}

function pandocSlide(slide: TalkSlide, photo: string): string {
  const notes = slide.notes ? [`::: notes\n${escaped(slide.notes)}\n:::`] : [];
  const points = pointsOf(slide);
  // A picture below a list would get a slide of its own: columns are pandoc's way to have both.
  const body =
    slide.photo === undefined
      ? points
      : [`:::: columns\n::: column\n${points.join('\n')}\n:::\n::: column\n![${escaped(slide.photo)}](${photo})\n:::\n::::`];
  return [`# ${escaped(slide.title)}`, ...body, ...tables(slide), ...notes].join('\n\n');
}

function marpSlide(slide: TalkSlide, photo: string): string {
  const picture = slide.photo === undefined ? [] : [`![w:300 ${escaped(slide.photo)}](${photo})`];
  const notes = slide.notes ? [`<!--\n${slide.notes.replaceAll('--', '–')}\n-->`] : [];
  return [`# ${escaped(slide.title)}`, ...pointsOf(slide), ...picture, ...tables(slide), ...notes].join('\n\n');
}

const pointsOf = ({ points }: TalkSlide): string[] => (points ? [points.map((point) => `- ${escaped(point)}`).join('\n')] : []);

const tables = ({ table, chart }: TalkSlide): string[] =>
  [table, chart && tableOf(chart)].flatMap((each) => (each ? [pipeTable(each)] : []));

function pipeTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const said = (cells: readonly string[]) => line(cells.map(escaped));
  return [said(columns), line(columns.map(() => '---')), ...rows.map(said)].join('\n');
}

/** One line without marks. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#+\-!|~^$@'".:()]/g, '\\$&');
