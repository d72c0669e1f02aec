/** What an arrangement is called in the list of layouts: by what sets it apart from the ordinary one of its kind. */
import type { Frame, Layout, Placeholder } from '../../model/scene.ts';

/** Points: less is not seen. */
const SEEN = 6;
/** A width that differs by less than this share is the same to the eye. */
const WIDTH = 0.1;

/** `moved` are the places that differ from the layout's own, by key. A name that is taken is numbered. */
export function arrangementName(layout: Layout, moved: ReadonlyMap<string, Frame>, taken: ReadonlySet<string>): string {
  const main = mainOf(layout, moved);
  const change = main ? changeOf(main[0].frame, main[1]) : '';
  const about = main?.[0].type === 'title' && change ? `title ${change}` : change;
  const name = about ? `${layout.name}, ${about}` : layout.name;
  let candidate = name;
  for (let n = 2; taken.has(candidate); n++) candidate = `${name} ${n}`;
  return candidate;
}

/** The largest of what has moved; the title only where it is alone. */
function mainOf(layout: Layout, moved: ReadonlyMap<string, Frame>): readonly [Placeholder, Frame] | undefined {
  const all = layout.placeholders.flatMap((placeholder): (readonly [Placeholder, Frame])[] => {
    const frame = moved.get(placeholder.key);
    return frame ? [[placeholder, frame]] : [];
  });
  const weight = ([{ type }, { w, h }]: readonly [Placeholder, Frame]) => (type === 'title' ? 0 : w * h);
  return all.toSorted((a, b) => weight(b) - weight(a))[0];
}

function changeOf(from: Frame, to: Frame): string {
  const words: string[] = [];
  if (Math.abs(to.w / from.w - 1) > WIDTH) words.push(to.w < from.w ? 'narrow' : 'broad');
  if (Math.abs(to.y - from.y) > SEEN) words.push(to.y < from.y ? 'high' : 'low');
  else if (Math.abs(to.h - from.h) > SEEN) words.push(to.h < from.h ? 'short' : 'tall');
  if (words.length < 2 && Math.abs(to.x - from.x) > SEEN) words.push(to.x < from.x ? 'at the left' : 'at the right');
  return words.join(' and ');
}
