/** What all exhibits share: one layout with a title and an open body, and a drawing that is tried in size after size. */
import type { ExhibitKind, Slide, SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import type { Box } from '../../arrange/box.ts';
import { placeTitle } from '../../arrange/titles.ts';
import { firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';

/** One way to draw the slide, in the body below or beside its title. */
export type Arrangement = (body: Frame) => Box;

/**
 * `arrangementsOf` names the ways to draw the slide, from the handsomest to the most accommodating. A body narrower than `leastWidth` is
 * left for the template's wide page, where it has one.
 */
export const onExhibitLayout = <K extends ExhibitKind | 'bigNumber' | 'quote'>(
  arrangementsOf: (slide: SlideOf<K>, context: LayoutContext) => Iterable<Arrangement>,
  leastWidth = 0,
): SlideLayout<K> => ({
  layout: (template) => plainLayout('exhibit', 'Title only', template),
  compose(slide, context) {
    const { title }: Pick<Slide, 'title'> = slide;
    return firstThatFits(
      (function* () {
        for (const arrange of arrangementsOf(slide, context)) {
          const builder = new PageBuilder(context, 'exhibit');
          const body = placeTitle(builder, title, context);
          arrange(body).place(body, builder);
          const narrow = context.template.wide !== undefined && body.w < leastWidth;
          if (narrow) builder.judge('overflows');
          yield builder;
          if (narrow) return;
        }
      })(),
    );
  },
});
