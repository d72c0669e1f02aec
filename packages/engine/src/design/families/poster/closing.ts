/** Closing: split like the quote; the words as large as they can be on the foot of their field, the facts where the name stands. */
import type { Color } from '../../../model/color.ts';
import { belowTop, bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { closingPage } from '../../arrangements/display/closingPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { placeFactList } from '../../kinds/factList.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';

/** What follows below the words, where the facts have taken the place of the name. */
const BELOW = { w: 680, h: 72, toFacts: 24 } as const;
const TOP = 44;
/** Facts stand side by side in a field of this width, where none has more letters. */
const ROW = { width: 480, letters: 30 } as const;

export const closing = closingPage((template, { facts, context }) => {
  const { words, by, draw } = lookOf('poster', template).message;
  const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
  const foot = bottomOf(words.frame);
  // In the file's layout as without facts.
  const told = facts.length > 0 && context !== undefined;
  const subtitle = (of: Color) => ({
    fit: 'balanced' as const,
    sizes: steps(24, 14),
    usual: 20,
    look: (size: number) => body(template, size, of),
  });
  return {
    ground: words.ground,
    art: (_, seed) => drawn('Art', seed, draw),
    title: stepped(
      'title',
      { ...words.frame, y: TOP, h: foot - TOP },
      (_, lines) => [...displaySizes(150, 84).filter((size) => lines(size) === 1), ...displaySizes(76, 18)],
      (size) => heading(template, size, ink, size > 40 ? 1.04 : 1.1),
      { anchor: 'bottom', usual: 76 },
    ),
    ...(told
      ? {
          subtitle: { ...subtitle(ink), frame: { ...words.frame, w: Math.min(words.frame.w, BELOW.w), h: BELOW.h } },
          foot: foot - BELOW.toFacts,
        }
      : { subtitle: { ...subtitle(byInk), frame: by.frame, anchor: by.anchor ?? 'top' } }),
    placeMore(builder, context) {
      const onBlock = { ...inksOn(by.ground, template.palette), text: byInk, muted: byInk };
      const narrow = by.frame.w < ROW.width || facts.some(({ value }) => value.length > ROW.letters);
      if (narrow && facts.length > 1) placeFactList(builder, facts, tall(by.frame), onBlock, context);
      else placeFacts(builder, facts, belowTop(by.frame, 10), onBlock, context, 20);
    },
  };
});

/** Facts one below the other need more height than a name. */
const tall = (frame: Frame): Frame => ({ ...frame, y: frame.y - 16, h: frame.h + 20 });
