/** Changes of a Deck, slide by slide, so that an assistant need not send all of it again. */
import type { Deck, DeckInput } from '@slidewright/client';
import { withEntriesKept } from '@slidewright/contract/agendaEntries';
import { z } from 'zod';

const at = z.int().min(0).describe('Index of the slide in the Deck, from 0 (deckSlide).');
const written = z.looseObject({ kind: z.string() }).describe('A whole slide; see describe_slides.');

export const edits = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('replace'), at, slide: written }),
      z.object({
        op: z.literal('set'),
        at,
        fields: z
          .looseObject({})
          .describe(
            'Fields of the slide that are replaced, each as a whole: one value of a chart means the whole chart field again. null takes one out.',
          ),
      }),
      z.object({ op: z.literal('insert'), at: at.describe('Before this slide; the number of slides for the end.'), slide: written }),
      z.object({ op: z.literal('delete'), at }),
      z.object({ op: z.literal('move'), at, to: z.int().min(0) }),
    ]),
  )
  .min(1)
  .max(50);

/** The Deck with the edits made, not yet validated. Throws where one names a slide that there is not. */
export function applyEdits(deck: Deck, wanted: z.infer<typeof edits>): DeckInput {
  const slides: unknown[] = [...deck.slides];
  for (const edit of wanted) {
    const most = edit.op === 'insert' ? slides.length : slides.length - 1;
    if (edit.at > most) throw new Error(`There is no slide ${edit.at} in the Deck to ${edit.op}: the last is ${slides.length - 1}.`);
    const [slide] = edit.op === 'insert' ? [undefined] : slides.splice(edit.at, 1);
    if (edit.op === 'replace' || edit.op === 'insert') slides.splice(edit.at, 0, edit.slide);
    else if (edit.op === 'move') slides.splice(edit.to, 0, slide);
    else if (edit.op === 'set') slides.splice(edit.at, 0, withFields(slide, edit.fields));
  }
  return withEntriesKept(deck, { ...deck, slides } as DeckInput);
}

function withFields(slide: unknown, fields: object): object {
  const changed = Object.entries({ ...(slide as object), ...fields });
  return Object.fromEntries(changed.filter(([, value]) => value !== null));
}
