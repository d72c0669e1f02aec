/** What an arrangement is called in the list of layouts: by what sets it apart from the ordinary one of its kind. */
import type { Frame, Layout, Placeholder } from '../../../model/scene.ts';

/** Points: less is not seen. */
const SEEN = 6;
/** A width that differs by less than this share is the same to the eye. */
const WIDTH = 0.1;

/**
 * `moved` are the places that differ from the layout's own, by key. A name that is taken goes on with what else has moved; numbers come only
 * where nothing else tells two arrangements apart.
 */
export function arrangementName(layout: Layout, moved: ReadonlyMap<string, Frame>, taken: ReadonlySet<string>): string {
  const changes = movedIn(layout, moved).flatMap(([{ type, frame }, to], i) => {
    const change = changeOf(frame, to);
    return change ? [i === 0 && type !== 'title' ? change : `${names[type]} ${change}`] : [];
  });
  let name = layout.name;
  // With what it has besides it is told apart already.
  if (!taken.has(name)) return name;
  for (const change of changes) {
    name += `, ${change}`;
    if (!taken.has(name)) return name;
  }
  let candidate = name;
  for (let n = 2; taken.has(candidate); n++) candidate = `${name} ${n}`;
  return candidate;
}

const names: Readonly<Record<Placeholder['type'], string>> = {
  title: 'title',
  subtitle: 'subtitle',
  body: 'text',
  picture: 'picture',
  table: 'table',
  chart: 'chart',
  footer: 'footer',
  slideNumber: 'number',
};

/** What has moved, the largest first and the title last. */
function movedIn(layout: Layout, moved: ReadonlyMap<string, Frame>): (readonly [Placeholder, Frame])[] {
  const all = layout.placeholders.flatMap((placeholder): (readonly [Placeholder, Frame])[] => {
    const frame = moved.get(placeholder.key);
    return frame ? [[placeholder, frame]] : [];
  });
  const weight = ([{ type }, { w, h }]: readonly [Placeholder, Frame]) => (type === 'title' ? 0 : w * h);
  return all.toSorted((a, b) => weight(b) - weight(a));
}

/** How a place differs to the eye; where that is hardly seen, in which way it does. */
const changeOf = (from: Frame, to: Frame): string => {
  const seen = changeBeyond(from, to, SEEN, WIDTH);
  if (seen) return seen;
  const slight = changeBeyond(from, to, SEEN / 6, WIDTH / 20);
  return slight && `a little ${slight}`;
};

function changeBeyond(from: Frame, to: Frame, points: number, share: number): string {
  const words: string[] = [];
  if (Math.abs(to.w / from.w - 1) > share) words.push(to.w < from.w ? 'narrow' : 'broad');
  if (Math.abs(to.y - from.y) > points) words.push(to.y < from.y ? 'high' : 'low');
  else if (Math.abs(to.h - from.h) > points) words.push(to.h < from.h ? 'short' : 'tall');
  if (words.length < 2 && Math.abs(to.x - from.x) > points) words.push(to.x < from.x ? 'at the left' : 'at the right');
  return words.join(' and ');
}
