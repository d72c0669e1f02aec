/** Paper and ink: the title in a column of its own, a hairline, a seal, one large written form; no boxes. */
import type { Family } from '../family.ts';
import { cover } from './cover.ts';
import { section } from './section.ts';

export const ink: Family = { layouts: { cover, section } };
