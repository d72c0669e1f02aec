/** Which slides of a deck its language model did not write. */
import type { Deck } from '@slidewright/contract/deck';
import type { MadeFile } from '@slidewright/engine/make';

/** One line each; none where the model wrote all of it, or nothing. Slides go by their titles: content may go on over several pages. */
export function unwrittenWarnings({ slides: shown }: Pick<Deck, 'slides'>, { writer }: Pick<MadeFile, 'writer'>): string[] {
  if (writer?.name !== 'language model' || !writer.slides) return [];
  const written = writer.slides.filter(({ by }) => by !== 'frame').length;
  const titles = (author: 'built-in' | 'plan') =>
    (writer.slides ?? []).flatMap(({ by, number }) => (by === author ? `“${shown[number - 1]?.title ?? number}”` : []));
  const told = (of: readonly string[], instead: string) =>
    of.length > 0 ? [`The language model did not write ${of.length} of ${written} slides of content: ${of.join(', ')}. ${instead}`] : [];
  return [
    ...told(titles('built-in'), 'The built-in writer did, from the source.'),
    ...told(titles('plan'), 'They hold what it planned for them; write them out, or ask for them anew.'),
  ];
}
