/** What is said to models that draw: the subject, the style in its own words, and what no picture of a slide may have. */
import type { ImageStyle } from '@slidewright/contract/presentation';
import type { PictureLook, Room } from '../model/pictureLook.ts';

const styles: Readonly<Record<Exclude<ImageStyle, 'auto'>, string>> = {
  photorealistic: 'A photorealistic photograph with natural light, true colours, shallow depth of field and fine texture',
  illustration: 'An editorial illustration with clean shapes, soft shading and a limited, harmonious palette',
  neon: 'A night scene lit by glowing neon tubes in magenta, cyan and violet, with deep blacks and soft reflections',
  abstract: 'An abstract composition of flowing forms and layered planes that suggests the subject without depicting it literally',
  'black-and-white': 'A black-and-white photograph with rich greys, strong contrast and film grain, without any colour',
  '3d': 'A rendered 3D scene with smooth rounded objects, soft studio light and gentle shadows',
  linear: 'A minimal line drawing with thin even strokes on a plain ground, one accent colour and much empty space',
};

export interface Subject {
  /** A few words. */
  readonly query: string;
  readonly slideTitle: string;
  readonly deckTitle: string;
}

/** In English, but for the titles. `auto` fits the template: its colours, and whether it is dark. */
export function promptFor({ query, slideTitle, deckTitle }: Subject, style: ImageStyle, look: PictureLook, room: Room): string {
  return [
    `${style === 'auto' ? ownStyle(look) : styles[style]}.`,
    `Subject: ${query}.`,
    `It accompanies a slide titled "${shortened(slideTitle)}" of a presentation titled "${shortened(deckTitle)}".`,
    `${formatOf(room)}, one clear subject, calm background.`,
    'No text, letters, numbers, logos, watermarks, frames, charts or user interfaces.',
  ].join(' ');
}

const ownStyle = ({ dark, colors }: PictureLook): string =>
  `A refined photograph or illustration, ${dark ? 'dark and atmospheric' : 'bright and airy'}, in a palette that goes with ${colors.join(', ')}`;

function formatOf({ w, h }: Room): string {
  if (w > h * 1.2) return 'Landscape format';
  return h > w * 1.2 ? 'Portrait format' : 'Square format';
}

const LONGEST_TITLE = 160;
const shortened = (title: string): string => title.replace(/\s+/g, ' ').replaceAll('"', "'").slice(0, LONGEST_TITLE);
