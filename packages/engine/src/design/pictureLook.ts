/** What a template asks of pictures, for whoever finds them: read off its layouts, and its way to colour photographs. */
import { contrast, type Palette, type Rgba, resolveColor } from '../model/color.ts';
import type { PictureLook, Room, Treatment } from '../model/pictureLook.ts';
import { layouts } from './arrangements/layouts.ts';
import { families } from './families/families.ts';
import type { Template } from './tokens/template.ts';

/** Two colours that are nearer to each other leave little of a photograph. */
const LEAST_CONTRAST = 4.5;

export function pictureLook(template: Template): PictureLook {
  const treatment = treatmentOf(template);
  const { palette } = template;
  return {
    rooms: {
      ...(!template.brand?.cover && { cover: roomOn('coverPicture', template) }),
      bullets: besidePoints(template),
      picture: roomOn('picture', template),
    },
    ...(treatment && { treatment }),
    dark: template.page.dark,
    colors: [palette.bg, palette.accent1, palette.accent2],
  };
}

function roomOn(kind: 'coverPicture' | 'picture', template: Template): Room {
  const layout = families[template.family].layouts[kind] ?? layouts[kind];
  const placeholder = layout.layout(template, '').placeholders.find(({ key }) => key === 'picture');
  if (!placeholder) throw new Error(`The layout "${kind}" of ${template.name} has no place for a picture.`);
  return { w: placeholder.frame.w, h: placeholder.frame.h };
}

/** Under a title, a picture that is wider than tall would stand in another place than the panel. */
function besidePoints({ grid: { panel, titlePlace } }: Template): Room {
  const { w, h } = panel;
  return titlePlace === 'above' && w >= h ? { w, h: w * 1.01 } : { w, h };
}

function treatmentOf({ grayPhotographs, family, palette }: Template): Treatment | undefined {
  if (grayPhotographs) return { type: 'grayscale' };
  const tint = families[family].photographTint;
  if (!tint) return undefined;
  const [dark, light] = (['text', 'bg'] as const).map((ref) => palette[ref]).sort((a, b) => against(BLACK, a) - against(BLACK, b));
  if (!dark || !light) return undefined;
  return { type: 'duotone', colors: [dark, against(dark, palette[tint]) >= LEAST_CONTRAST ? palette[tint] : light] };
}

const BLACK = '#000000';
const against = (a: string, b: string): number => contrast(rgbaOf(a), rgbaOf(b));
const rgbaOf = (hex: string): Rgba => resolveColor({ hex }, {} as Palette);
