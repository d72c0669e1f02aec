/** What a model that draws offers for a search: the picture that it would draw. It costs nothing until it is fetched. */
import { createHash } from 'node:crypto';
import type { PictureCandidate, PictureSearch } from '@slidewright/engine/world';

export function drawnCandidate({ query, language, prompt, width, height }: PictureSearch, model: string): PictureCandidate {
  const id = createHash('sha256')
    .update(JSON.stringify([model, prompt, width, height]))
    .digest('hex')
    .slice(0, 24);
  return { id, description: query, language, credit: { source: model, generated: true }, address: prompt };
}
