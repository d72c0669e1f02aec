/** What a template asks of pictures, for whoever finds them: read off its layouts, and its way to colour photographs. */

import { type Color, contrast, type Palette, resolveColor, type ThemeColor, toHex } from '../model/color.ts';
import type { PictureLook, Room, Treatment } from '../model/pictureLook.ts';
import { families } from './families/families.ts';
import { layouts } from './layouts/layouts.ts';
import type { FamilyId } from './templates/familyId.ts';
import type { Template } from './templates/template.ts';
import { templateById } from './templates/templates.ts';

/** The theme's colours for the shadows and lights of photographs, in either order, in the families that tint them. */
const duotones: { readonly [K in FamilyId]?: readonly [ThemeColor, ThemeColor] } = {
  ink: ['text', 'bg'],
  poster: ['text', 'accent1'],
  gradient: ['text', 'accent2'],
};
const grayscale: readonly string[] = ['Milan'];

/** Throws when there is no such template. */
export function pictureLook(templateId: string): PictureLook {
  const template = templateById(templateId);
  const treatment = treatmentOf(template);
  const { palette } = template;
  return {
    rooms: { cover: roomOn('coverPicture', template), bullets: besidePoints(template), picture: roomOn('picture', template) },
    ...(treatment && { treatment }),
    dark: template.page.dark,
    colors: [palette.bg, palette.accent1, palette.accent2],
  };
}

function roomOn(kind: 'coverPicture' | 'picture', template: Template): Room {
  const layout = families[template.family].layouts[kind] ?? layouts[kind];
  const slot = layout.face(template, '').placeholders.find(({ key }) => key === 'picture');
  if (!slot) throw new Error(`The layout "${kind}" of ${template.name} has no place for a picture.`);
  return { w: slot.frame.w, h: slot.frame.h };
}

/** Under a title, a picture that is wider than tall would stand in another place than the panel. */
function besidePoints({ grid: { panel, titlePlace } }: Template): Room {
  const { w, h } = panel;
  return titlePlace === 'above' && w >= h ? { w, h: w * 1.01 } : { w, h };
}

function treatmentOf({ id, family, palette }: Template): Treatment | undefined {
  if (grayscale.includes(id)) return { type: 'grayscale' };
  const pair = duotones[family];
  if (!pair) return undefined;
  const [dark, light] = pair.map((ref) => hexOf({ ref }, palette)).sort((a, b) => whiteness(a) - whiteness(b));
  return dark && light ? { type: 'duotone', colors: [dark, light] } : undefined;
}

const hexOf = (color: Color, palette: Palette): string => toHex(resolveColor(color, palette));
const whiteness = (hex: string): number => contrast(resolveColor({ hex }, {} as Palette), [0, 0, 0, 1]);
