/** Sentences in a row that each tell the same measures of another thing: "A boiler costs £9,800 and lasts 15 years. A heat pump costs …". */

import { andOf } from './conjunction.ts';
import { subjectBefore } from './context.ts';
import type { Figure, OffersFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { placeOf } from './marks.ts';
import { isName } from './names.ts';
import type { Patterns } from './patterns.ts';

const MOST_OFFERS = 4;
const MOST_MEASURES = 4;
/** Sentences behind them of which one may choose. */
const NEAR = 3;
const LONGEST_NAME = 60;
/** Of the sentence before the name: an article that the name begins behind. */
const LONGEST_BEFORE = 5;

interface Offer {
  readonly line: Line;
  readonly name: string;
  /** Where what is said of it begins, in the marked text. */
  readonly from: number;
}

export function offersIn(lines: readonly Line[], patterns: Patterns): OffersFinding[] {
  const runs: Offer[][] = [];
  let open: Offer[] = [];
  for (const line of lines) {
    const offer = offerOf(line, patterns);
    if (offer && (open.length === 0 || measuresOf([...open, offer]).length >= 2)) open.push(offer);
    else {
      runs.push(open);
      open = offer ? [offer] : [];
    }
  }
  return [...runs, open].flatMap((run) => findingOf(run, lines, patterns));
}

function findingOf(run: readonly Offer[], lines: readonly Line[], patterns: Patterns): OffersFinding[] {
  const [first] = run;
  const measures = measuresOf(run);
  const names = new Set(run.map(({ name }) => name.toLowerCase()));
  if (!first || run.length < 2 || run.length > MOST_OFFERS || names.size < run.length || measures.length > MOST_MEASURES) return [];
  // Of one measure told twice, the second may be last year's, or a target.
  if (new Set(measures).size < 2) return [];
  // Where a neighbour tells the same measures of something without a name, the offers are not all.
  const at = lines.indexOf(first.line);
  const around = [lines[at - 1], lines[at + run.length]].filter((line) => line?.unit.block === first.line.unit.block);
  if (around.some((line) => line && sharedBy([keysOf(line), measures]).length >= 2)) return [];
  const clauses = withoutVerb(run).map((offer) => clausesOf(offer, measures, patterns));
  if (clauses.some((each) => each === undefined)) return [];
  const advice = lines.slice(at + run.length, at + run.length + NEAR).find(({ plain }) => patterns.advises?.test(plain));
  return [
    {
      kind: 'offers',
      units: run.map(({ line }) => line.unit.index),
      words: run.map(({ line }) => line.plain).join(' '),
      offers: withoutVerb(run).map(({ name }, i) => ({ name, clauses: clauses[i] ?? [] })),
      ...(advice && { advice: { text: advice.plain, unit: advice.unit.index } }),
      certainty: 0.85,
    },
  ];
}

/** "Levarc demande", "Monteo demande": what all of the names end in right before a value is the verb of what is said of them. */
function withoutVerb(run: readonly Offer[]): readonly Offer[] {
  const endings = new Set(run.map(({ name }) => /\s(\p{Ll}+)$/u.exec(name)?.[1]));
  const [ending] = endings;
  const isBare = run.every(({ line, from }) => /^\s*[\uE000-\uEFFF]/u.test(line.text.slice(from)));
  if (endings.size > 1 || ending === undefined || !isBare) return run;
  return run.map((offer) => ({ ...offer, name: offer.name.slice(0, -ending.length).trim(), from: offer.from - ending.length }));
}

/** A sentence that opens with the name of a thing and tells two or more measures of it. */
function offerOf(line: Line, patterns: Patterns): Offer | undefined {
  const { lead, form } = line.unit;
  // "Youth hostel: 5 days, 289 €": what an item tells of the name before its colon.
  if (form === 'list' && lead !== undefined)
    return line.figures.length < 2 || lead.length > LONGEST_NAME ? undefined : { line, name: lead, from: 0 };
  const place = placeOf(line, 0);
  if (line.unit.form !== 'prose' || line.figures.length < 2 || place < 0 || /[?？؟]\s*$/u.test(line.text)) return undefined;
  const subject = subjectBefore(line, place, patterns, false);
  const at = subject === undefined ? -1 : line.text.indexOf(subject);
  if (subject === undefined || at < 0 || at > LONGEST_BEFORE || /\p{P}/u.test(line.text.slice(0, at))) return undefined;
  const name = line.text.slice(0, at + subject.length).trim();
  if (!isName(name, patterns.language) || name.length > LONGEST_NAME || /[,;:.\uE000-\uF8FF]/u.test(name)) return undefined;
  return { line, name, from: at + subject.length };
}

/** Amounts of money in any form, lengths of time in any unit, anything else by its name. */
export const measureKeyOf = ({ measure: { kind, name } }: Figure): string =>
  kind === 'money' || kind === 'duration' || kind === 'percent' ? kind : `${kind} ${name.slice(0, 4).toLowerCase()}`;
const keysOf = ({ figures }: Line): string[] => figures.filter(({ single }) => !single).map(measureKeyOf);
const measuresOf = (offers: readonly Offer[]): string[] => sharedBy(offers.map(({ line }) => keysOf(line)));

/** What all rows have in one order; nothing where they are told in another one. */
function sharedBy(rows: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = rows;
  return others.reduce<string[]>(
    (shared, row) => {
      let from = 0;
      return shared.filter((key) => {
        const found = row.indexOf(key, from);
        if (found >= 0) from = found + 1;
        return found >= 0;
      });
    },
    [...first],
  );
}

/** What is said of an offer, a clause for each measure; undefined where a sentence does not part between two of them. */
function clausesOf({ line, from }: Offer, measures: readonly string[], { language }: Patterns): string[] | undefined {
  const { text, figures } = line;
  const places: number[] = [];
  let next = 0;
  for (const key of measures) {
    const found = figures.findIndex((figure, i) => i >= next && !figure.single && measureKeyOf(figure) === key);
    if (found < 0) return undefined;
    places.push(placeOf(line, found));
    next = found + 1;
  }
  const clauses: string[] = [];
  let start = from;
  for (const [i, place] of places.entries()) {
    const following = places[i + 1];
    const parting = following === undefined ? undefined : lastParting(text.slice(place + 1, following), language);
    if (following !== undefined && !parting) return undefined;
    const end = parting ? place + 1 + parting.index : text.length;
    clauses.push(
      line.plain
        .slice(line.place(start), line.place(end))
        .trim()
        .replace(/[.。]$/u, ''),
    );
    start = parting ? end + parting[0].length : end;
  }
  return clauses.some((clause) => clause === '') ? undefined : clauses;
}

/** The last comma, "and" or both: what stands before it, between commas too, belongs to the value before. */
function lastParting(text: string, language: string): RegExpExecArray | undefined {
  const and = `${andOf(language)}\\s`;
  return [...text.matchAll(new RegExp(`[,;،؛、，；]\\s*(?:${and})?|\\s${and}`, 'giu'))].at(-1);
}
