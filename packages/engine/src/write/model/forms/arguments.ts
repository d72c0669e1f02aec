/** Exhibits of reasoning: a term, a question, options, decisions. */
import { z } from 'zod';
import { languageOf } from '../../../languages/languageOf.ts';
import { form, given } from './form.ts';
import { placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();

export const definition = form({
  kind: 'definition',
  remark: true,
  use: 'one term that the audience must know, and what it means',
  shape: z.object({
    term: text,
    meaning: text,
    about: maybe,
    exampleHead: maybe,
    example: maybe,
    notHead: maybe,
    not: z.array(text).nullish(),
  }),
  ask: () =>
    'term: 1 to 4 words. meaning: one sentence of at most 30 words. about: a line about the word itself, or empty. example: at most 20 words, or empty; exampleHead: what stands above it, 1 to 3 words, such as "For example". not: up to 3 things that it is taken for and is not, named by themselves, without "not" or "no", at most 8 words each, or empty; notHead: what stands above them, 1 to 4 words, such as "Not to be confused with".',
  body({ term, meaning, about, exampleHead, example, notHead, not }, pen) {
    const others = (not ?? []).slice(0, 3).map((item) => pen.cut(item, 8));
    return {
      kind: 'definition',
      term: pen.head(term),
      meaning: pen.cut(meaning, 30),
      ...given('about', about && pen.cut(about, 12)),
      ...(example && { example: { ...given('head', exampleHead && pen.head(exampleHead)), text: pen.cut(example, 20) } }),
      ...(others.length > 0 && { not: { ...given('head', notHead && pen.head(notHead)), items: others } }),
    };
  },
});

export const question = form({
  kind: 'question',
  remark: true,
  use: 'a question that the audience asks before everything else; the title of the slide is the answer, and 2 to 4 reasons prove it: rules and exceptions are cards',
  shape: z.object({ question: text, reasons: z.array(z.object({ head: maybe, text })) }),
  ask: () =>
    'question: at most 12 words; the title answers it. reasons: 2 to 4 for the answer, at most 22 words each, of four 16. head: 1 to 3 words for every reason, or empty for every reason.',
  body({ question: asked, reasons }, pen) {
    if (reasons.length < 1) return 'reasons: there must be at least 2';
    const shown = reasons.slice(0, 4);
    const led = shown.every(({ head }) => head);
    return {
      kind: 'question',
      question: pen.cut(asked, 14),
      reasons: shown.map(({ head, text: said }) => ({
        ...(led && given('head', head && pen.head(head))),
        text: pen.cut(said, shown.length > 3 ? 16 : 22),
      })),
    };
  },
});

/** Words of what is said below a decision: few have more room. */
const DETAIL = { few: 28, some: 16, many: 10 } as const;

export const decisions = form({
  kind: 'decisions',
  remark: true,
  use: '2 to 6 things that were decided, or are asked of the audience: who does what by when; what is advised against stands below, in the sentence',
  shape: z.object({ decisions: z.array(z.object({ text, detail: maybe, owner: maybe, date: maybe })) }),
  ask: () =>
    `decisions: 2 to 6. text: what is decided or asked, at most 14 words. detail: what it costs, brings, needs or depends on, and what happens otherwise, at most ${DETAIL.few} words, of four ${DETAIL.some}, of more ${DETAIL.many}, or empty. owner and date: of whom and by when, only where that is known, and only where they are not the same for all: what all share stands in the title.`,
  body({ decisions: all }, pen) {
    if (all.length < 1) return 'decisions: there must be at least 2';
    const shown = all.slice(0, 6).map(({ text: said, detail, owner, date }) => ({
      text: pen.cut(said, 14),
      ...given('detail', detail && pen.cut(detail, all.length > 4 ? DETAIL.many : all.length > 3 ? DETAIL.some : DETAIL.few)),
      ...given('owner', owner && pen.head(owner)),
      ...given('date', date && pen.head(date)),
    }));
    return { kind: 'decisions', decisions: shown };
  },
});

export const options = form({
  kind: 'options',
  remark: true,
  use: 'two to four options, answered by the same questions, of which one is to be chosen: a cell of what holds for each',
  shape: z.object({
    options: z.array(text),
    rows: z.array(z.object({ label: text, cells: z.array(text) })),
    verdicts: z.array(text).nullish(),
    verdictHead: maybe,
    favoured: maybe,
  }),
  ask: () =>
    'options: the names of the 2 to 4 options, 1 to 4 words each. rows: 2 to 6 questions; label: 1 to 4 words; cells: for each option what holds for it, at most 8 words, "" where that is not known; a question that only one option answers is no row, its answer belongs in the sentence. verdicts: the last row: for each option a verdict of at most 6 words, "" for those that have none; or empty. verdictHead: what that row says, 1 to 3 words, such as "Best where", wherever there are verdicts. favoured: the name of the option that is preferred, where one is preferred or you recommend one, otherwise empty.',
  body({ options: names, rows, verdicts, verdictHead, favoured }, pen) {
    if (names.length < 2 || names.length > 4) return 'options: there must be 2 to 4';
    const answered = rows.filter(({ cells }) => cells.length === names.length).slice(0, 8);
    if (answered.length === 0) return 'rows: every row must have a cell for each option';
    // A single one is told by which option is favoured.
    const judged = verdicts?.length === names.length && verdicts.filter((verdict) => verdict !== '').length > 1;
    const head = verdictHead || languageOf(pen.brief.language).texts.verdict;
    // With a name it is a row as the others are.
    const shown = judged && head ? [...answered, { label: head, cells: verdicts }] : answered;
    return {
      kind: 'options',
      options: names.map((name) => pen.head(name)),
      rows: shown.map(({ label, cells }) => ({ label: pen.head(label), cells: cells.map((cell) => pen.cut(cell, 10)) })),
      ...(judged && !head && { verdicts: verdicts.map((verdict) => pen.cut(verdict, 8)) }),
      ...given('favoured', placeOf(favoured, names)),
    };
  },
});
