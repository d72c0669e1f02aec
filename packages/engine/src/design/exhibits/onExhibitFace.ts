/** What all exhibits share: one face with a title and an open body, and a drawing that is tried in size after size. */
import type { ExhibitKind, Slide, SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Box } from '../boxes/box.ts';
import { firstThatFits } from '../fit.ts';
import { placeTitle, plainFace } from '../layouts/furniture.ts';
import type { SlideLayout } from '../layouts/layout.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';

/** One way to draw the slide, in the body below or beside its title. */
export type Arrangement = (body: Frame) => Box;

/**
 * `arrangementsOf` names the ways to draw the slide, from the handsomest to the most accommodating. A body narrower than `leastWidth` is
 * left for the template's wide page, where it has one.
 */
export const onExhibitFace = <K extends ExhibitKind | 'bigNumber'>(
  arrangementsOf: (slide: SlideOf<K>, stage: Stage) => Iterable<Arrangement>,
  leastWidth = 0,
): SlideLayout<K> => ({
  face: (template) => plainFace('exhibit', 'Title only', template),
  compose(slide, stage) {
    const { title }: Pick<Slide, 'title'> = slide;
    return firstThatFits(
      (function* () {
        for (const arrange of arrangementsOf(slide, stage)) {
          const sheet = new Sheet(stage, 'exhibit');
          const body = placeTitle(sheet, title, stage);
          arrange(body).place(body, sheet);
          const narrow = stage.template.wide !== undefined && body.w < leastWidth;
          if (narrow) sheet.judge('overflows');
          yield sheet;
          if (narrow) return;
        }
      })(),
    );
  },
});
