/**
 * A deck whose language model is whoever reads the prompts: `node bench/model/byHand.ts FOLDER INPUT [key=value …]`.
 * INPUT is a .md, .txt, .pdf, .docx or .pptx file, or "-" with topic=…; the keys are those of a request (numSlides, contentModificator,
 * textDensity, verbosity, presentationType, content, targetAudience, toneAndStyle, language, template). Each prompt appears as
 * FOLDER/req-N.txt, its answer is written to FOLDER/ans-N.txt; several may be open at a time. The deck is FOLDER/deck.pptx, deck.pdf and
 * deck.json, and writer.json tells who wrote which slide, what was rejected and why.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Deck } from '@slidewright/contract/deck';
import { fileRequest, type PresentationRequest, topicRequest } from '@slidewright/contract/presentation';
import { make } from '../../packages/engine/src/make.ts';
import type { Document } from '../../packages/engine/src/model/document.ts';
import type { Illustrated } from '../../packages/engine/src/model/illustrated.ts';
import { readFile } from '../../packages/engine/src/read/file.ts';
import { convertPicture } from '../../packages/server/src/reading/convertPicture.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { createLanguageModel } from '../../packages/server/src/world/languageModel/createLanguageModel.ts';
import { estimate } from './estimate.ts';
import { startRelay } from './relay.ts';

/** A person answers in so long, milliseconds. */
const PATIENCE = 4 * 3_600_000;

const [folder, input, ...pairs] = process.argv.slice(2);
if (folder === undefined || input === undefined) {
  console.error('usage: node bench/model/byHand.ts FOLDER INPUT|- [topic=…] [numSlides=…] [contentModificator=…] …');
  process.exit(2);
}
const given = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
const wishes = { ...given, numSlides: Number(given.numSlides ?? -1) };
const relay = await startRelay(folder);
const settings = {
  provider: 'openai-compatible',
  model: 'by-hand',
  baseUrl: relay.url,
  apiKey: 'none',
  timeoutMs: PATIENCE,
  concurrency: 16,
  maxTokens: 16_000,
  required: true,
  contextTokens: Number(process.env.LLM_CONTEXT_TOKENS ?? 128_000),
  budgetTokens: 0,
} as const;
const world = {
  fonts: createFontSource(),
  log: { info: () => undefined, warn: (fields: object, message: string) => console.log(message, JSON.stringify(fields)) },
  languageModel: createLanguageModel(settings),
  signal: new AbortController().signal,
};
const { request, document } = await requestFor(input, wishes);
const kept: { document?: Document; deck?: Deck; illustrated?: Illustrated } = { ...(document && { document }) };
const save = async (stage: keyof typeof kept, value: object) => void Object.assign(kept, { [stage]: value });
const { writer, slides, bytes } = await make(request, world, { ...kept, save });
const pdf = await make({ ...request, format: 'pdf' }, world, { ...kept, save });
writeFileSync(join(folder, 'deck.pptx'), bytes);
writeFileSync(join(folder, 'deck.pdf'), pdf.bytes);
writeFileSync(join(folder, 'deck.json'), JSON.stringify(kept.deck, null, 1));
writeFileSync(join(folder, 'writer.json'), JSON.stringify(writer, null, 1));
console.log(
  `${slides} slides, by ${writer?.name}: ${writer?.calls} calls, ${writer?.repairs} repairs, ${writer?.fallbacks} slides of the built-in writer`,
);
console.log(estimate(folder));
relay.close();

async function requestFor(file: string, fields: object): Promise<{ request: PresentationRequest; document?: Document }> {
  if (file === '-') {
    const { numSlides, template, format, imageSource, debugMode, ...topic } = topicRequest.parse(fields);
    return { request: { source: { origin: 'topic', ...topic }, numSlides, template, format, imageSource, debugMode } };
  }
  const { numSlides, template, format, imageSource, debugMode, ...rewriting } = fileRequest.parse(fields);
  const bytes = readFileSync(file);
  const isText = ['.md', '.txt'].includes(extname(file));
  const source = isText
    ? ({ origin: 'text', text: bytes.toString('utf8'), ...rewriting } as const)
    : ({ origin: 'file', ...rewriting } as const);
  const request = { source, numSlides, template, format, imageSource, debugMode };
  return isText ? { request } : { request, document: await readFile(new Uint8Array(bytes), convertPicture) };
}
