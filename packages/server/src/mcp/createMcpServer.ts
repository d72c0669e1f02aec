/** The service as tools for assistants (Model Context Protocol). Whatever a tool does, it does through the HTTP interface. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Client, CompletedPresentation, DeckInput } from '@slidewright/client';
import { contentModificators, formats, imageSources, presentationTypes, textDensities, verbosities } from '@slidewright/contract/choices';
import { type SlideKind, slide } from '@slidewright/contract/deck';
import { nearest } from '@slidewright/contract/nearest';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { answering, picture, said } from './answers.ts';
import { applyEdits, edits } from './edits.ts';
import { howToWrite, schemaOf, whenToUse } from './slideKinds.ts';
import { unheededIn } from './unheeded.ts';

export interface McpOptions {
  client: Client;
  /** Whether tools may read and write files of the machine: where the assistant's host has started this process itself. */
  localFiles: boolean;
}

/** How long a tool waits for a presentation before it answers that it is still being made. Hosts give up after a minute. */
const patienceMs = 45_000;
const mostPictures = 8;

const look = {
  template: z.string().optional().describe('One of list_templates; Tokyo without it.'),
  format: z.enum(formats).optional().describe('pptx without it.'),
};
const request = {
  ...look,
  numSlides: z.int().min(-1).max(50).optional().describe('How many slides exactly, 1 to 50; without it as the content asks for.'),
  imageSource: z.enum(imageSources).optional(),
};
const rewriting = {
  contentModificator: z.enum(contentModificators).optional().describe('preserve keeps the wording and every point; expand without it.'),
  textDensity: z.enum(textDensities).optional(),
  verbosity: z.enum(verbosities).optional(),
};
const id = z.string().describe('The id that a make_… tool answered.');

export function createMcpServer({ client, localFiles }: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'slidewright', title: 'Slidewright', version: manifest.version },
    {
      instructions:
        'Makes presentations as PowerPoint or PDF. Best results: call describe_slides, write the Deck yourself, make_from_deck, then look_at_slides and ' +
        'mend what you see with edit_slides and render. make_from_text and make_from_file let the service write the deck of a source; make_from_topic looks the topic up.',
    },
  );

  const summary = async (made: CompletedPresentation): Promise<object> => {
    const { template, warnings, slides } = await client.slides(made.id);
    return {
      // On standard input and output nothing listens at the address: save writes the file.
      ...{ id: made.id, status: made.status, ...(!localFiles && { url: made.result.url }), template, ...(warnings && { warnings }) },
      slides: slides.map(({ number, title, deckSlide }) => ({ number, title, deckSlide })),
    };
  };
  /** Waits for it, but not so long that the assistant's host gives up. */
  const made = async ({ id: accepted }: { id: string }): Promise<CallToolResult> => {
    const late = AbortSignal.timeout(patienceMs);
    try {
      return said(await summary(await client.wait(accepted, { signal: late })));
    } catch (cause) {
      if (!late.aborted) throw cause;
      return said({ id: accepted, status: 'processing', next: 'Ask get_presentation in a while.' });
    }
  };
  const tool = <S extends z.ZodRawShape>(
    name: string,
    description: string,
    inputSchema: S,
    work: (input: z.infer<z.ZodObject<S>>) => Promise<CallToolResult>,
    hints: { readOnlyHint?: boolean; idempotentHint?: boolean } = {},
  ): void => {
    const shape: z.ZodRawShape = inputSchema;
    server.registerTool(
      name,
      { description, inputSchema: shape, annotations: { openWorldHint: false, destructiveHint: false, ...hints } },
      (input) => answering(() => work(input as z.infer<z.ZodObject<S>>)),
    );
  };

  tool(
    'describe_slides',
    'How to write a Deck: rules, all kinds of slides with when to use each, and, for the kinds that you name, their exact JSON Schemas.',
    {
      kinds: z
        .array(z.enum(slide.options.map((option) => option.shape.kind.value)))
        .max(15)
        .optional(),
    },
    async ({ kinds = [] }) =>
      said(
        kinds.length === 0
          ? `${howToWrite}\n\nKinds:\n${Object.entries(whenToUse)
              .map(([kind, use]) => `- ${kind}: ${use}`)
              .join('\n')}`
          : Object.fromEntries(kinds.map((kind: SlideKind) => [kind, schemaOf(kind)])),
      ),
    { readOnlyHint: true },
  );
  tool(
    'list_templates',
    'The templates: id, family, colours. With `show`, pictures of slides of that one.',
    { show: z.string().optional().describe('The id of one.') },
    async ({ show }) => {
      const { templates } = await client.templates();
      if (show === undefined) return said(templates.map(({ id: name, family, colors }) => ({ id: name, family, ...colors })));
      return { content: await Promise.all(['cover', 'bullets', 'chart'].map((which) => previewOf(show, which))) };
    },
    { readOnlyHint: true },
  );
  const previewOf = async (template: string, which: string) => {
    const { templates } = await client.templates();
    const previews = templates.find(({ id: name }) => name === template)?.previews ?? [];
    const preview = previews.find(({ slide: name }) => name === which) ?? previews[0];
    if (!preview) {
      const meant = nearest(
        template,
        templates.map(({ id: name }) => name),
      );
      throw new Error(
        `There is no template "${template}": ${meant === undefined ? '' : `the nearest is ${meant}, `}list_templates names all.`,
      );
    }
    return picture(await client.download({ result: { url: preview.url } } as CompletedPresentation), 'image/webp');
  };

  tool(
    'make_from_deck',
    'Makes the presentation of a Deck that you have written. Faults are named by their path, such as slides.2.items.',
    {
      deck: z.looseObject({ title: z.string(), slides: z.array(z.looseObject({ kind: z.string() })) }).describe('See describe_slides.'),
      ...look,
    },
    async ({ deck, ...how }) => {
      const completed = await client.createFromDeck(deck as DeckInput, defined(how));
      const warning = unheededIn(deck, await client.deck(completed.id));
      return said({ ...(await summary(completed)), ...warned(warning) });
    },
  );
  tool(
    'make_from_topic',
    'Makes a presentation about a topic, which the service looks up. Prefer make_from_deck when you know the topic.',
    {
      topic: z.string().min(1).max(450),
      language: z.string().optional().describe('A BCP 47 tag or a name; detected without it.'),
      presentationType: z.enum(presentationTypes).optional(),
      targetAudience: z.string().max(200).optional(),
      toneAndStyle: z.string().max(200).optional(),
      ...request,
    },
    async (input) => made(await client.createFromTopic(defined(input))),
  );
  tool(
    'make_from_text',
    'Makes a presentation of a text, plain or Markdown, in the text’s language.',
    { text: z.string().min(1), ...rewriting, ...request },
    async (input) => made(await client.createFromText(defined(input))),
  );
  tool(
    'make_from_file',
    'Makes a presentation of a document: PDF, PPTX, DOCX, text or Markdown.',
    {
      ...(localFiles && { path: z.string().optional().describe('Of a file on this machine.') }),
      content: z
        .base64()
        .optional()
        .describe('The document itself in base64; over HTTP at most 700 KB of it, larger ones go to POST /v1/presentations/file.'),
      name: z.string().optional(),
      ...rewriting,
      ...request,
    },
    async (input) => {
      const { path, content, name, ...fields } = input as typeof input & { path?: string };
      if ((path === undefined) === (content === undefined)) throw new Error(`Give ${localFiles ? 'either path or content' : 'content'}.`);
      const bytes = path === undefined ? Buffer.from(content ?? '', 'base64') : await readFile(path);
      return made(await client.createFromFile({ file: new Blob([bytes]), name: name ?? basename(path ?? 'document'), ...defined(fields) }));
    },
  );

  tool(
    'get_presentation',
    `How far a presentation is: its stage, or, when it is completed, its ${localFiles ? '' : 'address and '}slides.`,
    { id },
    async ({ id: asked }) => {
      const found = await client.find(asked);
      if (found.status === 'completed') return said(await summary(found));
      return said({ ...found, ...(await client.progress(asked)) });
    },
    { readOnlyHint: true },
  );
  tool(
    'look_at_slides',
    `The slides as pictures, with their notes, as people will see them. At most ${mostPictures} at a time.`,
    {
      id,
      slides: z.array(z.int().min(1)).min(1).max(mostPictures).describe('Numbers of slides, from 1.'),
      width: z.int().min(320).max(1920).optional().describe('Pixels; 960 without it.'),
    },
    async ({ id: asked, slides: wanted, width = 960 }) => {
      const { slides } = await client.slides(asked);
      const content: CallToolResult['content'] = [];
      for (const number of wanted) {
        const shown = slides[number - 1];
        if (!shown) throw new Error(`There is no slide ${number}: there are ${slides.length}.`);
        content.push({ type: 'text', text: `Slide ${number}: ${shown.title}${shown.notes ? `\nNotes: ${shown.notes}` : ''}` });
        content.push(picture(await client.picture(asked, number, { width }), 'image/png'));
      }
      return { content };
    },
    { readOnlyHint: true },
  );
  tool('get_deck', 'The Deck of a presentation: what each slide says.', { id }, async ({ id: asked }) => said(await client.deck(asked)), {
    readOnlyHint: true,
  });
  tool(
    'edit_slides',
    'Changes slides of a presentation, in this order. What is looked at changes at once; render then makes a new file of it. Costs nothing.',
    { id, edits },
    async ({ id: asked, edits: wanted }) => {
      const written = applyEdits(await client.deck(asked), wanted);
      const changed = await client.replaceDeck(asked, written);
      const warning = unheededIn(written, changed);
      const { slides } = await client.slides(asked);
      return said({
        id: asked,
        deckSlides: changed.slides.map(({ kind, title }, index) => ({ deckSlide: index, kind, title })),
        slides: slides.map(({ number, title }) => ({ number, title })),
        ...warned(warning),
        next: 'look_at_slides shows it, render makes a file of it.',
      });
    },
  );
  tool(
    'render',
    'Makes a new presentation of the Deck as it is now, with an id of its own: after edits, in another template, or another format. Costs nothing.',
    { id, ...look, template: z.string().optional().describe('One of list_templates; without it the one that it has.') },
    async ({ id: asked, ...how }) => said(await summary(await client.render(asked, defined(how)))),
  );
  if (localFiles) {
    tool(
      'save',
      'Saves the file of a completed presentation on this machine.',
      {
        id,
        path: z
          .string()
          .describe(
            'Ends in .pptx or .pdf, as its format is; in a folder that is there. A relative one starts where this process was started.',
          ),
      },
      async ({ id: asked, path }) => {
        const found = await client.find(asked);
        if (found.status !== 'completed') throw new Error(`The presentation is ${found.status}.`);
        const target = resolve(path);
        const format = extname(new URL(found.result.url).pathname).toLowerCase();
        if (extname(target).toLowerCase() !== format)
          throw new Error(
            `path must end in ${format}, as the file is of that format, but is "${path}". render makes it in another format.`,
          );
        if (!existsSync(dirname(target))) throw new Error(`path must be in a folder that is there, but there is no ${dirname(target)}.`);
        const bytes = await client.download(found);
        await writeFile(target, bytes);
        return said({ saved: target, bytes: bytes.length });
      },
    );
  }
  return server;
}

/** Without what was not given. */
const warned = (warning: string | undefined) =>
  warning !== undefined && { warning: `${warning} describe_slides has the fields of each kind.` };

function defined<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
