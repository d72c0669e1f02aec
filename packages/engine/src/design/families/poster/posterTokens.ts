/** What the templates of the family have in common beside their layouts. */
import type { Color } from '../../../model/color.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import { block, drawn } from './drawn.ts';
import { BAND, BAND_CUT, BLOCK, CUT, posterGrid, posterWideGrid } from './grid.ts';
import type { PosterLook } from './posterLook.ts';

type Common =
  | 'bullet'
  | 'rule'
  | 'coverGround'
  | 'sectionGround'
  | 'titleGround'
  | 'grid'
  | 'motif'
  | 'pageArt'
  | 'wide'
  | 'wideFirst'
  | 'mostTitleLines'
  | 'mostTitleLinesOf'
  | 'table'
  | 'portraits'
  | 'strongWeight'
  | 'chart';

interface ChartTokens {
  readonly family: string;
  /** The marks that do not lead. */
  readonly quiet: Color;
  /** The parts of a whole. */
  readonly parts: readonly Color[];
}

export const posterTokens = (plan: PosterLook, chart: ChartTokens): Pick<TemplateTokens, Common> & { readonly look: PosterLook } => ({
  look: plan,
  strongWeight: 700,
  chart: { ...chart, labelWeight: 700, labelSize: 24, categorySize: 15, lineWidth: 6, gap: 6 },
  bullet: { glyph: '■' },
  rule: 3,
  coverGround: plan.cover.title.ground,
  sectionGround: { ref: 'accent1' },
  titleGround: { ref: 'accent1' },
  grid: posterGrid,
  motif: (frame, { seed }) => drawn('Art', seed, (canvas, light) => plan.cut(canvas, frame, light), frame),
  pageArt: ({ seed }) => [
    block('Block', BLOCK, { ref: 'accent1' }),
    ...drawn('Cut', seed, (canvas, light) => plan.cut(canvas, CUT, light), CUT),
  ],
  wide: {
    titleGround: { ref: 'accent1' },
    grid: posterWideGrid,
    pageArt: ({ seed }) => [
      block('Band', BAND, { ref: 'accent1' }),
      ...drawn('Cut', seed, (canvas, light) => plan.cut(canvas, BAND_CUT, light), BAND_CUT),
    ],
  },
  wideFirst: [
    'twoColumns',
    'comparison',
    'prosCons',
    'timeline',
    'process',
    'cycle',
    'funnel',
    'matrix',
    'team',
    'exhibit',
    'table',
    'chart',
  ],
  mostTitleLines: 3,
  // Points have as good a page below a band, where their title is in two lines.
  mostTitleLinesOf: { bullets: 2 },
  table: { head: { ref: 'text' }, key: { ref: 'accent1' }, figuresInLabel: true },
  portraits: { fills: plan.blocks },
});
