/** The questions that a chat goes through: each heads what is said to it. */
import { type Block, plainText } from '../../../model/document.ts';
import { hangs } from '../../sentence/hangs.ts';
import { countWords } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize } from '../../sentence/tidying.ts';
import type { Said } from '../topics.ts';
import { isPriced } from './priced.ts';
import { talkWordsOf } from './talkWords.ts';
import { isAsked } from './turn.ts';

const FEWEST_WORDS = 5;
/** Of one that the chat begins with: "Trip or bicycle, then?" */
const FEWEST_OPENING = 4;
const MOST_WORDS = 16;
/** What is said to a question that heads it. */
const FEWEST_ANSWERS = 2;
const FEWEST_WORDS_SAID = 14;
/** Sentences of its opening: what is asked there the whole chat answers. */
const OPENING = 4;
/** Sentences behind a question among which the reply begins. */
const MOST_BEFORE_REPLY = 6;
const LEVEL = 2;
const LEANING = 0.5;
/** A word behind the last comma of a question. */
const TAG = /,\s*[\p{L}\p{M}’']{1,8}\s?[?？]\s*$/u;
const PERSONS: ReadonlySet<string> = new Set(['author', 'reader', 'imperative']);

interface Sentence {
  readonly block: Said;
  readonly text: string;
}

export interface Matters {
  readonly blocks: readonly Block[];
  /** The question that the whole chat answers, where its options go by a name of their own. */
  readonly asked?: string;
  /** What was decided last. */
  readonly outcome?: string;
}

/** Sentences with an amount of money that are options. */
const FEWEST_OPTIONS = 2;

/** The messages with the questions as headings. `names`: what the speakers are called, whom a question may begin with. */
export function withMatters(said: readonly Said[], names: readonly string[], language: string): Matters {
  const sentences = said.flatMap((block): Sentence[] => splitSentences(plainText(block.runs), language).map((text) => ({ block, text })));
  const asked = sentences.flatMap(({ text }, at) => (headingOf(text, names, language, at <= OPENING) === undefined ? [] : [at]));
  const leftOpen = asked.find((at) => openIn(sentences[at]?.text ?? '', language) !== undefined) ?? sentences.length;
  // What is asked behind a question that is said to be open is asked about it.
  const asks = asked.filter((at) => at <= leftOpen);
  const { agrees, options } = talkWordsOf(language);
  const heads = asks.filter((at, i) => {
    const answers = sentences.slice(at + 1, asks[i + 1]).filter(({ text }) => !isAsked(text));
    const [first] = answers;
    const offers = answers.filter(({ text }) => isPriced(text)).length;
    if (countWords(sentences[at]?.text ?? '') < FEWEST_WORDS && offers < FEWEST_OPTIONS) return false;
    // Who asks and goes on to say something thinks aloud, where nobody says yes to it.
    const reply = sentences.slice(at + 1, at + 1 + MOST_BEFORE_REPLY).find(({ block }) => block !== sentences[at]?.block);
    const isAnswered = sentences[at + 1] === reply || agrees.rest(reply?.text ?? '') !== undefined;
    if (at > OPENING && at !== leftOpen && !isAnswered) return false;
    if (first && at !== leftOpen && sentences[at + 1] === first && countWords(first.text) < FEWEST_WORDS && at > OPENING) return false;
    return answers.length >= FEWEST_ANSWERS && answers.reduce((sum, { text }) => sum + countWords(text), 0) >= FEWEST_WORDS_SAID;
  });
  if (heads.length === 0) return { blocks: said };
  const blocks: Block[] = [];
  const headings = new Set(heads);
  const known = new Set<string>();
  let open: { block: Said; texts: string[]; id: string } | undefined;
  const close = (): void => {
    if (open && open.texts.length > 0) blocks.push({ ...open.block, id: open.id, runs: [{ text: open.texts.join(joint) }] });
    open = undefined;
  };
  const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentences[0]?.text ?? '') ? '' : ' ';
  // What leads to a question at the beginning stands below it.
  const opening = heads[0] !== undefined && heads[0] <= OPENING ? heads[0] : undefined;
  const below = opening === undefined ? [] : sentences.slice(opening + 1, heads[1]);
  const priced = below.filter(({ text }) => !isAsked(text) && isPriced(text)).length;
  const subject =
    opening !== undefined && options !== undefined && priced >= FEWEST_OPTIONS
      ? headingOf(sentences[opening]?.text ?? '', names, language)
      : undefined;
  if (opening !== undefined) push(sentences[opening] as Sentence, opening);
  sentences.forEach(({ block, text }, at) => {
    if (at === opening) return;
    if (headings.has(at)) {
      close();
      push({ block, text }, at);
      return;
    }
    if (open?.block !== block) {
      close();
      const again = known.has(block.id);
      known.add(block.id);
      open = { block, texts: [], id: again ? `${block.id}-${at}` : block.id };
    }
    open?.texts.push(text);
  });
  close();
  return { blocks, ...(subject !== undefined && { asked: subject }) };

  function push({ block, text }: Sentence, at: number): void {
    blocks.push({
      type: 'heading',
      id: `${block.id}-asked-${at}`,
      level: LEVEL,
      text: at === opening && subject !== undefined ? (options ?? '') : (headingOf(text, names, language) ?? text),
    });
  }
}

/** A question that says what it is about. */
function headingOf(text: string, names: readonly string[], language: string, opens = true): string | undefined {
  if (!isAsked(text)) return undefined;
  const called = names.find((name) => text.startsWith(name) && /^[\s,，、:]/u.test(text.slice(name.length)));
  const said = called === undefined ? text : text.slice(called.length).replace(/^[\s,，、:：]+/u, '');
  const bare = openIn(said, language) ?? said;
  // "Dinner is on us, right?" asks whether it is so.
  if (TAG.test(bare)) return undefined;
  const words = countWords(bare);
  const { agrees, requests } = talkWordsOf(language);
  if (agrees.rest(bare) !== undefined || requests.rest(bare) !== undefined) return undefined;
  if (words < (opens ? FEWEST_OPENING : FEWEST_WORDS) || words > MOST_WORDS) return undefined;
  if (hangs(bare, language).some(({ kind, certainty }) => certainty >= LEANING && !PERSONS.has(kind))) return undefined;
  return capitalize(bare, language);
}

/** The question behind a label that says it is open: "Open question: who pays?" */
function openIn(text: string, language: string): string | undefined {
  const [, label = '', question] = /^([^:：?？]{3,40})[:：]\s+(\S.*)$/su.exec(text) ?? [];
  return talkWordsOf(language).isPending(label) ? question : undefined;
}
