/** What differs from template to template beside colours, fonts and art. */

import type { Color } from '../../../model/color.ts';
import { theme } from '../../art/tones.ts';
import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';

/** How three planes share the content's columns. */
export type PlanePlan = 'wide' | 'tall' | 'steps';

export interface Look {
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

const looks: Readonly<Record<string, Look>> = {
  Geneva: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'wide',
    planes: [theme.accent1, theme.text, theme.accent3],
    endGround: theme.accent1,
  },
  Berlin: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'tall',
    planes: [theme.accent1, theme.text, { ref: 'surface', lum: [1, 0.05] }],
    endGround: theme.accent1,
  },
  Copenhagen: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'wide',
    planes: [theme.accent1, theme.accent2, theme.accent3],
    endGround: theme.accent3,
  },
  Helsinki: {
    title: 76,
    numeral: theme.accent1,
    numeralSize: 500,
    plan: 'steps',
    planes: [theme.accent2, theme.accent1, theme.accent4],
    endGround: theme.accent4,
  },
  Stockholm: {
    title: 66,
    numeral: theme.accent3,
    numeralSize: 470,
    plan: 'tall',
    planes: [theme.accent1, theme.accent2, theme.accent3],
    endGround: theme.accent1,
  },
};

export const lookOf = (template: Pick<Template, 'base' | 'family'>): Look => lookIn(looks, template);
