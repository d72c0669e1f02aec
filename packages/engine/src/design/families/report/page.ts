/** The page of a report: a message over its full width, the chapters above it, a hairline and the page's number at its foot. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { Grid } from '../../tokens/grid.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import type { ReportLook } from './reportLook.ts';

export const LEFT = 44;
export const WIDTH = 872;
/** The hairline below the chapters, or the band that they stand on. */
export const trackerFrame: Readonly<Record<ReportLook['tracker'], Frame>> = {
  line: { x: LEFT, y: 36, w: WIDTH, h: 0.75 },
  band: { x: 0, y: 0, w: 960, h: 30 },
};

/** The deck's name, above whose hairline content ends. */
export const FOOTER: Frame = { x: LEFT, y: 505, w: 560, h: 18 };
const title: Frame = { x: LEFT, y: 50, w: WIDTH, h: 74 };

export const reportGrid: Grid = {
  title,
  titleSizes: [30, 18],
  titlePlace: 'above',
  body: { x: LEFT, y: 140, w: WIDTH, h: 336 },
  highest: 128,
  panel: { x: 644, y: 140, w: 272, h: 330 },
  besidePanel: { title, body: { x: LEFT, y: 140, w: 560, h: 336 } },
  footer: FOOTER,
  number: { x: 620, y: 505, w: 296, h: 18 },
};

/** What the templates of the family share. */
export const reportPage = ({
  tracker,
}: ReportLook): Pick<TemplateTokens, 'grid' | 'pageArt' | 'rule' | 'exhibits' | 'coverGround' | 'bullet' | 'sectionGround'> => ({
  grid: reportGrid,
  rule: 1.5,
  exhibits: true,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'bg' },
  bullet: 'dash',
  pageArt: ({ inks }): SceneNode[] => [
    figureShape(
      tracker === 'line' ? 'Chapter line' : 'Chapter band',
      trackerFrame[tracker],
      { type: 'rect' },
      tracker === 'line' ? inks.text : { ref: 'accent1' },
    ),
    figureShape('Footer hairline', { x: LEFT, y: 498, w: WIDTH, h: 0.75 }, { type: 'rect' }, inks.line),
  ],
});
