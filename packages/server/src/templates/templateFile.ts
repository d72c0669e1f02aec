/** What a file of TEMPLATES_DIR says: a template of the operator's own. */
import { ownTemplateId, templateIds } from '@slidewright/contract/template';
import { corners } from '@slidewright/engine/design/tokens/brand';
import { themeColors } from '@slidewright/engine/model/color';
import { z } from 'zod';

const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, { error: 'must be a colour such as "#1A4FD6"' })
  .transform((value) => value.toUpperCase());

const path = z.string().min(1).describe('A file, named from the folder of the template.');

const shippedFont = z.strictObject({ family: z.string().min(1) });
const packagedFont = z.strictObject({
  package: z.string().regex(/^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/, { error: 'must be the name of an npm package' }),
});
const fontFiles = z.strictObject({
  /** As the files name it unless given. */
  family: z.string().min(1).optional(),
  regular: path,
  bold: path.optional(),
  italic: path.optional(),
  boldItalic: path.optional(),
});
const fontForms =
  'must be {"family": …} of a font that Slidewright ships, {"package": …} of an npm package, or {"regular": …, "bold": …} with files';
const font = z.union([shippedFont, packagedFont, fontFiles], { error: fontForms });
export type FontEntry = z.infer<typeof font>;
export type FontFiles = z.infer<typeof fontFiles>;

const logo = z.strictObject({
  /** On light and on dark grounds: one of them at least; it stands on a plate where there is no other. */
  light: path.optional(),
  dark: path.optional(),
  place: z.enum(corners).default('top-right'),
  height: z
    .number()
    .min(12, 'must be at least 12')
    .max(60, 'must be at most 60')
    .default(26)
    .describe('Points, on a slide 540 points high.'),
  alt: z.string().min(1).max(120).optional(),
});
const shownLogo = logo.refine(({ light, dark }) => light !== undefined || dark !== undefined, {
  error: 'must have a picture: light, dark, or both',
});

export const templateFile = z.strictObject({
  $schema: z.string().optional(),
  id: z
    .string()
    .regex(ownTemplateId, { error: 'must be one word of letters and digits that begins with a letter, such as "Acme"' })
    .refine((id) => !(templateIds as readonly string[]).includes(id), { error: 'must not be the id of a built-in template' }),
  name: z.string().min(1).max(60).optional(),
  base: z.enum(templateIds),
  palette: z.partialRecord(z.enum(themeColors), colour).default({}),
  fonts: z.strictObject({ heading: font.optional(), body: font.optional() }).default({}),
  logo: shownLogo.optional(),
  footer: z.string().trim().min(1).max(120).optional(),
  cover: z.strictObject({ picture: path, alt: z.string().min(1).max(300) }).optional(),
});
export type TemplateFile = z.infer<typeof templateFile>;
