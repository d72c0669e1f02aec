/** An editor's changes to a slide, checked like the answer that made it: what does not hold is left out, and the slide stays as it was. */
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { z } from 'zod';
import { columns, countWords } from '../sentence/measure.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { type Pen, withoutStop } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import type { Inspector } from './inspector.ts';
import type { PlannedSlide } from './plan.ts';
import { passagesOf } from './readSlide.ts';
import { Sayings } from './sayings.ts';
import { shownOf, textsOf, withoutPart, withText } from './slidePart.ts';

export const editShape = z.object({
  slide: z.int(),
  why: z.string().nullish(),
  title: z.string().nullish(),
  notes: z.string().nullish(),
  changes: z.array(z.object({ from: z.string(), to: z.string().nullish() })).nullish(),
  instead: z
    .object({ kind: z.string().nullish(), items: z.array(z.object({ head: z.string().nullish(), text: z.string() })).nullish() })
    .nullish(),
});
export type Edit = z.infer<typeof editShape>;

export interface EditRules {
  readonly inspector: Inspector;
  readonly pen: Pen;
  readonly planned: PlannedSlide;
  /** Of all other slides. */
  readonly titles: readonly string[];
}

export interface Edited {
  readonly slide: Slide;
  /** How much of the edit was taken; 0 leaves the slide as it was. */
  readonly taken: number;
  /** Why the rest was not. */
  readonly problems: readonly string[];
}

/** Fields that decide what is drawn, or what a text is counted by: nobody changes one of them by itself. */
export const DRAWN: ReadonlySet<string> = new Set([
  'figure',
  'figures',
  'actual',
  'target',
  'before',
  'after',
  'times',
  'values',
  'value',
  'date',
  'quote',
  'name',
]);
/** Where the items of another telling go. */
const ITEMS: Readonly<Record<string, string>> = { bullets: 'items', cards: 'cards', process: 'steps' };
/** A text grows by so much and no more: its place was made for it. */
const GROWTH = 1.3;
const SPARE_WORDS = 3;
const LONGEST_TITLE = 110;

export function edited(slide: Slide, edit: Edit, rules: EditRules): Edited {
  const problems: string[] = [];
  let now = slide;
  let taken = 0;
  const take = (next: Slide | undefined, problem: string) => {
    if (next && holds(next, rules)) {
      now = next;
      taken++;
    } else problems.push(`edit: ${problem}`);
  };
  const { instead, changes, title, notes } = edit;
  if (instead?.items && instead.items.length > 1) take(retold(now, instead.kind ?? '', instead.items, rules), 'it cannot be told that way');
  for (const { from, to } of changes ?? [])
    take(changed(now, from.trim(), to?.trim() ?? '', rules), `"${from}" cannot become "${to ?? ''}"`);
  if (title) {
    const said = withoutStop(title);
    const free = !new Sayings(rules.titles).has(said) && columns(said) <= LONGEST_TITLE && rules.inspector.titleProblem(said) === undefined;
    take(free ? { ...now, title: said } : undefined, `the title "${title}" does not hold`);
  }
  if (notes) {
    const spoken = rules.inspector.soundNotes(notes);
    take(spoken === '' ? undefined : { ...now, notes: spoken }, 'the notes do not hold');
  }
  return { slide: now, taken, problems };
}

const holds = (slide: Slide, { inspector, planned }: EditRules): boolean =>
  inspector.bodyProblems(slide.title, shownOf(slide) as Body, passagesOf(planned)).length === 0;

function changed(slide: Slide, from: string, to: string, { inspector }: EditRules): Slide | undefined {
  const found = textsOf(slide).find(({ text, path }) => text === from && !path.some((key) => DRAWN.has(String(key))));
  if (!found || to === from) return undefined;
  if (to === '') return withoutPart(slide, found.path);
  if (countWords(to) > GROWTH * countWords(from) + SPARE_WORDS || inspector.textProblem(to) !== undefined) return undefined;
  return withText(slide, found.path, withoutStop(to));
}

function retold(slide: Slide, kind: string, items: readonly object[], { inspector, pen }: EditRules): Slide | undefined {
  const field = ITEMS[kind];
  const form = field === undefined ? undefined : formOf(kind as Slide['kind']);
  if (!form || field === undefined) return undefined;
  const { body, problems } = form.read({ [field]: items }, pen, inspector.textProblem);
  if (!body || problems.length > 0) return undefined;
  const made = slideSchema.safeParse({ ...body, title: slide.title, notes: slide.notes });
  return made.success ? made.data : undefined;
}
