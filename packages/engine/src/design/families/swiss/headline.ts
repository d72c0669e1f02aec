/** Very large titles, flush left: over all six columns while two or three lines hold them, otherwise in the columns beside the art. */
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import type { OwnFit } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { measure } from '../../page/pageBuilder.ts';
import { heading, paragraph, type TextLook } from '../../page/typography.ts';
import type { Inks } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';

export interface Headline {
  /** Beside the art; the slot's own frame lies over it. */
  readonly narrow: Frame;
  /** Points, the largest and the smallest: over the art, and beside it. */
  readonly over: readonly [number, number];
  readonly beside: readonly [number, number];
  /** Points, likewise: of a short text that is a poster in two lines or more beside the art. */
  readonly poster?: readonly [number, number];
}

export const headlineLook = (template: Template, size: number, inks: Inks): TextLook => {
  const plain = heading(template, size, inks.text, size >= 40 ? 1.02 : 1.12);
  return { ...plain, style: { ...plain.style, tracking: template.heading.tracking * (size >= 40 ? 1.45 : 1.1) } };
};

export const asHeadline =
  ({ narrow, over, beside, poster }: Headline): OwnFit =>
  (builder, key, text, { frame: wide, look }, role, context) => {
    const at = (size: number) => [paragraph(text, look(size, text), context)];
    const inLines = ({ size, frame }: { size: number; frame: Frame }) => measure(at(size), frame.w, context).lines.length > 1;
    const tries = [
      ...(poster ? steps(...poster).map((size) => ({ size, frame: narrow })) : []).filter(inLines),
      ...steps(...over).map((size) => ({ size, frame: wide })),
      ...steps(...beside).map((size) => ({ size, frame: narrow })),
    ];
    const held = tries.filter(({ size, frame }) => {
      const set = measure(at(size), frame.w, context);
      return set.height <= frame.h && !set.brokenWord;
    });
    const [best = tries.at(-1)] = held;
    if (!best) return;
    // A step or two smaller where that saves a word from standing alone on the last line.
    const near = held.filter(({ size, frame }) => frame === best.frame && size >= best.size * 0.8);
    const balances = (near.length > 0 ? near : [best]).map((one) => ({ ...one, ...balanced(at(one.size), one.frame, context) }));
    const chosen = balances.find(({ faults }) => faults === 0) ?? balances[0];
    if (chosen) builder.fill(key, at(chosen.size), role, { frame: { ...chosen.frame, w: chosen.width } });
  };
