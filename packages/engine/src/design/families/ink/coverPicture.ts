/** The cover with a picture in the place of the written form; the seal stands at the top as on every cover. */
import { coverPicture as shared } from '../../arrangements/coverPicture.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { lookOf } from '../looks.ts';
import { sealAt } from './page.ts';

const SEAL = { x: 56, y: 56, side: 46 } as const;
/** The label stands beside the seal. */
const LABEL = { x: 120, y: 57, w: 270, h: 44 } as const;

export const coverPicture: SlideLayout<'coverPicture'> = {
  layout(template, seed) {
    const layout = shared.layout(template, seed);
    return {
      ...layout,
      nodes: [...layout.nodes, sealAt(lookOf('ink', template), SEAL.x, SEAL.y, SEAL.side)],
      placeholders: layout.placeholders.map((placeholder) =>
        placeholder.key === 'label' ? { ...placeholder, frame: LABEL, anchor: 'middle' } : placeholder,
      ),
    };
  },

  compose(slide, context) {
    const builder = shared.compose(slide, context);
    // The seal takes the place of the rule above the title.
    const nodes = builder.nodes.filter(({ name }) => name !== 'Rule');
    builder.nodes.splice(0, builder.nodes.length, ...nodes);
    return builder;
  },
};
