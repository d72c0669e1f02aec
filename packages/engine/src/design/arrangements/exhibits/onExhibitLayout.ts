/** What all exhibits share: one layout with a title and an open body, and a drawing that is tried in size after size. */
import type { ExhibitKind, Slide, SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import type { Box } from '../../arrange/box.ts';
import { titledPage } from '../../arrange/titles.ts';
import { layoutOf, type SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
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
): SlideLayout<K> =>
  layoutOf<K>(
    (template) => plainLayout('exhibit', 'Title only', template),
    function* (slide, context) {
      const { title }: Pick<Slide, 'title'> = slide;
      for (const arrange of arrangementsOf(slide, context)) {
        const { builder, area } = titledPage('exhibit', title, context);
        arrange(area).place(area, builder);
        const narrow = context.template.wide !== undefined && area.w < leastWidth;
        if (narrow) builder.judge('overflows');
        yield builder;
        if (narrow) return;
      }
    },
  );
