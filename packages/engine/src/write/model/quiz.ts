/** Questions by which a lesson checks what was understood: who reads the answers beside them is not asked. */
import type { Slide } from '@slidewright/contract/deck';

const ASKS = /[?？؟]\s*$/u;
const FEWEST = 2;

/** The slide with its questions as points, and their answers in its notes; the same slide where its entries are no questions with answers. */
export function withAnswersSpoken(slide: Slide): Slide {
  const entries = slide.kind === 'cards' ? slide.cards : slide.kind === 'bullets' ? slide.items : [];
  if (entries.length < FEWEST || !entries.every(({ head, text }) => head && ASKS.test(head) && text)) return slide;
  const answers = entries.map(({ head, text }) => `${head} ${text}`).filter((answer) => !slide.notes.includes(answer));
  const { title, sources, opens } = slide;
  const said = 'sentence' in slide ? slide.sentence : undefined;
  const source = 'source' in slide ? slide.source : undefined;
  return {
    kind: 'bullets',
    title,
    items: entries.map(({ head = '' }) => ({ text: head })),
    ordered: true,
    ...(source && { source }),
    notes: [slide.notes, ...answers, said].filter(Boolean).join('\n'),
    ...(sources && { sources }),
    ...(opens && { opens }),
  };
}

/** Whether all that the slide lists are questions: what is given in them is supposed by nobody. */
export const asksOnly = (slide: Slide): boolean => {
  const entries = slide.kind === 'cards' ? slide.cards : slide.kind === 'bullets' ? slide.items : [];
  return entries.length >= FEWEST && entries.every(({ head, text }) => ASKS.test(text || head || ''));
};
