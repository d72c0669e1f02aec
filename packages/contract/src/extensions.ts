/** What this service answers beyond the interface that it implements: sessions of the playground, lists, progress, and slides to look at. */
import { z } from 'zod';
import { maxInstructionLength, rewriteWishes } from './choices.ts';
import { deck, slide } from './deck.ts';
import { parseLanguage } from './language.ts';
import { formats, presentation } from './presentation.ts';
import { defaultTemplate, templateIds } from './template.ts';

export const session = z
  .strictObject({
    token: z.string().describe('Stands for the key until then: send it as "Authorization: Bearer …".'),
    expiresAt: z.iso.datetime(),
  })
  .describe('A session.');
export type Session = z.infer<typeof session>;

export const sessionEnd = z.strictObject({ ended: z.literal(true) }).describe('The session has ended.');

export const sessionRequest = z.object({ signIn: z.string().max(200).describe('The token of a sign-in link; it works once.') });

/** What a completed presentation is called, and how it was made; nothing is known of others. */
const listed = z.strictObject({
  presentation,
  title: z.string().nullable().describe('Null until it is completed.'),
  format: z.enum(formats).nullable().describe('Null until it is completed.'),
});
export const presentationPage = z
  .strictObject({ presentations: z.array(listed), next: z.string().nullable().describe('The cursor of the next page; null on the last.') })
  .describe('The newest presentations that the key has asked for.');
export type PresentationPage = z.infer<typeof presentationPage>;

export const stages = ['waiting', 'reading', 'writing', 'illustrating', 'drawing', 'completed', 'failed'] as const;
export const progress = z
  .strictObject({
    stage: z.enum(stages),
    place: z.int().min(1).optional().describe('In the line, from 1, while it waits; it may be taken sooner.'),
  })
  .describe('How far it is.');
export type Progress = z.infer<typeof progress>;

export const deletion = z.strictObject({ id: z.string(), deleted: z.literal(true) }).describe('It is gone, with its file.');
export type Deletion = z.infer<typeof deletion>;

export const webhookSecret = z
  .strictObject({ secret: z.string().describe('"whsec_" and 32 bytes in base64, as Standard Webhooks has it.') })
  .describe('What the webhooks of the account are signed with.');

/** What is sent to `webhookUrl`. */
export const webhookBody = z.strictObject({
  type: z.enum(['presentation.completed', 'presentation.failed']),
  /** When it ended. */
  timestamp: z.iso.datetime(),
  data: presentation,
});
export type WebhookBody = z.infer<typeof webhookBody>;

/** The events of GET …/events, by their names. */
export const presentationEvents = {
  queued: z.strictObject({ place: z.int().min(1).describe('In the line, from 1; it may be taken sooner.') }),
  stage: z.strictObject({ stage: z.enum(stages) }),
  /** The last. */
  done: presentation,
} as const;
export type PresentationEvent = {
  [Name in keyof typeof presentationEvents]: { event: Name; data: z.infer<(typeof presentationEvents)[Name]> };
}[keyof typeof presentationEvents];

const builtIn: readonly string[] = templateIds;

export const renderRequest = z.object({
  template: z.enum(builtIn).optional().describe('Another template; its own without it.'),
  format: z.enum(formats).default('pptx').describe('The format of the file.'),
});

export const deckRequest = z.object({
  deck,
  template: z.enum(builtIn).default(defaultTemplate).describe('A template of the service.'),
  format: renderRequest.shape.format,
});

/** The requests where the service has these templates: the built-in ones, and others of its operator's. */
export function deckRequestsWith(templates: readonly string[]) {
  const template = z.enum(templates);
  return {
    renderRequest: renderRequest.extend({ template: template.optional() }),
    deckRequest: deckRequest.extend({ template: template.default(defaultTemplate) }),
  };
}

/** At most so many slides are drawn for one request. */
export const mostDrafts = 24;

export const draftsRequest = z.object({
  slides: z.array(slide).min(1).max(mostDrafts).describe('Slides as they might be.'),
  at: z.int().min(0).describe('Index of the slide of the Deck, from 0, in the place of which each of them is drawn.'),
  page: z
    .int()
    .min(0)
    .default(0)
    .describe('Which page is drawn, from 0, of a slide that continues on others; the last where there are fewer.'),
});
export const drafts = z
  .strictObject({
    pictures: z.array(
      z.strictObject({
        svg: z.string().describe('960 x 540, its text as outlines: what …/slides/{n}.svg would be.'),
        pages: z.int().min(1).describe('On how many pages the slide would stand.'),
      }),
    ),
  })
  .describe('A picture for each of the slides, in their order.');
export type Drafts = z.infer<typeof drafts>;

export const rewriteRequest = z
  .object({
    at: z.int().min(0).describe('Index of the slide of the Deck, from 0.'),
    slide: slide.optional().describe('The slide as it is in hand; the one of the Deck without it.'),
    wish: z
      .enum(rewriteWishes)
      .optional()
      .describe(
        'What is to become of it: shorter, longer or simpler words; the same as a chart, a table, steps or cards; one message; another title; or the same in another language.',
      ),
    instruction: z
      .string()
      .refine((text) => [...text].length <= maxInstructionLength, `must have at most ${maxInstructionLength} characters`)
      .optional()
      .describe(`The same in free text, at most ${maxInstructionLength} characters, instead of a wish or beside it.`),
    language: z
      .string()
      .max(200)
      .transform((name, context) => {
        const tag = parseLanguage(name);
        if (tag === undefined)
          context.addIssue({ code: 'custom', message: 'must be a BCP 47 tag or the name of a language, such as "fr" or "French"' });
        return tag ?? name;
      })
      .optional()
      .describe('Of a translation: a BCP 47 tag, or the name of a language.'),
  })
  .refine(({ wish, instruction }) => wish !== undefined || instruction?.trim(), {
    path: ['wish'],
    message: 'is required, or an instruction',
  })
  .refine(({ wish, language }) => wish !== 'translate' || language !== undefined, {
    path: ['language'],
    message: 'is required to translate',
  });
export const rewriting = z
  .strictObject({
    slide: slide.describe('The slide as the language model would have it. It is kept nowhere.'),
    leftOut: z.array(z.string()).describe('What of its answer did not hold and was left out, and why.'),
    tokens: z.strictObject({ input: z.int(), output: z.int() }).describe('What it took, as the provider counts.'),
  })
  .describe('Another version of the slide.');
export type Rewriting = z.infer<typeof rewriting>;

export const slideList = z
  .strictObject({
    template: z.string(),
    language: z.string().describe('BCP 47 tag.'),
    warnings: z.array(z.string()).optional().describe('What its maker should know, such as why it has no content and what to set.'),
    slides: z.array(
      z.strictObject({
        number: z.int().min(1),
        title: z.string(),
        notes: z.string(),
        /** Content that does not fit one slide continues on others. */
        deckSlide: z.int().min(0).nullable().describe('Which of the slides of the Deck it shows, counted from 0.'),
        url: z.url().describe('Its picture; needs the key.'),
      }),
    ),
  })
  .describe('The slides of the file.');
export type SlideList = z.infer<typeof slideList>;
