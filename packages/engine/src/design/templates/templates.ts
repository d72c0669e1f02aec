/** The built-in templates by id. A template is made ready when it is first asked for. */
import { type Palette, themeColors } from '../../model/color.ts';
import { catalogue } from './catalogue.ts';
import { Tokyo } from './Tokyo.ts';
import { createTemplate, type Template, type TemplateTokens } from './template.ts';

const tokens = new Map<string, TemplateTokens>([
  [Tokyo.id, Tokyo],
  ...Object.entries(catalogue).map(([id, row]): [string, TemplateTokens] => [id, { ...row, id, palette: parsePalette(row.palette) }]),
]);

export const hasTemplate = (id: string): boolean => tokens.has(id);

/** Throws when there is no such template: whoever lets an id in checks it with `hasTemplate`. */
export function templateById(id: string): Template {
  const known = ready.get(id);
  if (known) return known;
  const found = tokens.get(id);
  if (!found) throw new Error(`no template is called "${id}"`);
  const template = createTemplate(found);
  ready.set(id, template);
  return template;
}

const ready = new Map<string, Template>();

function parsePalette(row: string): Palette {
  const values = row.split(' ');
  return Object.fromEntries(themeColors.map((slot, i) => [slot, values[i]])) as Palette;
}
