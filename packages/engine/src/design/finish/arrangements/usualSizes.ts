/** A layout sets its texts as most of its slides do, so that a new slide looks like those beside it. */
import type { Layout, Placeholder, SceneNode } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { leaves } from '../../page/behind.ts';

/** `pages` are the nodes of the layout's slides. */
export function withUsualSizes(layout: Layout, pages: readonly (readonly SceneNode[])[]): Layout {
  if (pages.length === 0) return layout;
  const texts = Map.groupBy(
    pages.flatMap((nodes) => leaves(nodes)).flatMap((node) => (node.type === 'shape' && node.placeholder && node.text ? [node] : [])),
    (node) => node.placeholder,
  );
  const placeholders = layout.placeholders.map((place) => {
    const bodies = (texts.get(place.key) ?? []).map((node) => node.text?.paragraphs ?? []);
    const usual = usualOf(bodies.flat());
    const spaceBefore = mostFrequent(bodies.flatMap(([, ...others]) => others.map((paragraph) => paragraph.spaceBefore)));
    if (!usual) return place;
    // Where slides draw the marks of their points themselves, a list that is added by hand still needs room for its own.
    const indent = place.bullet ? usual.indent || place.indent : usual.indent;
    return { ...place, ...usual, indent, style: { ...place.style, size: usual.style.size }, ...(spaceBefore ? { spaceBefore } : {}) };
  });
  return { ...layout, placeholders };
}

/** The first of them where several are as frequent. */
function mostFrequent(values: readonly number[]): number | undefined {
  const [most] = [...Map.groupBy(values, (value) => value).values()].toSorted((a, b) => b.length - a.length);
  return most?.[0];
}

/** What the most paragraphs agree on, the first of them where several are as frequent. */
function usualOf(paragraphs: readonly Paragraph[]): Pick<Placeholder, 'style' | 'lineHeight' | 'indent'> | undefined {
  const kinds = Map.groupBy(paragraphs, ({ runs, lineHeight, indent }) => `${runs[0]?.style.size} ${lineHeight} ${indent}`);
  const [most] = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  const [first] = most ?? [];
  const style = first?.runs[0]?.style;
  return first && style ? { style, lineHeight: first.lineHeight, indent: first.indent } : undefined;
}
