/** The discourse of a text: what each unit does in it, how strong it is, and what it is tied to. */
import type { Anaphora } from '../../languages/shape/discourse.ts';
import type { Cue, CueMatcher } from './cues.ts';
import { isHinge } from './hinge.ts';
import { linksOf } from './links.ts';
import { pointsToExhibit } from './pointsToExhibit.ts';
import { antecedentOf, isTied } from './reference.ts';
import { resolve, resolveText } from './resolve.ts';
import type { Discourse, Link, Role } from './role.ts';
import { roleOf, type Stance, statedRoleOf } from './roles.ts';
import { selfNameIn } from './selfName.ts';
import { opensWith, type Statement } from './statement.ts';
import { strengthOf } from './strength.ts';
import { centroid, cosine, type Vector } from './terms.ts';

/** A unit before its discourse is known. */
export interface Reading {
  readonly index: number;
  readonly text: string;
  readonly lead?: string;
  readonly form: Stance['form'];
  readonly block: string;
  readonly words: number;
  readonly ends: boolean;
  readonly ordered: boolean;
  readonly passage: number;
  readonly section: number;
  readonly vector: Vector;
  /** Of its section's headings and the text's title. */
  readonly headingVector: Vector;
  readonly heading: string;
}

export interface DiscourseWords {
  readonly matcher: CueMatcher;
  readonly language: string;
  readonly spaceless: boolean;
  readonly anaphora: Anaphora | undefined;
  /** Words for 2, 3, 4 … */
  readonly cardinals: readonly string[];
}

/** In the order of the units. */
export function readDiscourse(readings: readonly Reading[], words: DiscourseWords): Discourse[] {
  const { language, anaphora } = words;
  const address = anaphora?.polite?.address;
  const addressed = { language, anaphora, polite: address !== undefined && readings.some(({ text }) => address.test(text)) };
  const headingOf = headingReader(words.matcher);
  const statements = readings.map((reading, i) => statementOf(reading, readings, i, words, headingOf));
  const found = new Map<number, Discourse>();
  const whole = centroid(
    readings.map(({ vector }) => vector),
    readings.map(() => 1),
  );
  for (const section of bySection(statements)) {
    const { links, needs, undelivered } = linksOf(section, words.cardinals);
    const inRow = rowOf(section);
    const own = section.map((statement) => readings[statement.index] as Reading);
    const middle = centroid(
      own.map(({ vector }) => vector),
      own.map(() => 1),
    );
    const byIndex = new Map(section.map((statement) => [statement.index, statement]));
    section.forEach((statement, i) => {
      const reading = own[i] as Reading;
      const announcements = (links.get(statement.index) ?? []).flatMap(({ kind, to }) => (kind === 'item' ? (byIndex.get(to) ?? []) : []));
      // What points back announces nothing: "That is five years more than is advised".
      const states =
        undelivered.has(statement.index) &&
        (seemsToAnnounce(statement) || (reading.form === 'prose' && !ENDS_OPEN.test(reading.text) && isTied(statement, addressed)));
      const points = (reading.form === 'prose' || reading.form === 'list') && pointsToExhibit(reading.text, language);
      const role = points ? 'announcement' : states ? statedRoleOf(statement.stance) : inherited(statement, announcements);
      const opening = i === 1 && found.get(own[0]?.index ?? -1)?.role === 'about' ? own[0] : undefined;
      let resolved = reading.form === 'prose' && opening ? resolveText(statement.text, opening.text, language, anaphora) : undefined;
      const tied: Link[] = [...(links.get(statement.index) ?? [])];
      const needed = new Set(needs.get(statement.index));
      let unusable = points || (!states && undelivered.has(statement.index));
      // "Yes" answers the question that its heading asks.
      const answers = statement.stance.asked && opensWith(statement, 'answer');
      if (resolved === undefined && reading.form === 'prose' && !answers && isTied(statement, addressed)) {
        const antecedent = antecedentOf(section, i);
        if (antecedent) {
          const before = own[i - 1];
          if (i === 1 && before) resolved = resolve(statement.text, before.text, reading.heading, anaphora);
          tied.push({ kind: 'reference', to: antecedent.index });
          needed.add(antecedent.index);
        } else unusable = true;
      }
      const strength = strengthOf(role, statement.stance, {
        heading: cosine(reading.vector, reading.headingVector),
        section: cosine(reading.vector, middle),
        elsewhere: cosine(reading.vector, whole),
      });
      found.set(statement.index, {
        role,
        strength,
        links: tied,
        needs: [...needed].sort((a, b) => a - b),
        ...(resolved !== undefined && { resolved }),
        ...(unusable && { unusable: true }),
        ...((announcements.length > 0 || inRow.has(statement.index)) && { enumerated: true }),
      });
    });
  }
  return readings.map(({ index }) => found.get(index) as Discourse);
}

interface Heading {
  readonly text: string;
  readonly cues: readonly Cue[];
  /** Beginnings of its longer words, in lower case. */
  readonly words: readonly string[];
}

/** Every unit of a section has the same heading: it is read once. */
function headingReader(matcher: CueMatcher): (text: string) => Heading {
  let last: Heading | undefined;
  return (text) => {
    if (last?.text !== text) {
      const words = (text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) => word.length >= 4);
      last = { text, cues: matcher.find(text), words: words.map((word) => word.slice(0, 6)) };
    }
    return last;
  };
}

function statementOf(
  reading: Reading,
  readings: readonly Reading[],
  i: number,
  { matcher, spaceless, language }: DiscourseWords,
  headingOf: (text: string) => Heading,
): Statement {
  const heading = headingOf(reading.heading);
  const { index, text, lead, form, block, words, ends, ordered, passage, section } = reading;
  const before = readings[i - 1];
  const cues = form === 'code' || form === 'table' ? [] : matcher.find(text);
  const stance: Stance = {
    text,
    words,
    form,
    cues,
    hinge: form === 'prose' && lead === undefined && isHinge(text, language, () => cues),
    begins: before === undefined || before.ends || before.block !== block,
    ends,
    ordered,
    first: before?.section !== section,
    outermost: i < 2 || i >= readings.length - 3,
    spaceless,
    lead: lead !== undefined,
    heading: heading.cues,
    named: namesBeginning(heading, text),
    alone: reading.heading !== '' && before?.section !== section && readings[i + 1]?.section !== section,
    asked: ASKS.test(before?.section === section ? before.text : reading.heading),
  };
  const isName = form === 'prose' && i < FIRST && selfNameIn(text, language) !== undefined;
  return { index, text, lead, stance, role: isName ? 'about' : roleOf(stance), block, passage, section };
}

/** Behind a greeting a text says what it is. */
const FIRST = 3;

/** A word of the heading stands among the first of the sentence. */
function namesBeginning({ words }: Heading, text: string): boolean {
  if (words.length === 0) return false;
  const beginning = text.slice(0, 60).toLowerCase();
  return words.some((word) => beginning.includes(word));
}

const ASKS = /[?？؟]["'»”」』)]?$/u;

/** "There are many reasons why a person would want to …" says enough by itself. */
const seemsToAnnounce = ({ role, text, stance }: Statement): boolean =>
  role === 'announcement' && !ENDS_OPEN.test(text) && stance.words > (stance.spaceless ? SPACELESS_ANNOUNCEMENT : LONGEST_ANNOUNCEMENT);
const ENDS_OPEN = /[:：]["”»]?$/u;
const LONGEST_ANNOUNCEMENT = 9;
const SPACELESS_ANNOUNCEMENT = 14;

/** What is announced is of the kind that the announcement names: reasons are causes. */
function inherited(statement: Statement, by: readonly Statement[]): Role {
  if (!WEAK.has(statement.role)) return statement.role;
  for (const role of ['cause', 'risk', 'recommendation'] as const)
    if (by.some(({ stance }) => stance.cues.some(({ kind }) => kind === KIND_OF[role]))) return role;
  return statement.role;
}

const KIND_OF = { cause: 'cause', risk: 'risk', recommendation: 'ask' } as const;
/** "The second reason": it is one of several; "first" and "last" are where another one stands beside them. */
function rowOf(statements: readonly Statement[]): ReadonlySet<number> {
  const opening = (kind: 'first' | 'next' | 'last') => statements.filter((statement) => opensWith(statement, kind));
  const further = opening('next');
  // One that has no first before it is none: "Segundo" is "second" and "according to".
  const rows =
    further.length > 1 || (further.length > 0 && opening('first').length > 0) ? [...opening('first'), ...further, ...opening('last')] : [];
  return new Set(rows.map(({ index }) => index));
}

const WEAK: ReadonlySet<Role> = new Set<Role>(['claim', 'detail', 'step', 'result', 'opinion', 'scene']);

function bySection(statements: readonly Statement[]): Statement[][] {
  const sections: Statement[][] = [];
  for (const statement of statements) {
    if (sections.at(-1)?.[0]?.section === statement.section) sections.at(-1)?.push(statement);
    else sections.push([statement]);
  }
  return sections;
}
