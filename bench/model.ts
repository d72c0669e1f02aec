/**
 * How long a language model of 60 tokens a second writes at a paper of 12 pages, as an estimate: the prompts and calls are the writer's own, answers
 * are those of a model that does as it is told, and as long as readers' answers were on average.
 */
import { readFile } from '../packages/engine/src/read/file.ts';
import { write } from '../packages/engine/src/write/write.ts';
import { convertPicture } from '../packages/server/src/reading/convertPicture.ts';
import { author } from '../test/fixtures/languageModel/author.ts';
import type { Schema } from '../test/fixtures/languageModel/dialects/dialect.ts';
import { secondsOf, tokensOf } from './model/estimate.ts';
import { pdfOfPages } from './reading/documents.ts';

const PAGES = 12;
/** Characters that a slide takes in a plan, and as an answer, with its notes: more than the average of 13 decks that were answered by hand. */
const LENGTH = { planned: 520, written: 680 } as const;
const SECTIONS = 'sections';

export interface ModelEstimate {
  readonly pages: number;
  readonly slides: number;
  readonly calls: number;
  readonly waves: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly seconds: number;
}

export async function benchModel(contentModificator: 'expand' | 'condense' = 'expand'): Promise<ModelEstimate> {
  const asked: number[] = [];
  const answered: number[] = [];
  const source = { origin: 'file', contentModificator, textDensity: 'concise' } as const;
  const document = await readFile(pdfOfPages(PAGES), convertPicture);
  const { deck } = await write(
    document,
    { numSlides: -1, source },
    {
      log: { info: () => undefined, warn: () => undefined },
      signal: new AbortController().signal,
      languageModel: {
        name: 'of the bench',
        concurrency: 4,
        required: true,
        sourceTokens: 60_000,
        async generate({ system, prompt, schema }) {
          const answer = author({ system, prompt, schema: schema as Schema });
          const text = JSON.stringify(answer);
          const isPlan = SECTIONS in answer;
          const count = isPlan ? plannedIn(answer) : Object.keys(answer).length;
          const length = Math.max(text.length, count * (isPlan ? LENGTH.planned : LENGTH.written));
          asked.push(tokensOf(system.length + prompt.length));
          answered.push(tokensOf(length));
          return { text, whole: true, inputTokens: 0, outputTokens: 0 };
        },
      },
    },
  );
  const sum = (all: readonly number[]) => Math.round(all.reduce((a, b) => a + b, 0));
  const { seconds, waves } = secondsOf(answered);
  return {
    pages: PAGES,
    slides: deck.slides.length,
    calls: answered.length,
    waves,
    inputTokens: sum(asked),
    outputTokens: sum(answered),
    seconds,
  };
}

const plannedIn = (plan: object): number =>
  (plan as { sections: readonly { slides: readonly unknown[] }[] }).sections.reduce((sum, { slides }) => sum + slides.length, 0);
