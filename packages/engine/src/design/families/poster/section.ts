/** Section: one numeral as a picture in its block, the message in the other; the colours change from section to section. */
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { displayInk, inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Scheme } from './posterLook.ts';

/** Points: of a title that leads its chapter. */
const LARGE = [50, 46] as const;

const usual: Scheme = { number: { ref: 'text' }, title: { ref: 'bg' } };

export const section = sectionPage((template, turn) => {
  const { schemes, number, title, subtitle, draw } = lookOf('poster', template).section;
  const scheme = schemes[turn % schemes.length] ?? usual;
  const ink = inkOf(scheme.title, template);
  const numeralInk = scheme.numeral ? displayInk(scheme.numeral, scheme.number, template) : inkOf(scheme.number, template);
  const blocks = (name: string, seed: string) => drawn(name, seed, (canvas, light) => draw(canvas, scheme, light));
  return {
    ground: scheme.title,
    backdrop: (seed) => blocks('Blocks', seed),
    numeral: stepped('balanced', number, displaySizes(440, 60), (size) => figure(template, size, numeralInk), {
      anchor: 'middle',
      usual: 360,
      prompt: '0',
    }),
    title: {
      fit: 'title',
      frame: title.frame,
      ...(title.anchor ? { anchor: title.anchor } : {}),
      // Three lines of large type are a poster; four of them, or two of small type, are not.
      sizes: (_, lines) => [
        ...LARGE.filter((size) => lines(size) <= 2),
        ...LARGE.filter((size) => lines(size) <= 3),
        ...displaySizes(42, 20),
      ],
      look: (size) => heading(template, size, ink, 1.08),
    },
    subtitle: stepped('balanced', subtitle, steps(20, 14), (size) => body(template, size, ink), { below: 14, usual: 18 }),
    art: (_, seed) => blocks('Art', seed),
  };
});
