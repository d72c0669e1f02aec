/** A Deck with its pictures: what a later attempt takes up, so that no picture is searched, paid or fetched twice. A plain JSON value. */
import { deck } from '@slidewright/contract/deck';
import { z } from 'zod';
import { document } from './document.ts';

export const illustrated = z.object({
  deck,
  /** What the slides show beyond the Document's pictures, by key. */
  images: document.shape.images.unwrap(),
  /** Pictures that could not be had, and why, each once. */
  warnings: z.array(z.string()),
});
export type Illustrated = z.infer<typeof illustrated>;
