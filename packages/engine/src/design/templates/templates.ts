/** The built-in templates by id. A template is made ready when it is first asked for. */

import { createTemplate, type Template, type TemplateTokens } from '../tokens/template.ts';
import { builtIn } from './builtIn.ts';

const tokens = new Map(builtIn.map((template) => [template.id, template]));

export const hasTemplate = (id: string): boolean => tokens.has(id);

/** What the built-in template is made of; undefined when there is no such template. */
export const tokensById = (id: string): TemplateTokens | undefined => tokens.get(id);

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

/** Templates by their ids. */
export interface TemplateSource {
  byId(id: string): Template | undefined;
}

export const builtInTemplates: TemplateSource = { byId: (id) => (hasTemplate(id) ? templateById(id) : undefined) };

const ready = new Map<string, Template>();
