/** Which slides a storyline of so many has. */
import { type Arc, arcs, type Station } from './arcs.ts';
import type { PresentationType } from './storylineText.ts';

/** A slide about a station; `depth` is 0 for the station itself, then one for each way to go deeper into it. */
export interface Stop {
  readonly station: Station;
  readonly depth: 0 | 1 | 2 | 3;
}

export interface Plan {
  readonly agenda: boolean;
  /** Whether each part begins with a slide of its own. */
  readonly sections: boolean;
  /** The stops of each part; a part may have none. */
  readonly parts: readonly (readonly Stop[])[];
}

const AGENDA_FROM = 8;
const SECTIONS_FROM = 15;

/** The plan of a presentation of `count` slides, at least 3, among them a cover and a closing. */
export function planOf(type: PresentationType, count: number): Plan {
  const agenda = count >= AGENDA_FROM;
  const sections = count >= SECTIONS_FROM;
  const arc = arcs[type];
  const stops = choose(arc, count - 2 - (agenda ? 1 : 0) - (sections ? arc.parts.length : 0));
  return { agenda, sections, parts: arc.parts.map((stations) => stations.flatMap((s) => stops.filter(({ station }) => station === s))) };
}

/** The weightiest stations; when there are slides to spare, deeper and deeper stops at the weightiest. */
function choose({ byWeight }: Arc, count: number): Stop[] {
  const depths = [0, 1, 2, 3] as const;
  return depths.flatMap((depth) => byWeight.map((station): Stop => ({ station, depth }))).slice(0, count);
}
