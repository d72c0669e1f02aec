/** A person's portrait, cut to its frame and to the outline of the template's plates; without one, or with one that is too small, their initials on a plate. */
import type { Color } from '../../model/color.ts';
import type { Frame, Geometry } from '../../model/scene.ts';
import { segmenterOf } from '../../model/segmenter.ts';
import { relativeTo } from '../art/shapes.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { bodyOf, type PageBuilder } from '../page/pageBuilder.ts';
import { figure, paragraph } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import { filling } from './pictureFrame.ts';

interface Person {
  readonly name: string;
  readonly role?: string | undefined;
  readonly image?: string | undefined;
}

/** Faces are in the upper half of a portrait: less of it is cut off above than below. */
const ABOVE_FACES = 0.25;
/** Of the initials, points. */
const LEAST_SIZE = 12;

/** `index` is the person's place in the row: plates of neighbours differ. */
export function placePortrait(
  builder: PageBuilder,
  name: string,
  person: Person,
  frame: Frame,
  index: number,
  context: LayoutContext,
): void {
  const image = person.image === undefined ? undefined : context.images[person.image];
  const placed = image && filling(frame, image, ABOVE_FACES);
  if (person.image !== undefined && placed) {
    const alt = [person.name, person.role?.trim()].filter(Boolean).join(', ');
    const crop = placed.crop ? { crop: placed.crop } : {};
    const geometry = geometryOf(frame, context);
    builder.add({ type: 'picture', name, frame, alt, image: person.image, ...crop, ...(geometry.type === 'rect' ? {} : { geometry }) });
    return;
  }
  const fill = plateOf(index, context);
  const look = figure(
    context.template,
    Math.min(72, Math.max(LEAST_SIZE, Math.round(Math.min(frame.w, frame.h) * 0.36))),
    inkOn(fill, context.template.palette),
  );
  const words = paragraph(initials(person.name, context.language), look, context, { align: 'center' });
  const text = bodyOf(context.typesetter.set([words], { width: frame.w, height: frame.h, anchor: 'middle', insets: [0, 0, 0, 0] }));
  // The name stands beside it in full.
  builder.add({ type: 'shape', name, frame, geometry: geometryOf(frame, context), fill, text, role: 'label', decorative: true });
}

function plateOf(index: number, { template: { portraits, page } }: LayoutContext): Color {
  return portraits?.fills[index % portraits.fills.length] ?? (index % 2 === 0 ? page.surface : page.soft);
}

function geometryOf(frame: Frame, { template: { portraits } }: LayoutContext): Geometry {
  if (!portraits?.outline) return { type: 'rect' };
  return { type: 'path', commands: relativeTo(frame, portraits.outline(frame)) };
}

/** Of the first and the last word where letters stand alone; the first sign of a name in scripts that join or do not tell words apart. */
export function initials(name: string, language: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/\.$/.test(word.slice(3)));
  const first = words[0] ?? name.trim();
  const signs = (word: string) => segmenterOf(language, 'grapheme').segment(word).containing(0)?.segment ?? '';
  const alone = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u.test(first);
  const last = words.length > 1 && alone ? words.at(-1) : undefined;
  return `${signs(first)}${last ? signs(last) : ''}`.toLocaleUpperCase(language);
}
