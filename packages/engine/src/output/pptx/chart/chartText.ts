/** Text of a chart's labels and axes, which have one style and no runs. */
import type { TextStyle } from '../../../model/text.ts';
import { element } from '../../../xml/element.ts';
import { solidFill } from '../drawing/color.ts';
import { officeLanguage } from '../text/language.ts';
import { defaultReference, fontSlots, hundredths } from '../text/run.ts';
import type { ThemeFonts } from '../text/themeFonts.ts';

export interface ChartTextContext {
  readonly themeFonts: ThemeFonts;
  readonly language: string;
}

/** `c:txPr`. Text stands upright, where applications would turn names that are long; labels of points stay on one line. */
export function chartText(style: TextStyle, { themeFonts, language }: ChartTextContext, { wraps = true } = {}): string {
  const { name, bold } = themeFonts.typefaceOf(style);
  const candidates = [themeFonts.body, themeFonts.heading] as const;
  const run = element(
    'a:defRPr',
    { sz: hundredths(style.size), b: bold, i: style.italic ?? false },
    solidFill(style.color),
    ...fontSlots.map((slot) => element(`a:${slot}`, { typeface: defaultReference(name, slot, candidates) })),
  );
  return element(
    'c:txPr',
    undefined,
    element('a:bodyPr', { rot: 0, vert: 'horz', wrap: wraps ? undefined : 'none' }),
    element('a:lstStyle'),
    element('a:p', undefined, element('a:pPr', undefined, run), element('a:endParaRPr', { lang: officeLanguage(language) })),
  );
}

/** `<name val="…"/>`, which most of a chart is made of. */
export const val = (name: string, value: string | number | boolean): string => element(name, { val: value });

/** Neither fill nor outline. */
export const invisible = element('c:spPr', undefined, element('a:noFill'), element('a:ln', undefined, element('a:noFill')));

/** A number that need not be whole, as XML Schema's double. */
export const decimal = (value: number): string => String(Math.round(value * 1e6) / 1e6);
