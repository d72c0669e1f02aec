/** A figure and the bar that is drawn for it: whoever writes another figure means another bar. */
import { readFigure } from '@slidewright/contract/conversions/figures';
import { type Path, valueAt, withValue } from './slideParts.ts';

/** Which number is drawn for which figure. */
const drawnFor: Readonly<Record<string, string>> = { figure: 'value', actual: 'value', target: 'goal', figures: 'values' };

/** The value with another text at the path, and with the number that is drawn for it, where that was the text's own number before. */
export function withText<T>(whole: T, path: Path, text: string, language: string): T {
  const next = withValue(whole, path, text);
  const at = path.findLastIndex((step) => typeof step === 'string');
  const drawn = drawnFor[String(path[at])];
  if (drawn === undefined) return next;
  const place = path.with(at, drawn);
  const before = readFigure(String(valueAt(whole, path)), language);
  const now = readFigure(text, language);
  const value = valueAt(whole, place);
  if (!before || !now || typeof value !== 'number' || Math.abs(value) !== Math.abs(before.value)) return next;
  // The sign of a change may be in the figure and not in what is drawn.
  return withValue(next, place, value === before.value ? now.value : Math.abs(now.value));
}
