/** Cover: a full colour, a heavy title, and the art that bleeds off the edges. */
import { bottomOf } from '../../../model/frame.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

/** Points; its place is higher, for a stand-in of the face. */
const HIGHEST_TITLE = 210;
const LEAST_TITLE = 20;

export const cover = coverPage((template) => {
  const { cover: inks } = template;
  const { title, anchor, size: largest, label, subtitle, meta, art } = lookOf('playful', template).cover;
  const text = (weight: number) => (size: number) => body(template, size, inks.text, weight, 1.33);
  const small = { fit: 'balanced', sizes: steps(14, 12) } as const;
  return {
    ground: inks.ground,
    art: motifOn(art, 'cover', inks),
    title: stepped(
      'title',
      title,
      (_text, _lines, height) => {
        const low = steps(largest, LEAST_TITLE).filter((size) => height(size) <= HIGHEST_TITLE);
        return low.length > 0 ? low : [LEAST_TITLE];
      },
      (size) => heading(template, size, inks.text, size > 50 ? 1.04 : 1.08),
      { anchor, usual: largest },
    ),
    subtitle: stepped('balanced', subtitle, steps(20, 13), text(400), { below: 14 }),
    ...(anchor === 'bottom' ? { foot: bottomOf(subtitle) } : {}),
    label: { ...small, frame: label, look: text(600) },
    meta: { ...small, frame: meta, look: text(400) },
  };
});
