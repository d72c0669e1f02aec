/** Which slides a storyline of so many has. */
import type { Station } from './arcs.ts';
import type { Course } from './course.ts';

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

/** The ways deeper that show a case, and figures. */
const AN_EXAMPLE = 1;
const FIGURES = 2;
const TOPIC_AGENDA_FROM = 8;
const SECTIONS_FROM = 15;

/** The plan of a presentation of `count` slides, at least 3, among them a cover and a closing. */
export function planOf(course: Course, count: number): Plan {
  const agenda = count >= TOPIC_AGENDA_FROM;
  const sections = count >= SECTIONS_FROM;
  const stops = choose(course, count - 2 - (agenda ? 1 : 0) - (sections ? course.parts.length : 0));
  return { agenda, sections, parts: course.parts.map((stations) => stations.flatMap((s) => stops.filter(({ station }) => station === s))) };
}

/** The weightiest stations; when there are slides to spare, deeper and deeper stops at the weightiest. */
function choose({ byWeight, depths }: Course, count: number): Stop[] {
  const stops = ([0, ...depths] as const).flatMap((depth) => byWeight.map((station): Stop => ({ station, depth })));
  const saysAgain = ({ station, depth }: Stop) =>
    (station === 'examples' && depth === AN_EXAMPLE) || (station === 'numbers' && depth === FIGURES);
  return stops.filter((stop) => !saysAgain(stop)).slice(0, count);
}
