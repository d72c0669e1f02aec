/** Parallel short things side by side: items that each have a lead, or sections that each have a heading. */
import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { joined } from '../../say/joined.ts';
import { choosePoints, type Judgement, sayPoint } from '../../say/points.ts';
import { LONGEST_POINT } from '../../say/whole.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { dominant } from './dominant.ts';
import type { Kind, Proposal } from './kind.ts';
import { type SectionShare, sectionShares } from './sectionShares.ts';

const MOST = 6;
const LONGEST_HEAD = 48;
/** Words of all cards of a slide together. */
const MOST_WORDS = 130;
/** Words of a card whose item would lose a sentence otherwise. */
const LONGEST_CARD = 46;
/** Words of one of two or three, which are wider. */
const LONGEST_WIDE = 60;

export const cards: Kind = (group, judge) => ofItems(group, judge) ?? ofSections(group, judge);

function ofItems(group: Group, { brief, grammar }: Judgement): Proposal | undefined {
  const passage = dominant(group, 'list');
  if (!passage) return undefined;
  const outermost = passage.units.filter((unit) => unit.level === 0);
  const items = outermost.map((unit) => withInner(unit, passage.units, { brief, grammar }));
  if (items.length < 2 || items.length > MOST) return undefined;
  if (items.some((unit) => unit.lead === undefined || columns(unit.lead) > LONGEST_HEAD)) return undefined;
  // "Decision: …", "Decision: …": one label over all of them names none.
  if (new Set(items.map(({ lead }) => lead?.toLowerCase())).size === 1) return undefined;
  // What stands on cards whole is not cut, however unequal they are.
  const fits =
    brief.stretch > 1 &&
    haveRoom(
      items.map(({ text }) => text),
      1,
    );
  const shown = items.map((unit) => {
    if (fits) return { head: unit.lead ?? '', text: capitalize(trimClause(unit.text), brief.language) };
    const sentences = splitSentences(unit.text, brief.language);
    const limit = Math.min(22, brief.longestPoint + 4);
    const room = brief.stretch > 1 ? Math.max(limit, Math.min(LONGEST_POINT, Math.floor(MOST_WORDS / items.length))) : limit;
    // What is wrong and what helps: both, where the card holds both.
    let said = '';
    for (const sentence of sentences) {
      if (said !== '' && countWords(said) + countWords(sentence) > room) break;
      said = said === '' ? sentence : joined([said, sentence], grammar);
    }
    const whole = countWords(said) <= room && countWords(said) > countWords(sentences[0] ?? '');
    return {
      head: unit.lead ?? '',
      text: whole ? capitalize(trimClause(said), brief.language) : sayWithin(sentences[0] ?? unit.text, brief.language, limit),
    };
  });
  return { body: { kind: 'cards', cards: shown }, used: fits ? [...passage.units] : outermost };
}

/** Whether cards hold all of their texts. `width`: words for each one of English. */
function haveRoom(texts: readonly string[], width: number): boolean {
  const words = texts.map(countWords);
  const longest = (texts.length > 3 ? LONGEST_CARD : LONGEST_WIDE) * width;
  return words.every((count) => count <= longest) && words.reduce((sum, count) => sum + count, 0) <= MOST_WORDS * width;
}

/** An item with those that stand below it, up to the next one: "Variant A: the old line", with its length and its permit. */
function withInner(item: Unit, units: readonly Unit[], { brief, grammar }: Pick<Judgement, 'brief' | 'grammar'>): Unit {
  const at = units.indexOf(item);
  const next = units.findIndex(({ level }, i) => i > at && level === 0);
  const inner = units.slice(at + 1, next < 0 ? units.length : next);
  if (inner.length === 0) return item;
  const said = inner.map((unit) =>
    sayPoint(
      { ...(unit.lead !== undefined && { head: unit.lead }), text: capitalize(unit.text, brief.language), unit, units: [unit] },
      brief.language,
    ),
  );
  return { ...item, text: joined([item.text, ...said], grammar) };
}

/** Three to six sections that became one slide: a card each, with all that they say where that has room, else with what each says first of all. */
function ofSections(group: Group, judge: Judgement): Proposal | undefined {
  const sections = sectionShares(group);
  if (!sections || sections.length < 3 || sections.length > MOST) return undefined;
  if (group.passages.some(({ form }) => form === 'table') || sections.some(({ name }) => columns(name) > LONGEST_HEAD)) return undefined;
  const whole = judge.brief.stretch > 1 ? sectionsWhole(sections, judge) : undefined;
  if (whole) return whole;
  const share = Math.max(6, Math.round(judge.brief.slideWords / sections.length));
  const made = sections.map(({ name, units }) => ({
    name,
    points: choosePoints(units, judge, { words: share, points: 1 }),
  }));
  if (made.some(({ points }) => points.length === 0)) return undefined;
  const shown = made.map(({ name, points }) => ({ head: name, text: points[0] ? sayPoint(points[0], judge.brief.language) : '' }));
  return { body: { kind: 'cards', cards: shown }, used: made.flatMap(({ points }) => points.map(({ unit }) => unit)) };
}

function sectionsWhole(sections: readonly SectionShare[], { brief, grammar }: Judgement): Proposal | undefined {
  const shown = sections.map(({ name, units }) => ({
    head: name,
    text: capitalize(
      trimClause(
        joined(
          units.map(({ text }) => text),
          grammar,
        ),
      ),
      brief.language,
    ),
  }));
  const isProse = sections.every(({ units }) => units.every(({ form }) => form === 'prose'));
  const texts = shown.map(({ text }) => text);
  if (!isProse || !haveRoom(texts, wordiness(brief.language))) return undefined;
  return { body: { kind: 'cards', cards: shown }, used: sections.flatMap(({ units }) => units) };
}
