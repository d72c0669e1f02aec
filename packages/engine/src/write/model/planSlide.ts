/** A planned slide as a slide: its title and points, for where the model wrote nothing better. */
import type { Slide } from '@slidewright/contract/deck';
import type { Brief } from '../plan/brief.ts';
import { withoutStop } from './forms/form.ts';
import type { PlannedSlide } from './plan.ts';

const FEWEST_POINTS = 2;
const MOST_POINTS = 6;

/** With what is to be spoken to it. Undefined where the plan has too few points for a slide. */
export function planSlide({ title, points }: PlannedSlide, { mostPoints }: Brief, notes = ''): Slide | undefined {
  if (points.length < FEWEST_POINTS) return undefined;
  const shown = points.slice(0, Math.max(mostPoints, Math.min(points.length, MOST_POINTS)));
  return { kind: 'bullets', title: withoutStop(title), items: shown.map((text) => ({ text: withoutStop(text) })), notes };
}
