/** What a slide shows takes up its room. */
import { HALF, roomUsed } from '../../model/roomUsed.ts';
import { isText, type Rule } from '../rule.ts';
import { asTiles } from '../tiles.ts';

export const emptyBody: Rule = {
  name: 'emptyBody',
  test: ({ slide, pages: [page], body }) => {
    if (!page || !body || !isText(slide)) return undefined;
    const used = roomUsed(page.nodes, body);
    return used < HALF ? `Only ${Math.round(100 * used)} % of the room are used.` : undefined;
  },
  remedy: ({ slide }) => asTiles(slide),
};
