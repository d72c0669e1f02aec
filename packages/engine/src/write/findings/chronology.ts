/** Three or more dated happenings in the order of time, in consecutive sentences, items or rows. */
import type { Passage } from '../discourse/passages.ts';
import { isMonth } from '../sentence/dates.ts';
import { datesIn } from './dates.ts';
import type { DatesFinding } from './finding.ts';
import type { Line } from './lines.ts';

const FEWEST = 3;
/** A date that opens its sentence stands so near to its beginning, in UTF-16 units. */
const OPENING = 22;

type Event = DatesFinding['events'][number];

export function chronologyOf(passage: Passage, lines: readonly Line[], language: string): DatesFinding | undefined {
  const speaking = lines.filter(({ unit, plain }) => unit.form !== 'code' && !/[:：]$/u.test(plain));
  const events = speaking.flatMap((line): Event[] => {
    const event = eventOf(line, language);
    return event ? [event] : [];
  });
  if (events.length < FEWEST || events.length < 0.6 * speaking.length) return undefined;
  if (events.some(({ order }, i) => i > 0 && order < (events[i - 1]?.order ?? 0))) return undefined;
  if (new Set(events.map(({ order }) => order)).size < FEWEST) return undefined;
  return {
    kind: 'dates',
    units: events.map(({ unit }) => unit),
    words: speaking.map(({ plain }) => plain).join(' '),
    events,
    certainty: passage.form === 'prose' ? 0.75 : 0.9,
  };
}

/** "October – shelves on all floors": a month alone, in the order of the text. */
function monthEvent(unit: number, plain: string, language: string): Event | undefined {
  const [, month = '', text = ''] = /^(\S+)\s*(?:[:：–—]|\s-)\s+(.+)$/su.exec(plain) ?? [];
  return month !== '' && isMonth(month, language) ? { date: month, order: unit, text, unit } : undefined;
}

function eventOf({ unit, plain, dates }: Line, language: string): Event | undefined {
  if (unit.cells) {
    const [first = ''] = unit.cells;
    const [date] = datesIn(first, language);
    const rest = unit.cells
      .slice(1)
      .filter((cell) => /\p{L}{2}/u.test(cell))
      .join(', ');
    return date?.kind === 'calendar' && rest !== '' ? { date: first.trim(), order: date.order, text: rest, unit: unit.index } : undefined;
  }
  if (unit.lead !== undefined) {
    const [date] = datesIn(unit.lead, language);
    return date?.kind === 'calendar'
      ? { date: unit.lead.replace(/[:：]\s*$/u, ''), order: date.order, text: plain, unit: unit.index }
      : undefined;
  }
  const named = monthEvent(unit.index, plain, language);
  if (named) return named;
  const [date] = dates;
  if (date?.kind !== 'calendar' || (unit.form === 'prose' && date.start > OPENING)) return undefined;
  return { date: date.label, order: date.order, text: plain, unit: unit.index };
}
