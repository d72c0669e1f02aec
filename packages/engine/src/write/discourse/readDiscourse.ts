/** The discourse of a text: what each unit does in it, how strong it is, and what it is tied to. */
import type { Grammar } from '../grammar/grammar.ts';
import type { CueMatcher } from './cues.ts';
import { linksOf } from './links.ts';
import { antecedentOf, isHanging } from './reference.ts';
import type { Discourse, Link } from './role.ts';
import { roleOf, type Stance } from './roles.ts';
import type { Statement } from './statement.ts';
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
}

export interface DiscourseWords {
  readonly matcher: CueMatcher;
  readonly grammar: Grammar;
  /** Words for 2, 3, 4 … */
  readonly cardinals: readonly string[];
}

/** In the order of the units. */
export function readDiscourse(readings: readonly Reading[], words: DiscourseWords): Discourse[] {
  const statements = readings.map((reading, i) => statementOf(reading, readings, i, words));
  const found = new Map<number, Discourse>();
  const whole = centroid(
    readings.map(({ vector }) => vector),
    readings.map(() => 1),
  );
  for (const section of bySection(statements)) {
    const { links, needs, undelivered } = linksOf(section, words.cardinals);
    const own = section.map((statement) => readings[statement.index] as Reading);
    const middle = centroid(
      own.map(({ vector }) => vector),
      own.map(() => 1),
    );
    section.forEach((statement, i) => {
      const reading = own[i] as Reading;
      const tied: Link[] = [...(links.get(statement.index) ?? [])];
      const needed = new Set(needs.get(statement.index));
      let unusable = undelivered.has(statement.index);
      if (reading.form === 'prose' && isHanging(statement, words.grammar)) {
        const antecedent = antecedentOf(section, i);
        if (antecedent) {
          tied.push({ kind: 'reference', to: antecedent.index });
          needed.add(antecedent.index);
        } else unusable = true;
      }
      const strength = strengthOf(statement.role, statement.stance, {
        heading: cosine(reading.vector, reading.headingVector),
        section: cosine(reading.vector, middle),
        elsewhere: cosine(reading.vector, whole),
      });
      found.set(statement.index, {
        role: statement.role,
        strength,
        links: tied,
        needs: [...needed].sort((a, b) => a - b),
        ...(unusable && { unusable: true }),
      });
    });
  }
  return readings.map(({ index }) => found.get(index) as Discourse);
}

function statementOf(reading: Reading, readings: readonly Reading[], i: number, { matcher, grammar }: DiscourseWords): Statement {
  const { index, text, lead, form, block, words, ends, ordered, passage, section } = reading;
  const before = readings[i - 1];
  const stance: Stance = {
    text,
    words,
    form,
    cues: form === 'code' || form === 'table' ? [] : matcher.find(text),
    begins: before === undefined || before.ends || before.block !== block,
    ends,
    ordered,
    first: before?.section !== section,
    outermost: i < 2 || i >= readings.length - 3,
    spaceless: grammar.spaceless,
    lead: lead !== undefined,
  };
  return { index, text, lead, stance, role: roleOf(stance), block, passage, section };
}

function bySection(statements: readonly Statement[]): Statement[][] {
  const sections: Statement[][] = [];
  for (const statement of statements) {
    if (sections.at(-1)?.[0]?.section === statement.section) sections.at(-1)?.push(statement);
    else sections.push([statement]);
  }
  return sections;
}
