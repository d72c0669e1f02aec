/** The order below a title that is one of its slide's sentences: what the title leaves out of it and what leans on it stand first. */
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import type { Judgement } from '../say/points.ts';
import { leansBack } from '../say/whole.ts';

/**
 * The `group` has no more of the title's sentence than the `rest` that the title leaves out. Where there is one, or the next sentence is not
 * understood without the title, right below it stands what follows it in its paragraph, and behind that what led up to it. Where all is to be kept,
 * nothing changes its place.
 */
export function belowTitle(group: Group, title: Unit, rest: Unit | undefined, judge: Judgement): Group {
  if (judge.brief.mode === 'preserve') return group;
  const units = unitsOf(group);
  const behind = units.filter(({ index, block }) => block === title.block && index > title.index);
  const [next] = behind;
  const goesOn = rest !== undefined || (next?.index === title.index + 1 && leansBack(next, judge));
  if (!goesOn || units.some(({ enumerated }) => enumerated)) return group;
  const place = (unit: Unit): number => (unit === rest ? 0 : behind.includes(unit) ? 1 : unit.block === title.block ? 2 : 3);
  // Right below its own sentence the rest of it is understood.
  const settled = (unit: Unit): Unit => (unit === rest ? { ...rest, resolved: rest.text } : unit);
  return {
    passages: group.passages.map((passage) =>
      passage.form === 'prose' && passage.units.some((unit) => place(unit) < 2)
        ? { ...passage, units: passage.units.toSorted((a, b) => place(a) - place(b)).map(settled) }
        : passage,
    ),
  };
}
