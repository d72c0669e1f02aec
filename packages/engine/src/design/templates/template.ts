/** A template is data: palette, font pair, shape language. What follows from it (which ink stands on which ground) is worked out once. */
import type { Color, Palette } from '../../model/color.ts';
import type { Fill } from '../../model/scene.ts';
import { type Inks, inksOn } from './inks.ts';

export interface TemplateTokens {
  /** As the contract names it: "RioDeJaneiro". */
  readonly id: string;
  /** As a person reads it: "Rio de Janeiro". */
  readonly name: string;
  readonly palette: Palette;
  /** `tracking` in em. `figureWeight` is the weight of large figures. */
  readonly heading: { readonly family: string; readonly weight: number; readonly tracking: number; readonly figureWeight: number };
  readonly body: { readonly family: string; readonly weight: number };
  readonly bullet: Bullet;
  /** Thickness of rules that carry weight (above columns, under a table's header), points. */
  readonly rule: number;
  /** Grounds of the slides that break the run of plain ones. */
  readonly coverGround: Color;
  readonly sectionGround: Color;
}

export type Bullet = 'dash' | 'dot' | 'number';

export interface Template extends TemplateTokens {
  /** Inks by ground. Every pair among them was checked: 4.5:1 for text of any size, 3:1 for figures and large titles. */
  readonly page: Inks;
  readonly cover: Inks;
  readonly section: Inks;
}

export function createTemplate(tokens: TemplateTokens): Template {
  const on = (ground: Color) => inksOn(ground, tokens.palette);
  return { ...tokens, page: on({ ref: 'bg' }), cover: on(tokens.coverGround), section: on(tokens.sectionGround) };
}

/** A gradient from one colour to another. `angle` in degrees, clockwise from "left to right". */
export const gradient = (from: Color, to: Color, angle = 0): Fill => ({
  angle,
  stops: [
    { at: 0, color: from },
    { at: 1, color: to },
  ],
});
