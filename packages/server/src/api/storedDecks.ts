import type { Queue } from '../jobs/queue.ts';
import type { Shelf, ShelvedDeck } from '../jobs/shelf.ts';
import { ApiError } from './errors.ts';

/** How the Deck of a presentation is found for its key; where there is none, a 404 says why. */
export const storedDecks =
  (queue: Queue, shelf: Shelf) =>
  async (id: string, keyId: number): Promise<ShelvedDeck> => {
    const found = await shelf.find(id, keyId);
    if (found) return found;
    const job = await queue.find(id, keyId);
    if (!job) throw new ApiError(404, 'This key has asked for no presentation with this id.');
    if (job.status !== 'completed') throw new ApiError(404, `The presentation is ${job.status}: it has slides when it is completed.`);
    throw new ApiError(404, 'The slides of this presentation are not kept any more.');
  };
