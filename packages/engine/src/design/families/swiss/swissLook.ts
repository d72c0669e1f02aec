/** What differs from template to template beside colours, fonts and art. */
import type { Color } from '../../../model/color.ts';

/** How three planes share the content's columns. */
export type PlanePlan = 'wide' | 'tall' | 'steps';

export interface SwissLook {
  /** Largest size of a cover's title, points. */
  readonly title: number;
  /** The numeral of a section. */
  readonly numeral: Color;
  /** Its size, points: the figures are as high in every template's face. */
  readonly numeralSize: number;
  readonly plan: PlanePlan;
  /** In order; more planes than these begin again. */
  readonly planes: readonly [Color, Color, Color];
  /** Quotes and the last page. */
  readonly endGround: Color;
}
