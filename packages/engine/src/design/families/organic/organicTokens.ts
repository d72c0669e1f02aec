/** What the templates of the family have in common beside their layouts. */
import type { TemplateTokens } from '../../tokens/template.ts';
import type { Plate } from './art/plates.ts';
import { motifOf, pageArtOf, type Scenery, stripOf } from './art/scenery.ts';
import { fills } from './fills.ts';
import { organicGrid, organicWideGrid } from './grid.ts';

type ChartFigures = NonNullable<NonNullable<TemplateTokens['chart']>['figures']>;

type Common =
  | 'bullet'
  | 'rule'
  | 'coverGround'
  | 'sectionGround'
  | 'grid'
  | 'motif'
  | 'pageArt'
  | 'wide'
  | 'wideFirst'
  | 'chart'
  | 'table'
  | 'portraits'
  | 'corner'
  | 'mostTitleLines';

/** `figures` is the face of the values in charts: that of the headings. */
export const organicTokens = (scenery: Scenery, plate: Plate, figures: ChartFigures): Pick<TemplateTokens, Common> => ({
  bullet: 'none',
  corner: 22,
  mostTitleLines: 3,
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: organicGrid,
  motif: motifOf(scenery),
  pageArt: pageArtOf(scenery),
  wide: { grid: organicWideGrid, pageArt: stripOf(scenery) },
  wideFirst: ['twoColumns', 'comparison', 'prosCons', 'cards', 'timeline', 'process', 'cycle', 'funnel', 'matrix', 'team', 'exhibit'],
  chart: {
    quiet: { ref: 'accent5' },
    parts: [{ ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent5' }, { ref: 'accent4' }, { ref: 'accent6' }],
    figures,
    gap: 24,
    labelSize: 20,
    categorySize: 14,
    nameSize: 16,
  },
  table: { key: { ref: 'accent1' } },
  portraits: { fills, outline: (frame) => plate(frame, () => 0.5).outline },
});
