/** Timeline: the family's badges mark its points; the one brought forward has the first colour. */
import { theme } from '../../art/tones.ts';
import { timelinePage } from '../display/timelinePage.ts';
import { lookOf } from './looks.ts';

export const timeline = timelinePage(({ template }) => {
  const { badge, fills } = lookOf(template);
  const [first, second] = fills;
  return (canvas, square, lead) => canvas.fill(badge(square), theme[(lead ? first : second) ?? 'accent1']);
});
