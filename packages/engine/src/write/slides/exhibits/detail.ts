/** Whether an exhibit is a detail of its section: a value or two of a later sentence, where few others stand beside it under a heading. */
import type { SlideKind } from '@slidewright/contract/deck';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { hangingGrammarOf } from '../../sentence/hanging/hangingGrammar.ts';
import { numbersIn } from '../../sentence/numbers.ts';
import type { Proposal } from '../kinds/kind.ts';

/** Sentences of a section that are one slide. */
const MOST_TOGETHER = 4;

/** Such a sentence neither names the slide nor has one to itself: what the section is about would be left beside it. */
export function isDetail({ body }: Proposal, group: Group): boolean {
  const [section, ...more] = new Set(group.passages.map((passage) => passage.section));
  const [first, ...others] = unitsOf(group);
  if (section?.heading === undefined || more.length > 0 || first === undefined || others.length >= MOST_TOGETHER) return false;
  // A summary's sentences are each the gist of another section.
  if (section.role === 'summary') return false;
  // Of two sentences the figure of the second is no detail.
  if (body.kind === 'bigNumber' && others.length < 2 && first.form === 'prose') return false;
  const told = new Set(numbersIn(first.text));
  return valuesIn(body).some((figure) => numbersIn(figure).some((number) => !told.has(number)));
}

/** "In three weeks their return rate went from 76 to 93 percent": no detail, but what has become of that of which the section tells first. */
export function isOutcome(text: string, figure: string, language: string): boolean {
  if (!figure.includes('→')) return false;
  const { things, persons, several } = hangingGrammarOf(language);
  const [number = ''] = numbersIn(figure);
  const subject = text.slice(0, Math.max(0, text.indexOf(number)));
  return [things, persons, several].some((pronouns) => pronouns?.test(subject) === true);
}

function valuesIn(body: Proposal['body']): readonly string[] {
  const kind: SlideKind = body.kind;
  if (kind === 'change' && 'before' in body) return [body.before.figure, body.after.figure];
  if (kind === 'bigNumber' && 'figure' in body) return body.points === undefined ? [body.figure] : [];
  return 'bars' in body ? body.bars.map(({ figure }) => figure) : [];
}
