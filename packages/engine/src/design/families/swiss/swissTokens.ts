/** What the templates of the family have in common beside their layouts. */
import type { Color } from '../../../model/color.ts';
import { theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import { splitRules, swissGrid, wholeRule, wideGrid } from './grid.ts';

type Common = 'bullet' | 'rule' | 'grid' | 'pageArt' | 'wide' | 'wideFirst' | 'mostTitleLines' | 'mostTitleLinesOf' | 'table';

/** `rule` is the weight of the rules under the labels, points. */
export const swissTokens = (rule: number): Pick<TemplateTokens, Common> => ({
  bullet: 'dash',
  rule,
  grid: swissGrid,
  pageArt: ({ inks }) => splitRules(rule, inks),
  wide: { grid: wideGrid, pageArt: ({ inks }) => [wholeRule(rule, inks)] },
  mostTitleLines: 3,
  // What is seen rather than read is strongest beside its title.
  mostTitleLinesOf: { stats: 5, bigNumber: 5, chart: 4, table: 4 },
  wideFirst: ['twoColumns', 'timeline', 'process', 'cycle', 'exhibit'],
  table: { key: theme.accent1, lastInHeading: true },
});

/**
 * Marks as planes that all but touch, with their values inside; thick lines. `quiet` is the tint of those that do not lead, `parts` are the
 * colours of a pie's parts and of series beside the leading one.
 */
export const boldChart = (family: string, rule: number, quiet: Color, parts: readonly Color[]): Pick<TemplateTokens, 'chart'> => ({
  chart: {
    family,
    labelSize: 24,
    categorySize: 13,
    nameSize: 15,
    gap: 10,
    thickest: 124,
    inside: true,
    lineWidth: 6,
    axisWidth: rule,
    quiet,
    parts,
    series: parts,
  },
});
