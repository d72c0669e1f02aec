/** What the templates of the family have in common beside their layouts. */
import type { Color } from '../../../model/color.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import { editorialGrid } from './grid.ts';
import { runningHead } from './runningHead.ts';

interface ChartColors {
  /** The marks that do not lead. */
  readonly quiet: Color;
  /** The parts of a whole. */
  readonly parts: readonly Color[];
}

/** `figures` is the face of the values in charts. */
export const editorialTokens = (
  figures: NonNullable<TemplateTokens['figures']>,
  colors: ChartColors,
): Pick<TemplateTokens, 'rule' | 'coverGround' | 'grid' | 'table' | 'chart' | 'pageArt'> => ({
  rule: 1.4,
  coverGround: { ref: 'bg' },
  grid: editorialGrid,
  table: { keyInAccent: true, namesInHeading: true, headInCapitals: true },
  chart: { ...colors, figures, labelSize: 18, gap: 92, lineWidth: 2.6, axisWidth: 1 },
  pageArt: runningHead,
});
