/** The course of a presentation for somebody: that of its kind, as the audience and the tone shape it. */

import { inEvery } from '../../languages/inEvery.ts';
import { either, listOf, type Phrases } from '../../languages/phrases.ts';
import type { Audience, Tone } from '../../languages/shape/reading.ts';
import type { PresentationType } from '../../languages/shape/storylineText.ts';
import { type Arc, arcs, type Station } from './arcs.ts';
import { audiences, type Leaning, tones } from './leanings.ts';

export interface Course extends Arc {
  /** The ways to go deeper into a station, in the order in which they are taken. */
  readonly depths: readonly (1 | 2 | 3)[];
}

export interface Wishes {
  readonly presentationType: PresentationType;
  readonly targetAudience?: string | undefined;
  readonly toneAndStyle?: string | undefined;
}

/** Places that a station moves up, or down, in a row of about twelve. */
const RAISED = 4;
const LOWERED = 5;
/** Of a station that is told first. */
const OPENING = 100;

export function courseFor({ presentationType, targetAudience, toneAndStyle }: Wishes): Course {
  const leanings = [leaningIn(audiences, 'audiences', targetAudience), leaningIn(tones, 'tones', toneAndStyle)].filter(
    (leaning) => leaning !== undefined,
  );
  const arc = arcs[presentationType];
  const own = arc.parts.flat();
  const brought = [...new Set(leanings.flatMap(({ brings }) => brings?.[presentationType] ?? []))].filter(
    (station) => !own.includes(station),
  );
  const all = [...own, ...brought];
  const opens = [...new Set(leanings.flatMap((leaning) => leaning.opens))].filter((station) => all.includes(station));
  const parts = arc.parts.map((stations, part) => [
    ...(part === 0 ? opens : []),
    ...[...stations, ...brought.filter((station) => homeOf(station) === part)].filter((station) => !opens.includes(station)),
  ]);
  const [first = [], second = [], third = []] = parts;
  return {
    parts: [first, second, third],
    byWeight: weigh([...arc.byWeight, ...brought], opens, leanings),
    depths: leanings.find(({ depths }) => depths)?.depths ?? [1, 2, 3],
  };
}

/** Audience and tone are weighed together: what both raise goes up twice. */
function weigh(stations: readonly Station[], opens: readonly Station[], leanings: readonly Leaning[]): Station[] {
  const rank = (station: Station, at: number) => {
    const opening = opens.indexOf(station);
    const moved = leanings.reduce(
      (sum, { raises, lowers }) => sum - (raises.includes(station) ? RAISED : 0) + (lowers.includes(station) ? LOWERED : 0),
      0,
    );
    return opening >= 0 ? opening - OPENING : at + moved;
  };
  return stations
    .map((station, at) => ({ station, rank: rank(station, at) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ station }) => station);
}

/** The part that a station stands in where it is at home. */
const homeOf = (station: Station): number =>
  Object.values(arcs)
    .map(({ parts }) => parts.findIndex((stations) => stations.includes(station)))
    .find((part) => part >= 0) ?? 0;

/** Where a wish goes on with another thing: "students | of engineering", "owners | and guests". */
const JOINT = /[,;()/]|\s\p{L}{1,3}\s/u;

/** The leaning that the wish names: of its first words the last, since an engineering student is a student and a student of engineering too. */
function leaningIn<Name extends Audience | Tone>(
  leanings: Readonly<Record<Name, Leaning>>,
  of: 'audiences' | 'tones',
  wish: string | undefined,
): Leaning | undefined {
  for (const phrase of (wish?.toLowerCase() ?? '').split(JOINT)) {
    let found: { leaning: Leaning; at: number } | undefined;
    for (const name of Object.keys(leanings) as Name[]) {
      for (const { index } of phrase.matchAll(matcherOf(of, name)))
        if (!found || index > found.at) found = { leaning: leanings[name], at: index };
    }
    if (found) return found.leaning;
  }
  return undefined;
}

const matchers = new Map<string, RegExp>();

/**
 * Callers name audiences and tones in whatever language. In scripts whose words are not set apart, or take an article before them, a phrase
 * may stand anywhere; elsewhere a word begins with it.
 */
function matcherOf(of: 'audiences' | 'tones', name: Audience | Tone): RegExp {
  let matcher = matchers.get(name);
  if (!matcher) {
    const words = inEvery(({ reading }) => (reading[of] as Readonly<Partial<Record<Audience | Tone, Phrases>>> | undefined)?.[name]);
    const phrases = listOf(words).map((phrase) =>
      /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(phrase) ? `(?<![\\p{L}\\p{M}])${either(phrase)}` : either(phrase),
    );
    matcher = new RegExp(phrases.join('|'), 'gu');
    matchers.set(name, matcher);
  }
  return matcher;
}
