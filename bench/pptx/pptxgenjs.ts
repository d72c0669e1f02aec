/** The deck written with PptxGenJS, as its documentation shows. */
import { createRequire } from 'node:module';
import type pptxgenjs from 'pptxgenjs';
import { deck, notes, type SlideContent } from './content.ts';

type Presentation = pptxgenjs.default;
type Slide = ReturnType<Presentation['addSlide']>;

// Its ES module is a script by its package's own account; the CommonJS build is what Node can load.
const Presentation: new () => Presentation = createRequire(import.meta.url)('pptxgenjs');

/** `photos` are data addresses by the number of the photograph. */
export async function writeWithPptxGenJs(photos: ReadonlyMap<number, string>): Promise<Uint8Array> {
  const file = new Presentation();
  file.layout = 'LAYOUT_WIDE';
  for (const content of deck) add(file, file.addSlide(), content, photos);
  return (await file.write({ outputType: 'nodebuffer' })) as Uint8Array;
}

function add(file: Presentation, slide: Slide, content: SlideContent, photos: ReadonlyMap<number, string>): void {
  slide.addText(content.title, { x: 0.67, y: 0.5, w: 12, h: 0.67, fontFace: 'Manrope', fontSize: 32, bold: true });
  slide.addNotes(notes);
  switch (content.kind) {
    case 'title':
      slide.addText(content.subtitle, { x: 0.67, y: 4, w: 12, h: 0.8, fontFace: 'Inter', fontSize: 20 });
      break;
    case 'bullets':
      slide.addText(
        content.items.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
        { x: 0.67, y: 1.55, w: 12, h: 5.2, fontFace: 'Inter', fontSize: 18 },
      );
      slide.addImage({ data: photos.get(content.photo) ?? '', x: 8.9, y: 4.2, w: 3.75, h: 2.5, altText: 'Two green hills' });
      break;
    case 'chart':
      slide.addChart(file.ChartType.bar, [{ name: content.title, labels: [...content.categories], values: [...content.values] }], {
        x: 0.67,
        y: 1.55,
        w: 12,
        h: 5.2,
        showValue: true,
      });
      break;
    case 'table':
      slide.addTable(
        content.rows.map((row) => row.map((text) => ({ text }))),
        { x: 0.67, y: 1.55, w: 11, fontFace: 'Inter', fontSize: 14 },
      );
  }
}
