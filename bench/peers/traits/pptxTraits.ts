/** What a PPTX is made of, counted in its parts: what of it can be edited, follows the theme, and is told to those who do not see it. */
import { openPackage } from '../../../test/pptx/partIndex.ts';
import { all, first, walk, type XmlElement } from '../../../test/pptx/xmlTree.ts';

export interface PptxTraits {
  readonly slides: number;
  /** Slides with a title in a place for titles. */
  readonly titled: number;
  /** Letters in shapes, and those of them in places that a layout has for them. Tables and charts are no shapes, footers and numbers do not count. */
  readonly letters: number;
  readonly lettersInPlaces: number;
  /** That PowerPoint can edit as such. */
  readonly charts: number;
  readonly tables: number;
  /** Pictures, charts and tables, decorative pictures left out, and those of them that are described. */
  readonly objects: number;
  readonly described: number;
  /** Colours on slides and in charts that the theme gives, and that it does not. What names no colour has the layout's. */
  readonly themed: number;
  readonly fixed: number;
  /** What the slides say, tables too. */
  readonly texts: readonly string[];
}

/** @throws Error when the file is no package. */
export function pptxTraits(bytes: Uint8Array): PptxTraits {
  const { xml } = openPackage(bytes);
  const parts = (folder: string) => [...xml].flatMap(([name, root]) => (new RegExp(`^ppt/${folder}\\d+\\.xml$`).test(name) ? [root] : []));
  const slides = parts('slides/slide');
  const shapes = slides.flatMap((slide) => all(slide, 'p:sp')).filter((shape) => !isRunning(shape));
  const frames = slides.flatMap((slide) => all(slide, 'p:graphicFrame'));
  const charts = frames.filter((frame) => first(frame, 'c:chart'));
  const tables = frames.filter((frame) => first(frame, 'a:tbl'));
  const pictures = slides.flatMap((slide) => all(slide, 'p:pic')).filter((picture) => !first(picture, 'adec:decorative'));
  const objects = [...pictures, ...charts, ...tables];
  const coloured = [...slides, ...parts('charts/chart')].flatMap(walk);
  return {
    slides: slides.length,
    titled: slides.filter((slide) => all(slide, 'p:sp').some((shape) => isTitle(shape) && textOf(shape).trim() !== '')).length,
    letters: lettersOf(shapes),
    lettersInPlaces: lettersOf(shapes.filter((shape) => first(shape, 'p:ph'))),
    charts: charts.length,
    tables: tables.length,
    objects: objects.length,
    described: objects.filter((object) => first(object, 'p:cNvPr')?.attributes.get('descr')?.trim()).length,
    themed: coloured.filter(({ name }) => name === 'a:schemeClr').length,
    fixed: coloured.filter(({ name }) => /^a:(srgb|scrgb|sys|prst|hsl)Clr$/.test(name)).length,
    texts: slides.map(textOf),
  };
}

const isTitle = (shape: XmlElement): boolean => /^(title|ctrTitle)$/.test(first(shape, 'p:ph')?.attributes.get('type') ?? '');

const isRunning = (shape: XmlElement): boolean => /^(ftr|sldNum|dt)$/.test(first(shape, 'p:ph')?.attributes.get('type') ?? '');

/** Paragraphs, a line each. */
const textOf = (element: XmlElement): string =>
  all(element, 'a:p')
    .map((paragraph) =>
      all(paragraph, 'a:t')
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');

const lettersOf = (shapes: readonly XmlElement[]): number =>
  shapes.flatMap((shape) => all(shape, 'a:t')).reduce((sum, { text }) => sum + text.trim().length, 0);
