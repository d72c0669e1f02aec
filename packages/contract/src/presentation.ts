/** What a caller asks for, and what he is told about it: the requests and the descriptor of a presentation. */
import { z } from 'zod';
import {
  contentModificators,
  formats,
  imageSources,
  imageStyles,
  maxNoteLength,
  maxSlides,
  maxTopicLength,
  presentationTypes,
  textDensities,
  verbosities,
} from './choices.ts';
import { jobFailureCodes } from './errors.ts';
import { parseLanguage } from './language.ts';
import { nearestFirst } from './nearest.ts';
import { customTemplatePattern, defaultTemplate, isCustomTemplateReference, longestTemplateReference, templateIds } from './template.ts';

export * from './choices.ts';

/** A string of `min` to `max` code points. JSON Schema counts code points too, zod UTF-16 units, so the count is a refinement. */
function characters(min: number, max: number, description: string) {
  return z
    .string()
    .overwrite((value) => value.toWellFormed())
    .refine((value) => hasCodePoints(value, min, max), { error: `must have ${min === 0 ? 'at most' : `${min} to`} ${max} characters` })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max, description });
}

function hasCodePoints(value: string, min: number, max: number): boolean {
  // A code point is one or two UTF-16 units, so a string that is far too long need not be taken apart.
  if (value.length > 2 * max) return false;
  const count = [...value].length;
  return count >= min && count <= max;
}

const slideCounts = `must be -1 (automatic) or an integer from 1 to ${maxSlides}`;

const numSlides = z
  .number({ error: slideCounts })
  .refine((value) => Number.isInteger(value) && value >= -1 && value <= maxSlides && value !== 0, { error: slideCounts })
  .meta({
    type: 'integer',
    minimum: -1,
    maximum: maxSlides,
    not: { const: 0 },
    description: `How many slides the file has, exactly: 1 to ${maxSlides}, or -1 to let the content decide. 0 is invalid.`,
  });

const templateOf = (ids: readonly string[]) =>
  z
    .string()
    .refine((value) => ids.includes(value) || isCustomTemplateReference(value), {
      error: ({ input }) => `must be one of ${nearestFirst(String(input), ids)}, or a reference to a custom template`,
    })
    .meta({
      anyOf: [
        { type: 'string', enum: [...ids] },
        {
          type: 'string',
          pattern: customTemplatePattern,
          maxLength: longestTemplateReference,
          description: 'A reference to a custom template.',
        },
      ],
      description:
        'A template of the service, by its case-sensitive id. A reference to a custom template (a UUID, `custom-…`, `custom:…`, a file name or ' +
        'a URL) is accepted, but the job fails with UNSUPPORTED_TEMPLATE; any other value is invalid.',
    });

const language = z
  .string()
  .transform((value, context) => {
    const tag = parseLanguage(value);
    if (tag !== undefined) return tag;
    context.addIssue({
      code: 'custom',
      message: 'must be a BCP 47 tag such as "en" or "pt-BR", or the English or own name of a language such as "German" or "Deutsch"',
    });
    return z.NEVER;
  })
  .meta({
    description:
      'The language of the presentation: a BCP 47 tag, or the English or own name of a language. Detected from the topic by default.',
    examples: ['en', 'pt-BR', 'German', '日本語'],
  });

/** What every request may set, whatever the presentation is made from. */
const settings = {
  numSlides: numSlides.default(-1),
  template: templateOf(templateIds).default(defaultTemplate),
  format: z.enum(formats).default('pptx').describe('The format of the file.'),
  imageSource: z
    .enum(imageSources)
    .default('unsplash')
    .describe('Where pictures come from: stock (unsplash, pexels), web search (scrapingdog), or generated (ai, flux).'),
  imageStyle: z.enum(imageStyles).optional().describe('The style of generated pictures; applies to the sources ai and flux only.'),
  debugMode: z.boolean().default(false).describe('Log how this presentation was made in more detail.'),
};

const topicSource = {
  topic: characters(1, maxTopicLength, 'What the presentation is about.'),
  language: language.optional(),
  content: z.enum(verbosities).default('detailed').describe('How much each slide says.'),
  presentationType: z.enum(presentationTypes).default('General').describe('What kind of presentation it is.'),
  targetAudience: characters(0, maxNoteLength, 'Who it is for.').optional(),
  toneAndStyle: characters(0, maxNoteLength, 'How it should sound.').optional(),
};

/** How a given text is turned into slides. */
const rewriting = {
  contentModificator: z
    .enum(contentModificators)
    .default('expand')
    .describe('What happens to the content: kept as it is, elaborated, or shortened.'),
  textDensity: z.enum(textDensities).default('concise').describe('How much text a slide carries.'),
  verbosity: z.enum(verbosities).optional().describe('How the text is phrased.'),
};

const text = z
  .string()
  .overwrite((value) => value.toWellFormed())
  .min(1)
  .describe('The text that the presentation is made from, plain or Markdown. Its language is the language of the presentation.');

/** An extension. Whether the address may be called is for the service to say. */
const notification = {
  webhookUrl: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .max(2048)
    .optional()
    .describe('An extension: this address is called when the presentation is completed or has failed.'),
};

export const topicRequest = z.object({ ...topicSource, ...settings, ...notification });
export const textRequest = z.object({ text, ...rewriting, ...settings, ...notification });
/** The fields of the form beside `file`, after `numSlides` and `debugMode` have been read from their strings. */
export const fileRequest = z.object({ ...rewriting, ...settings, ...notification });

/** The requests where the service has these templates: the built-in ones, and others of its operator's. */
export function requestsWith(templates: readonly string[]) {
  if (templates.length === templateIds.length) return { topicRequest, textRequest, fileRequest };
  const key = templates.join(' ');
  const made = requestsByTemplates.get(key) ?? extendedRequests(templates);
  requestsByTemplates.set(key, made);
  return made;
}

/** A process has one list of templates, so that this holds one entry. */
const requestsByTemplates = new Map<string, ReturnType<typeof extendedRequests>>();

function extendedRequests(templates: readonly string[]) {
  const own = { template: templateOf(templates).default(defaultTemplate) };
  return { topicRequest: topicRequest.extend(own), textRequest: textRequest.extend(own), fileRequest: fileRequest.extend(own) };
}

/** What a presentation is made from, with what decides how. Of a file, its Document is the first that is kept with the job. */
export type PresentationSource =
  | ({ origin: 'topic' } & z.infer<z.ZodObject<typeof topicSource>>)
  | ({ origin: 'text'; text: string } & z.infer<z.ZodObject<typeof rewriting>>)
  | ({ origin: 'file' } & z.infer<z.ZodObject<typeof rewriting>>);

/** A validated request as the queue keeps it and the engine takes it: a plain JSON value. `language` is a BCP 47 tag. */
export type PresentationRequest = { source: PresentationSource } & z.infer<z.ZodObject<typeof settings>>;

export type TopicRequest = z.infer<typeof topicRequest>;
export type TextRequest = z.infer<typeof textRequest>;
export type FileRequest = z.infer<typeof fileRequest>;

export const jobStatuses = ['queued', 'processing', 'completed', 'failed'] as const;
const createdAt = z.iso.datetime().describe('When the request was accepted.');
const completedAt = z.iso.datetime().describe('When it was completed, or failed.');
const id = z.uuid().describe('Ask for the presentation by it.');

/** What a creation endpoint answers. */
export const acceptedPresentation = z
  .strictObject({ id, status: z.literal('queued'), createdAt })
  .describe('The request is accepted: ask for the presentation by its id.');

/** A presentation as its creator sees it: one of four shapes, told apart by `status`. */
export const presentation = z
  .discriminatedUnion('status', [
    z.strictObject({ id, status: z.literal('queued'), createdAt }),
    z.strictObject({ id, status: z.literal('processing'), createdAt }),
    z.strictObject({
      id,
      status: z.literal('completed'),
      createdAt,
      completedAt,
      result: z.strictObject({ url: z.url().describe('The file. The address is permanent, cannot be guessed and needs no key.') }),
    }),
    z.strictObject({
      id,
      status: z.literal('failed'),
      createdAt,
      completedAt,
      error: z.strictObject({ code: z.enum(jobFailureCodes), message: z.string() }),
    }),
  ])
  .describe('The presentation, as far as it is.');
export type Presentation = z.infer<typeof presentation>;
export type AcceptedPresentation = z.infer<typeof acceptedPresentation>;
