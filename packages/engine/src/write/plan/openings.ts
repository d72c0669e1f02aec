/** Which slide each entry of the agenda leads to. */
import type { Group } from './allot.ts';
import { agendaNames, type Part } from './frame.ts';
import type { PlannedSlide } from './plannedSlide.ts';

/**
 * The plan with what its agenda lists: each part by the first slide that is of it, or speaks for it. Parts that no slide speaks for are not
 * listed, and parts of one name are one entry.
 */
export function withOpenings(slides: readonly PlannedSlide[], listed: readonly Part[], language: string): PlannedSlide[] {
  if (!slides.some(({ type }) => type === 'agenda')) return [...slides];
  const names = agendaNames(listed, language);
  const firsts = new Map<string, number>();
  for (const [i, { index }] of listed.entries()) {
    const name = names[i];
    const first = firstOf(slides, index);
    if (name === undefined || first === undefined) continue;
    firsts.set(name, Math.min(first, firsts.get(name) ?? first));
  }
  const items = [...new Set(names)].filter((name) => firsts.has(name));
  return slides.map((slide, at) => {
    if (slide.type === 'agenda') return { ...slide, items };
    const opens = items.flatMap((name, entry) => (firsts.get(name) === at ? [entry] : []));
    if (slide.type !== 'section') return opens.length > 0 ? { ...slide, opens } : slide;
    const number = items.indexOf(names[listed.findIndex(({ index }) => index === slide.part.index)] ?? '') + 1;
    return { ...slide, number, ...(opens.length > 0 && { opens }) };
  });
}

const isOf = (group: Group, part: number): boolean => group.passages.some(({ section }) => section.part === part);

/** A slide that begins with the part comes before one that has it among others, and that before one that has it in its notes alone. */
function firstOf(slides: readonly PlannedSlide[], part: number): number | undefined {
  const ways: ((slide: PlannedSlide) => boolean)[] = [
    (slide) => slide.type === 'section' && slide.part.index === part,
    (slide) => slide.type === 'content' && slide.group.passages[0]?.section.part === part,
    (slide) => slide.type === 'content' && isOf(slide.group, part),
    (slide) => slide.type === 'content' && isOf(slide.behind, part),
  ];
  return ways.map((isFirst) => slides.findIndex(isFirst)).find((at) => at >= 0);
}
