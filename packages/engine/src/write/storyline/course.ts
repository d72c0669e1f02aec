/** The course of a presentation for somebody: that of its kind, as the audience and the tone shape it. */

import { inEvery } from '../../languages/inEvery.ts';
import { lastOf, listOf, type Phrases } from '../../languages/phrases.ts';
import type { Audience, Tone, TopicKind } from '../../languages/shape/reading.ts';
import type { PresentationType } from '../../languages/shape/storylineText.ts';
import { perText } from '../../model/memo.ts';
import { type Arc, arcs, type Station, topicArcs } from './arcs.ts';
import { audiences, type Leaning, tones } from './leanings.ts';

export interface Course extends Arc {
  /** The ways to go deeper into a station, in the order in which they are taken. */
  readonly depths: readonly (1 | 2 | 3)[];
}

export interface Wishes {
  readonly presentationType: PresentationType;
  /** What the topic is about, where its words say so. */
  readonly topicKind?: TopicKind | undefined;
  readonly targetAudience?: string | undefined;
  readonly toneAndStyle?: string | undefined;
}

/** Places that a station moves up, or down, in a row of about twelve. */
const RAISED = 4;
const LOWERED = 5;
/** Of a station that is told first. */
const OPENING = 100;

export function courseFor({ presentationType, topicKind, targetAudience, toneAndStyle }: Wishes): Course {
  const leanings = [leaningIn(audiences, 'audiences', targetAudience), leaningIn(tones, 'tones', toneAndStyle)].filter(
    (leaning) => leaning !== undefined,
  );
  const arc = arcFor(presentationType, topicKind);
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

/** A presentation of a special kind has its own course, with what the topic's kind tells in another form. */
function arcFor(presentationType: PresentationType, topicKind: TopicKind | undefined): Arc {
  if (topicKind === undefined) return arcs[presentationType];
  if (presentationType === 'General') return topicArcs[topicKind];
  const { parts, byWeight } = arcs[presentationType];
  const formed = (stations: readonly Station[]) => stations.map((station) => FORMS[topicKind]?.[station] ?? station);
  const [first, second, third] = parts;
  return { parts: [formed(first), formed(second), formed(third)], byWeight: formed(byWeight) };
}

const ORDERED = { background: 'chronology' } as const;
const FORMS: Readonly<Partial<Record<TopicKind, Readonly<Partial<Record<Station, Station>>>>>> = {
  history: ORDERED,
  person: ORDERED,
  event: ORDERED,
  place: ORDERED,
  comparison: { balance: 'sides', options: 'sides', competition: 'sides' },
};

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
  [...Object.values(arcs), ...Object.values(topicArcs)]
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
  if (!wish?.trim()) return undefined;
  const names = Object.keys(leanings) as Name[];
  for (const phrase of wish.toLowerCase().split(JOINT)) {
    let found: { name: Name; at: number } | undefined;
    for (const name of names) {
      const at = Math.max(...phrasesOf[of](name).map((words) => lastOf(phrase, words)));
      if (at >= 0 && at > (found?.at ?? -1)) found = { name, at };
    }
    if (found) return leanings[found.name];
  }
  return undefined;
}

/** Callers name audiences and tones in whatever language. */
const phrasesIn = (of: 'audiences' | 'tones') =>
  perText((name) => listOf(inEvery(({ reading }) => (reading[of] as Readonly<Partial<Record<string, Phrases>>> | undefined)?.[name])));
const phrasesOf = { audiences: phrasesIn('audiences'), tones: phrasesIn('tones') };
