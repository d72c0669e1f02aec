/** An operator's own template: a built-in one in other colours and fonts, with a brand on its pages. */
import type { Palette } from '../../model/color.ts';
import type { Brand } from '../tokens/brand.ts';
import { ownPalette } from '../tokens/ownPalette.ts';
import { withRoomForLogo } from '../tokens/roomForLogo.ts';
import { createTemplate, type Template, type TemplateTokens } from '../tokens/template.ts';

/** A family of the fonts that the World has, and its weights. */
export interface OwnFont {
  readonly family: string;
  readonly weights: readonly number[];
}

/** A plain JSON value. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  /** Colours by their roles, "#RRGGBB"; the others follow from the base. */
  readonly palette: Partial<Palette>;
  readonly heading?: OwnFont;
  readonly body?: OwnFont;
  readonly brand: Brand;
}

/** Throws when no ink is legible on one of its grounds and on the surface too. */
export function createOwnTemplate(base: TemplateTokens, own: OwnTemplate): Template {
  const { id, name, palette, brand } = own;
  const { wide, ...page } = base;
  const tokens: TemplateTokens = { ...withFonts(page, own), id, name, base: base.id, palette: ownPalette(base.palette, palette), brand };
  const { logo } = brand;
  const roomy = <T extends Pick<TemplateTokens, 'grid'>>(on: T): T => (logo ? { ...on, grid: withRoomForLogo(on.grid, logo) } : on);
  return createTemplate({ ...roomy(tokens), ...(wide && { wide: roomy(wide) }) });
}

/** Labels and figures have faces of their own in some templates: with a brand's fonts they are set in these. */
function withFonts(base: Omit<TemplateTokens, 'wide'>, { heading, body }: OwnTemplate): Omit<TemplateTokens, 'wide'> {
  const { figures, label, strongWeight, chart, ...tokens } = base;
  const charted = chart?.figures && heading ? { ...chart, figures: fontOf(heading, chart.figures.weight) } : chart;
  const figureFont = figures && heading ? fontOf(heading, figures.weight) : figures;
  const labelFont = label && body ? fontOf(body, label.weight) : label;
  const strong = body ? fontOf(body, strongWeight ?? 600).weight : strongWeight;
  return {
    ...tokens,
    heading: heading
      ? {
          ...base.heading,
          ...fontOf(heading, base.heading.weight),
          figureWeight: fontOf(heading, base.heading.figureWeight).weight,
          // What was measured for the base's face is too much for another.
          tracking: Math.max(-0.01, Math.min(0.02, base.heading.tracking)),
        }
      : base.heading,
    body: body ? fontOf(body, base.body.weight) : base.body,
    ...(figureFont && { figures: figureFont }),
    ...(labelFont && { label: labelFont }),
    ...(strong !== undefined && { strongWeight: strong }),
    ...(charted && { chart: charted }),
  };
}

/** The family in the weight that is nearest to the wanted one; of two equally near ones, the bolder above 500 and the lighter below. */
function fontOf({ family, weights }: OwnFont, wanted: number): { family: string; weight: number } {
  const distance = (weight: number) => Math.abs(weight - wanted) + (weight > wanted === wanted > 500 ? 0 : 0.5);
  return { family, weight: weights.toSorted((a, b) => distance(a) - distance(b))[0] ?? wanted };
}
