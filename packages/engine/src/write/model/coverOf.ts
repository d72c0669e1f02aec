/** The cover of a planned deck: what it says of its source, each thing once. */
import type { SlideOf } from '@slidewright/contract/deck';
import { keyOf } from '../say/memory.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { Plan } from './plan.ts';
import { isLike } from './sayings.ts';

type Cover = SlideOf<'cover'>;

/**
 * `known` is the built-in writer's cover of the same source, undefined for a topic. Where there is a source its own line stands in for a subtitle
 * that is missing: the plan's message claims more than a cover proves. The place whose rules and money a topic's deck speaks of stands on it.
 */
export function coverOf({ title, subtitle, place, message }: Plan, known: Cover | undefined): Cover {
  const isNew = (line: string | undefined): line is string =>
    line !== undefined && line !== '' && !isLike(line, title) && !holds(title, line);
  const short = known === undefined && message !== undefined && countWords(message) <= LONGEST_MESSAGE ? message : undefined;
  const below = [subtitle, known?.subtitle, short].find(isNew);
  const meta = [
    ...(known?.meta?.split(SEPARATOR) ?? []),
    ...(place !== undefined && columns(place) <= LONGEST_PLACE && !BARE.test(place) ? [place] : []),
  ]
    .filter((part) => !holds(`${title} ${below ?? ''}`, part) && !isLike(part, title))
    .join(' · ');
  return {
    kind: 'cover',
    title,
    ...(below && { subtitle: withoutTitle(below, title) }),
    ...(meta && { meta }),
    notes: known?.notes ?? '',
  };
}

const SEPARATOR = / · /;
/** Columns of a place: what is longer is a sentence about one. */
const LONGEST_PLACE = 48;
/** "United States" alone does not say what holds there. */
const BARE = /^\s*\p{Lu}[\p{L}\p{M}.’'-]*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*)?\s*$/u;
/** Words of a message that is read at a glance. */
const LONGEST_MESSAGE = 16;

const holds = (text: string, part: string): boolean => ` ${keyOf(text)} `.includes(` ${keyOf(part)} `);

/** "Annual report: what came of it" under "Annual report" is what came of it. */
function withoutTitle(line: string, title: string): string {
  if (!line.toLowerCase().startsWith(title.toLowerCase())) return line;
  const rest = /^\s*[:：–—|·,-]\s*(\S.*)$/u.exec(line.slice(title.length))?.[1];
  return rest ?? line;
}
