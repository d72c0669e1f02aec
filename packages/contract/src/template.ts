/** How a request names the template that a presentation is drawn with, and how the service describes the templates. */
import { z } from 'zod';
import { templateIds } from './templateIds.ts';

/** The built-in templates, the default first. An id is the template's name without spaces, and case-sensitive. */
export { templateIds };
export type TemplateId = (typeof templateIds)[number];

/** What a request that names no template is drawn with. */
export const [defaultTemplate] = templateIds;

export const isTemplateId = (value: string): value is TemplateId => (templateIds as readonly string[]).includes(value);

/** What the id of an operator's own template looks like: a word such as those of the built-in ones. */
export const ownTemplateId = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** The forms that a reference to a template of the caller's own takes, as a regular expression. */
export const customTemplatePattern = [
  '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  '^custom[-:].+$',
  '^[^\\s:/\\\\][^:/\\\\]*\\.[A-Za-z][A-Za-z0-9]{1,4}$',
  '^[A-Za-z][A-Za-z0-9+.-]*://\\S+$',
].join('|');
const customTemplate = new RegExp(customTemplatePattern);

export const longestTemplateReference = 2048;

/**
 * Whether the value refers to a custom template: a UUID, `custom-…`, `custom:…`, a file name with its extension, or a URL. Such a
 * reference is well-formed, whether or not there is a template behind it.
 */
export const isCustomTemplateReference = (value: string): boolean => value.length <= longestTemplateReference && customTemplate.test(value);

/** What a template looks like: colours as "#RRGGBB", and the addresses of pictures of its slides. */
export const templateDescription = z.strictObject({
  id: z.string().describe('What `template` names: a built-in template, or one that the operator of the service has added.'),
  /** As a person reads it: "Rio de Janeiro". */
  name: z.string(),
  /** Templates of a family share their structure. */
  family: z.string(),
  colors: z.strictObject({ background: z.string(), text: z.string(), accents: z.array(z.string()) }),
  previews: z.array(z.strictObject({ slide: z.string(), url: z.string() })),
});
export const templateList = z.strictObject({ templates: z.array(templateDescription) });
export type TemplateList = z.infer<typeof templateList>;
