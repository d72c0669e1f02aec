/** The talk written with PptxGenJS, with masters that have places for titles and texts, as its documentation recommends. */
import { readFile } from 'node:fs/promises';
import type pptxgenjs from 'pptxgenjs';
import type { Talk, TalkSlide } from '../talk.ts';

type Presentation = pptxgenjs.default;

const [CONTENT, TITLE_ONLY] = ['Content', 'Title only'];
/** Inches, on a page of 13.33 × 7.5. */
const head = { x: 0.67, y: 0.4, w: 12, h: 1 } as const;
const body = { x: 0.67, y: 1.55, w: 12, h: 5.2 } as const;

export async function writeWithPptxGenJs(Presentation: new () => Presentation, talk: Talk, photo: string): Promise<Uint8Array> {
  const file = new Presentation();
  file.layout = 'LAYOUT_WIDE';
  file.title = talk.title;
  const title = { placeholder: { options: { name: 'title', type: 'title', ...head, fontSize: 30, bold: true }, text: '' } } as const;
  const list = { placeholder: { options: { name: 'body', type: 'body', ...body, fontSize: 18 }, text: '' } } as const;
  file.defineSlideMaster({ title: CONTENT, objects: [title, list] });
  file.defineSlideMaster({ title: TITLE_ONLY, objects: [title] });
  file.addSlide({ masterName: TITLE_ONLY }).addText(talk.title, { placeholder: 'title' });
  const data = `image/jpeg;base64,${(await readFile(photo)).toString('base64')}`;
  for (const slide of talk.slides) add(file, slide, data);
  return (await file.write({ outputType: 'nodebuffer' })) as Uint8Array;
}

function add(file: Presentation, { title, notes, points, table, chart, photo }: TalkSlide, data: string): void {
  const slide = file.addSlide({ masterName: points ? CONTENT : TITLE_ONLY });
  slide.addText(title, { placeholder: 'title' });
  if (notes) slide.addNotes(notes);
  if (points)
    slide.addText(
      points.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
      { placeholder: 'body' },
    );
  if (photo !== undefined) slide.addImage({ data, x: 8.9, y: 4.2, w: 3.75, h: 2.5, altText: photo });
  if (table)
    slide.addTable(
      [table.columns, ...table.rows].map((row) => row.map((text) => ({ text }))),
      { x: body.x, y: body.y, w: body.w, fontSize: 14 },
    );
  if (chart) {
    const series = chart.series.map(({ name, values }) => ({ name, labels: [...chart.categories], values: [...values] }));
    slide.addChart(file.ChartType.bar, series, { ...body, showValue: true, altText: title });
  }
}
