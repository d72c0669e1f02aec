/** What a reference work knows about a topic, as blocks of a Document. */
import type { Block, Reference } from '../../model/document.ts';
import type { ReferencePage, ReferenceWork } from '../../world.ts';
import { BlockList } from '../blockList.ts';
import { addArticle } from './article.ts';
import { choosePages } from './choosePages.ts';
import { Subject } from './subject.ts';

/** What looking up a topic brought. */
export interface Research {
  readonly work: string;
  readonly ms: number;
  readonly pages: readonly { readonly title: string; readonly url: string }[];
  /** Why there are no pages. */
  readonly none?: string;
}

export interface Researched extends Research {
  readonly blocks: Block[];
  /** The pages that the blocks are from; none where there are no blocks. */
  readonly references: Reference[];
  readonly warnings: string[];
}

/** Share of the topic that a page must be about. */
const LEAST_TREATED = 0.8;
/** With less there is nothing to make slides from. Characters; an ideograph counts as three. */
const LEAST_TEXT = 600;

/** Never takes longer than the work's time limit. Throws what the signal was aborted with, and nothing else. */
export async function research(topic: string, language: string, work: ReferenceWork, signal: AbortSignal): Promise<Researched> {
  const start = performance.now();
  const subject = new Subject(topic, language);
  const limit = AbortSignal.timeout(work.timeLimit);
  const none = (reason: string): Found => ({ pages: [], none: reason });
  const found = await find(topic, subject, language, work, AbortSignal.any([signal, limit])).catch((cause: unknown) => {
    signal.throwIfAborted();
    if (limit.aborted) return none(`${work.name} did not answer within ${work.timeLimit} ms`);
    return none(cause instanceof Error ? cause.message : String(cause));
  });
  const out = new BlockList();
  for (const { title, text } of found.pages) {
    const isWanted = (heading: string) => found.pages.length === 1 && subject.asksFor(heading, title);
    addArticle(text, { language, title: found.pages.length > 1 ? title : undefined, isWanted }, out);
  }
  return {
    work: work.name,
    ms: Math.round(performance.now() - start),
    pages: found.pages.map(({ title, url }) => ({ title, url })),
    ...(found.none !== undefined && { none: found.none }),
    blocks: out.blocks,
    references: found.pages.map(({ title, url, licence, retrieved }) => ({ title, work: work.name, url, licence, retrieved })),
    warnings: found.meaning === undefined ? [] : [`“${topic}” means several things; this is about “${found.meaning}”.`],
  };
}

interface Found {
  readonly pages: readonly ReferencePage[];
  readonly none?: string;
  /** The title of the page, where the topic means several things. */
  readonly meaning?: string;
}

async function find(topic: string, subject: Subject, language: string, work: ReferenceWork, signal: AbortSignal): Promise<Found> {
  let found = await work.search(topic, language, signal);
  // A search for all words of a long topic finds little: the words that say most are looked for by themselves.
  if (found.length === 0) found = await work.search(subject.heaviest.slice(0, 3).join(' '), language, signal);
  if (found.length === 0) return { pages: [], none: `${work.name} has nothing on it` };
  const choice = choosePages(subject, found);
  const read = (title: string) => work.read(title, language, signal);
  // What is wanted in any case is read at the same time; a companion that fails is done without.
  const companions = Promise.all(choice.companions.map((title) => read(title).catch(() => undefined)));
  for (const title of choice.pages) {
    const page = await read(title);
    if (!page || page.ambiguous || sizeOf(page.text) < LEAST_TEXT) continue;
    const beside = (await companions)
      .filter((other) => other !== undefined)
      .filter((other) => !other.ambiguous && other.title !== page.title);
    const pages = [page, ...beside];
    const isNamed = found.some((other) => other.exact && other.title === title);
    if (!isNamed && subject.treatedBy(pages.flatMap(headingsOf), pages.map(({ text }) => text).join('\n')) < LEAST_TREATED) continue;
    return { pages, ...(choice.ambiguous && { meaning: page.title }) };
  }
  return { pages: [], none: `no page of ${work.name} is about it` };
}

const headingsOf = ({ title, text }: ReferencePage): string[] => [
  title,
  ...[...text.matchAll(/^={2,6}\s*([^=\n]+?)\s*={2,6}$/gm)].map((match) => match[1] ?? ''),
];

const sizeOf = (text: string): number =>
  text.length + 2 * (text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0);
