/** Cover: a label above a hairline, a large serif title, a standfirst and a byline, beside a plate of art that stands elsewhere in each city. */
import type { SceneNode } from '../../../model/scene.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, standfirst } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import type { CoverRule } from './editorialLook.ts';
import { smallCaps } from './smallCaps.ts';

export const cover = coverPage((template, said) => {
  const { cover: inks } = template;
  const { cover: look } = lookOf('editorial', template);
  const ink = inks[look.subtitleInk];
  const drawn = ({ frame, ink: of }: CoverRule) => ({ frame, color: inks[of] });
  const steady = look.rules.filter(({ above }) => !above);
  const falling = look.rules.filter(({ above }) => above?.some((key) => said[key]));
  // What has no author beside it is as wide as the title.
  const room = said.meta ? look.subtitle : { ...look.subtitle, w: Math.max(look.subtitle.w, look.title.w) };
  const frameOfPlate: SceneNode = {
    type: 'shape',
    name: 'Frame of the plate',
    frame: look.art,
    geometry: { type: 'rect' },
    stroke: { color: inks.figure, width: 1 },
    decorative: true,
  };
  return {
    ground: inks.ground,
    art: (_, seed) => [
      ...motifOn(look.art, 'cover', inks)(template, seed),
      ...(look.framed ? [frameOfPlate] : []),
      ...steady.map(({ frame, ink: of }, i) => figureShape(`Rule ${i + 1}`, frame, { type: 'rect' }, inks[of])),
    ],
    title: stepped('title', look.title, steps(look.size, 20), (size) => heading(template, size, inks.text, size >= 36 ? 1.06 : 1.16), {
      anchor: look.anchor,
      usual: look.size,
    }),
    subtitle: stepped('balanced', room, steps(20, 16), (size, text) => standfirst(template, text, size, ink), { usual: 18 }),
    contents: {
      frame: room,
      look: (chapters) => standfirst(template, chapters, 16, ink, 1.42),
      anchor: 'top',
      rules: look.rules.filter(({ above }) => above?.includes('subtitle')).map(drawn),
    },
    rules: falling.map(drawn),
    label: stepped('balanced', look.label, [12], (size) => smallCaps(template, size, inks[look.labelInk])),
    meta: stepped('balanced', look.meta, steps(13, 12), (size) => body(template, size, inks.muted, undefined, 1.4), {
      align: look.metaAlign ?? 'start',
    }),
  };
});
