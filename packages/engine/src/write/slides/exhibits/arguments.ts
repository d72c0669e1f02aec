/** What is argued: a question and its answer, a term and what it means, causes and what comes of them, options, what is asked. */
import { languageOf } from '../../../languages/languageOf.ts';
import { patternOf } from '../../../languages/phrases.ts';
import type { Passage, Unit } from '../../discourse/passages.ts';
import { isDanglingTitle } from '../../say/dangling.ts';
import type { Judgement } from '../../say/points.ts';
import { joinSentences } from '../../sentence/joinSentences.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { countOn } from '../../structure/countedLabels.ts';
import {
  type Candidate,
  type Evidence,
  type Exhibit,
  findingsOfKind,
  MOST_TRIED,
  sayUnit,
  standsAlone,
  unitsAt,
  worthOf,
} from './evidence.ts';

const LONGEST_QUESTION = 90;
const ANSWER_WORDS = 19;
const LONGEST_ANSWER = 115;
const REASON_WORDS = 20;
const MOST_REASONS = 4;
/** Sentences of a section that may answer its heading. */
const ANSWERS_WITHIN = 4;
/** Words of an answer that says something without its question. */
const FEWEST_ANSWERING = 6;

/** A heading that asks, the sentence that answers it as the title, and what else the section says. */
export const questionExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { group, units, judge } = evidence;
  const [first] = group.passages;
  const question = first?.section.heading?.trim() ?? '';
  if (
    !first ||
    !/[?？؟]$/u.test(question) ||
    columns(question) > LONGEST_QUESTION ||
    group.passages.some(({ section }) => section !== first.section)
  )
    return undefined;
  const answer = units
    .filter(
      (unit) =>
        unit.form === 'prose' &&
        unit.position < ANSWERS_WITHIN &&
        unit.words >= FEWEST_ANSWERING &&
        (unit.position === 0 || ANSWERS.has(unit.role)) &&
        isStatement(unit) &&
        standsAlone(unit, judge) &&
        !judge.said(unit.text),
    )
    .flatMap((unit) => {
      const text = sayUnit(unit, judge, ANSWER_WORDS);
      return text !== undefined && columns(text) <= LONGEST_ANSWER && !/[?？؟]$/u.test(text) ? [{ unit, text }] : [];
    })
    .sort((a, b) => worthOf(b.unit) - worthOf(a.unit))[0];
  if (!answer) return undefined;
  const reasons = reasonsFor(evidence, answer.unit);
  if (reasons.length < 2) return undefined;
  // What neither answers nor has named reasons below it is one point of several.
  if (!ANSWERS.has(answer.unit.role) && reasons.some(({ head }) => !head)) return undefined;
  return {
    body: { kind: 'question', question, reasons: reasons.map(({ head, text }) => ({ ...(head && { head }), text })) },
    used: [answer.unit, ...reasons.map(({ unit }) => unit)],
    certainty: 0.8,
    called: { title: answer.text, unit: answer.unit },
  };
};

const ANSWERS: ReadonlySet<Unit['role']> = new Set<Unit['role']>(['answer', 'definition', 'decision', 'consequence']);

const isStatement = ({ role, text }: Unit): boolean =>
  !['question', 'announcement', 'about', 'scene', 'transition', 'rhetoric', 'greeting', 'example', 'condition'].includes(role) &&
  !/[?？؟:：]$/u.test(text);

function reasonsFor({ units, judge }: Evidence, answer: Unit): { unit: Unit; head?: string; text: string }[] {
  return units
    .filter(
      (unit) =>
        unit !== answer &&
        (unit.form === 'prose' || unit.form === 'list') &&
        unit.level === 0 &&
        standsAlone(unit, judge) &&
        isStatement(unit),
    )
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, MOST_TRIED)
    .flatMap((unit) => {
      const text = sayUnit(unit, judge, REASON_WORDS);
      return text === undefined || judge.said(text) || !standsAlone(unit, judge)
        ? []
        : [{ unit, text, ...(unit.lead !== undefined && { head: unit.lead }) }];
    })
    .slice(0, MOST_REASONS)
    .sort((a, b) => a.unit.index - b.unit.index);
}

/** A term with what it means, and an example where the text gives one. */
export const definitionExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'definition')
    .filter(({ certainty, term, meaning }) => certainty >= 0.75 && columns(term) <= 30 && columns(meaning) <= 160)
    .filter(({ units: [index = -1] }) => isDefining(evidence.byIndex.get(index), evidence.judge));
  if (!finding) return undefined;
  const [unit] = unitsAt(finding.units, evidence);
  if (!unit) return undefined;
  const { language } = evidence.judge.brief;
  const example = evidence.units.find(({ role, form }) => role === 'example' && form === 'prose');
  const text = example && sayUnit(example, evidence.judge, 24);
  return {
    body: { kind: 'definition', term: capitalize(finding.term, language), meaning: finding.meaning, ...(text && { example: { text } }) },
    used: [unit, ...(example && text ? [example] : [])],
    certainty: finding.certainty,
  };
};

const isDefining = (unit: Unit | undefined, judge: Judgement): boolean =>
  unit !== undefined && unit.role === 'definition' && standsAlone(unit, judge);

/** Sentences of which each follows from the one before. */
export const causesExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'causes').filter(({ chain }) => chain.length >= 3 && chain.length <= 5);
  if (!finding) return undefined;
  const said = finding.chain.flatMap(({ unit }) => {
    const each = evidence.byIndex.get(unit);
    const text = each && sayUnit(each, evidence.judge, 16);
    return each && text !== undefined ? [{ unit: each, text }] : [];
  });
  const last = said.at(-1);
  if (said.length < finding.chain.length || !last) return undefined;
  return {
    body: { kind: 'causes', causes: said.slice(0, -1).map(({ text }) => ({ head: text })), consequence: { text: last.text } },
    used: said.map(({ unit }) => unit),
    certainty: finding.certainty,
  };
};

const CELL_WORDS = 24;

/** Two to four options with what speaks for and against each; the one that the text advises is marked. */
export const optionsExhibit: Exhibit = (evidence): Candidate | undefined => {
  const [finding] = findingsOfKind(evidence, 'options').filter(({ options }) => options.length >= 2 && options.length <= 4);
  if (!finding) return undefined;
  const { judge, byIndex } = evidence;
  const used: Unit[] = [];
  const cell = (texts: readonly string[], indices: readonly number[]): string | undefined => {
    for (const index of indices) {
      const unit = byIndex.get(index);
      if (!unit || !texts.includes(unit.text)) continue;
      const text = sayUnit(unit, judge, CELL_WORDS);
      if (text === undefined) continue;
      used.push(unit);
      return text;
    }
    return undefined;
  };
  const gains = finding.options.map(({ gains, units }) => cell(gains, units));
  const buts = finding.options.map(({ buts, units }) => cell(buts, units));
  if ([...gains, ...buts].some((text) => text === undefined)) return undefined;
  const { advice } = finding;
  const favoured = advice ? finding.options.findIndex(({ name }) => mentions(advice.text, name)) : -1;
  const advising = advice && byIndex.get(advice.unit);
  return {
    body: {
      kind: 'options',
      options: finding.options.map(({ name }) => capitalize(trimClause(name), judge.brief.language)),
      rows: [{ cells: gains.map((text) => text ?? '') }, { cells: buts.map((text) => text ?? '') }],
      ...(favoured >= 0 && { favoured }),
    },
    used: [...used, ...(advising ? [advising] : [])],
    certainty: finding.certainty,
  };
};

/** A name's last or first long word stands in the sentence. */
const mentions = (text: string, name: string): boolean => {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = text.toLowerCase();
  return words.some((word) => said.includes(word));
};

const MOST_DECISIONS = 6;
const DECISION_WORDS = 26;

/** A list of what is asked or decided: each with who has it, where the list says so. */
export const decisionsExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { group, judge } = evidence;
  const passage = group.passages.find((each) => isAsking(each, judge.brief.language));
  if (!passage) return undefined;
  const items = passage.units.filter(({ level }) => level === 0);
  if (items.length < 2 || items.length > MOST_DECISIONS || items.length < passage.units.length) return undefined;
  // Between "Option A" and "Option B" somebody has yet to decide.
  if (countOn(items.map(({ lead = '' }) => trimClause(lead)))) return undefined;
  const most = DECISION_WORDS * Math.max(0.8, wordiness(judge.brief.language));
  const { language } = judge.brief;
  const said = items.map(({ text }) => {
    const [first = text, ...more] = splitSentences(text, language);
    const whole = more.length === 0 || countWords(text) <= most;
    return whole ? { text } : { text: first, detail: joinSentences(more) };
  });
  if (said.some(({ text, detail = '' }) => countWords(text) > most || countWords(detail) > most)) return undefined;
  const decisions = said.map(({ text, detail }, i) => {
    const lead = items[i]?.lead?.replace(/[:：]\s*$/u, '');
    // What is recommended to everybody is headed by its subject, and by nobody who has to do it; so is a question.
    const owner = passage.section.role === 'recommendations' || /[?？؟]$/u.test(text) ? undefined : lead;
    return {
      text: capitalize(trimClause(lead !== undefined && owner === undefined ? `${lead}: ${text}` : text), language),
      ...(detail && { detail: trimClause(detail) }),
      ...(owner !== undefined && { owner }),
    };
  });
  if (decisions.some(({ owner }) => owner !== undefined && columns(owner) > 24)) return undefined;
  const called = closingOf(evidence, items);
  return { body: { kind: 'decisions', decisions }, used: called ? [...items, called.unit] : items, certainty: 0.85, called };
};

/** "With these four decisions …": the one sentence beside a list that says what the list comes to; what it points at stands below it. */
function closingOf({ units, judge }: Evidence, items: readonly Unit[]): Candidate['called'] {
  const others = units.filter((unit) => !items.includes(unit) && isStatement(unit) && unit.form === 'prose');
  const [unit] = others;
  const last = items.at(-1);
  if (others.length !== 1 || !unit || !last || unit.index !== last.index + 1) return undefined;
  const title = sayUnit(unit, judge, CLOSING_WORDS);
  const fits = title !== undefined && columns(title) <= LONGEST_ANSWER && !judge.said(title);
  return fits && isDanglingTitle(title, judge.brief.language) ? { title, unit } : undefined;
}
const CLOSING_WORDS = 20;

/** A list under a heading that asks or tells what was decided, or numbered items of which most do. */
function isAsking({ form, ordered, units, section }: Passage, language: string): boolean {
  if (form !== 'list') return false;
  if (section.role === 'asks' || section.role === 'decisions' || section.role === 'recommendations') return true;
  // "What I need from you by Wednesday": the heading goes on behind its phrase.
  const { asks = '', decisions = '' } = languageOf(language).reading.source?.roles ?? {};
  if (patternOf([asks, decisions].filter(Boolean).join('|'), 'begins')?.test(section.heading ?? '')) return true;
  if (ordered !== true) return false;
  const asking = units.filter(({ role }) => role === 'recommendation' || role === 'decision');
  return asking.length >= 0.5 * units.length;
}
