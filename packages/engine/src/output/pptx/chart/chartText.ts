/** Text of a chart's labels and axes, which have one style and no runs. */
import type { TextStyle } from '../../../model/text.ts';
import { element } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { solidFill } from '../drawing/color.ts';
import { officeLanguage } from '../text/language.ts';
import { defaultReference, fontSlots, hundredths } from '../text/run.ts';
import { fontElement, type ThemeFonts } from '../text/themeFonts.ts';

export interface ChartTextContext {
  readonly themeFonts: ThemeFonts;
  readonly language: string;
}

/**
 * Of a sixty-thousandth of a degree each. LibreOffice does not read `c:tickLblSkip`; it breaks and crowds names that stand upright, but
 * leaves out those without room where they are turned, even by a turn that nobody sees.
 */
const UPRIGHT = 0;
const HARDLY_TURNED = 1;

/**
 * `c:txPr`, or `c:rich` where there is a `text` of its own. Text stands upright, where applications would turn names that are long; labels of points stay on one line. `skips` where not
 * all names of an axis are shown.
 */
export function chartText(
  style: TextStyle,
  { themeFonts, language }: ChartTextContext,
  { wraps = true, skips = false, text = '' } = {},
): string {
  const { name, bold } = themeFonts.typefaceOf(style);
  const candidates = [themeFonts.body, themeFonts.heading] as const;
  const properties = (tag: string, more: Record<string, string> = {}) =>
    element(
      tag,
      { ...more, sz: hundredths(style.size), b: bold, i: style.italic ?? false },
      solidFill(style.color),
      ...fontSlots.map((slot) => fontElement(slot, defaultReference(name, slot, candidates), themeFonts)),
    );
  const lang = officeLanguage(language);
  const run = text && element('a:r', undefined, properties('a:rPr', { lang }), `<a:t>${escapeText(text)}</a:t>`);
  return element(
    text ? 'c:rich' : 'c:txPr',
    undefined,
    element('a:bodyPr', { rot: skips ? HARDLY_TURNED : UPRIGHT, vert: 'horz', wrap: wraps ? undefined : 'none' }),
    element('a:lstStyle'),
    element('a:p', undefined, element('a:pPr', undefined, properties('a:defRPr')), run || element('a:endParaRPr', { lang })),
  );
}

/** `<name val="…"/>`, which most of a chart is made of. */
export const val = (name: string, value: string | number | boolean): string => element(name, { val: value });

/** Neither fill nor outline. */
export const invisible = element('c:spPr', undefined, element('a:noFill'), element('a:ln', undefined, element('a:noFill')));

/** A number that need not be whole, as XML Schema's double. */
export const decimal = (value: number): string => String(Math.round(value * 1e6) / 1e6);
