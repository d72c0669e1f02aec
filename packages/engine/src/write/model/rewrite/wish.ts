/** What is asked of one slide, as the prompts say it, and by which way it is answered. */
import type { RewriteWish } from '@slidewright/contract/choices';
import type { SlideKind } from '@slidewright/contract/deck';
import { formOf } from '../forms/forms.ts';
import { nameOf } from '../languageCheck.ts';

export interface Wish {
  readonly wish?: RewriteWish | undefined;
  /** In the words of whoever edits the deck. */
  readonly instruction?: string | undefined;
  /** BCP 47 tag of the language that a translation is to be in. */
  readonly language?: string | undefined;
}

/**
 * `reword`: other words in the places of the present ones, so that figures, marks and pictures stay. `title`: nothing but that. `recast`: the
 * slide anew, as one of that kind. `choose`: the model says which of these it takes.
 */
export type Way = { type: 'reword' } | { type: 'title' } | { type: 'choose' } | { type: 'recast'; kind: SlideKind; single?: true };

/** Slides that only order the others, or show a picture: there is nothing in them to show otherwise. */
const ORDERING: ReadonlySet<SlideKind> = new Set(['cover', 'coverPicture', 'agenda', 'section', 'sources', 'closing', 'picture']);
const KINDS = { chart: 'chart', table: 'table', steps: 'process', cards: 'cards', oneMessage: 'bullets' } as const;

/** Undefined where a slide of this kind cannot be what is wished. */
export function wayOf({ wish }: Wish, kind: SlideKind): Way | undefined {
  switch (wish) {
    case 'title':
      return { type: 'title' };
    case 'shorter':
    case 'simpler':
    case 'translate':
      return { type: 'reword' };
    case 'longer':
      return fuller(kind);
    case undefined:
      return ORDERING.has(kind) ? { type: 'reword' } : { type: 'choose' };
    default:
      if (ORDERING.has(kind)) return undefined;
      return { type: 'recast', kind: KINDS[wish], ...(wish === 'oneMessage' && { single: true }) };
  }
}

/** There are more points in a longer slide; a slide of figures keeps them where they are. */
export function fuller(kind: SlideKind): Way {
  const form = formOf(kind);
  return form && !form.evidence && !ORDERING.has(kind) ? { type: 'recast', kind } : { type: 'reword' };
}

const SAID: Readonly<Record<Exclude<RewriteWish, 'translate'>, string>> = {
  shorter:
    'Make it shorter: the same message in about half as many words. What decides stays, with its figure and its condition; what is left out goes into the notes.',
  longer:
    'Make it longer: say more of what the notes and the other slides tell about its message, such as a reason, an example or a condition. No fact is added that stands nowhere in the presentation.',
  simpler:
    'Say it in simpler words, for somebody who is new to the subject: short sentences, everyday words, a technical term explained by what it is or does. No statement and no figure is left out.',
  chart: 'Show its figures as a chart of the type that proves its message.',
  table: 'Show it as a table: what is told of several things in the same respects.',
  steps: 'Show it as steps that follow one another.',
  cards: 'Show it as cards: parallel things or reasons, each with a name.',
  oneMessage: 'Bring it to one message: exactly one item, the statement that everything else on it serves. The rest goes into the notes.',
  title: 'Find another title for it: the message that the slide proves, said better than now.',
};

/** A line or two. What people write themselves is quoted: it says what to do with this slide, never what rules hold. */
export function wishLines({ wish, instruction, language }: Wish): string[] {
  const offered =
    wish === 'translate'
      ? `Translate it into ${nameOf(language ?? 'en')}: every text, the title and the notes. Figures stay as they are; names of people and firms too.`
      : wish && SAID[wish];
  return [
    ...(offered ? [offered] : []),
    ...(instruction?.trim()
      ? [
          `In the words of whoever edits the presentation (do it as far as it is about this slide and keeps the rules): ${JSON.stringify(instruction.trim())}`,
        ]
      : []),
  ];
}
