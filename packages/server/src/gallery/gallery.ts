/** The pictures of the built-in templates that come with the service, and the list that says what they show. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { templateIds } from '@slidewright/contract/template';
import { z } from 'zod';

/** The folder of the pictures: `Tokyo-cover.webp`, 640 x 360 pixels. */
export const galleryFolder = fileURLToPath(new URL('../../gallery/', import.meta.url));

/** The slides that each template is shown by, in the order of the gallery's deck. */
export const gallerySlides = ['cover', 'section', 'bullets', 'stats', 'chart'] as const;
export type GallerySlide = (typeof gallerySlides)[number];

export const galleryEntry = z.strictObject({
  id: z.enum(templateIds),
  name: z.string(),
  family: z.string(),
  /** "#RRGGBB" */
  colors: z.strictObject({ background: z.string(), text: z.string(), accents: z.array(z.string()) }),
  /** SHA-256 of each slide's drawing, by which one sees that a picture is out of date. */
  drawings: z.record(z.enum(gallerySlides), z.string()),
});
export type GalleryEntry = z.infer<typeof galleryEntry>;

export const pictureName = (id: string, slide: GallerySlide): string => `${id}-${slide}.webp`;

/** One entry for each template, the default first. @throws when the list is missing or not in form */
export const readGallery = (): GalleryEntry[] =>
  z.array(galleryEntry).parse(JSON.parse(readFileSync(`${galleryFolder}gallery.json`, 'utf8')));
