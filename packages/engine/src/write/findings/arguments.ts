/** Contrasts, conditions, causes and definitions within sentences. */
import { toldOf, unmarked } from './context.ts';
import type { CausesFinding, ContrastFinding, DefinitionFinding, RankFinding, RulesFinding } from './finding.ts';
import type { Line } from './lines.ts';
import type { Patterns } from './patterns.ts';

const SHORTEST_SIDE = 3;
const LONGEST_SIDE = 140;

/** "Not A but B", "A, not B", "B instead of A", "A, while B". */
export function contrastIn(line: Line, patterns: Patterns): ContrastFinding | undefined {
  for (const [i, form] of patterns.contrast.entries()) {
    const [match] = line.text.matchAll(form);
    const { x = '', y = '' } = match?.groups ?? {};
    if (!match) continue;
    const sides = [unmarked(x, line), unmarked(y, line)].map((side) => side.replace(/^[\s,،、，]+|[\s,،、，.。]+$/gu, '')) as [
      string,
      string,
    ];
    if (sides.some((side) => side.length < SHORTEST_SIDE || side.length > LONGEST_SIDE)) continue;
    const last = i === patterns.contrast.length - 1;
    return {
      kind: 'contrast',
      form: last ? 'against' : 'notBut',
      units: [line.unit.index],
      words: line.plain,
      sides,
      certainty: last ? 0.6 : 0.7,
    };
  }
  return undefined;
}

/** Two or more sentences in a row that begin with a condition, each with what follows from it. */
export function rulesIn(lines: readonly Line[], patterns: Patterns): RulesFinding[] {
  if (!patterns.conditions) return [];
  const found: RulesFinding[] = [];
  let run: RulesFinding['rules'][number][] = [];
  const close = () => {
    if (run.length >= 2)
      found.push({
        kind: 'rules',
        units: run.map(({ unit }) => unit),
        words: run.map(({ condition, consequence }) => `${condition}, ${consequence}`).join(' '),
        rules: run,
        certainty: 0.75,
      });
    run = [];
  };
  for (const line of lines) {
    const rule = ruleOf(line, patterns);
    if (rule) run.push(rule);
    else close();
  }
  close();
  return found;
}

function ruleOf(line: Line, { conditions }: Patterns): RulesFinding['rules'][number] | undefined {
  if (!conditions?.test(line.plain)) return undefined;
  const comma = /[,،、，]\s*/u.exec(line.plain);
  if (!comma || comma.index < 6) return undefined;
  const consequence = line.plain.slice(comma.index + comma[0].length).replace(/[.。]$/u, '');
  if (consequence.length < 4) return undefined;
  return { condition: line.plain.slice(0, comma.index), consequence, unit: line.unit.index };
}

/** Two or more sentences in a row of which each says that it follows from the one before. */
export function causesIn(lines: readonly Line[], patterns: Patterns): CausesFinding[] {
  const { therefore } = patterns;
  if (!therefore) return [];
  const found: CausesFinding[] = [];
  let chain: Line[] = [];
  const close = () => {
    if (chain.length >= 3)
      found.push({
        kind: 'causes',
        units: chain.map(({ unit }) => unit.index),
        words: chain.map(({ plain }) => plain).join(' '),
        chain: chain.map(({ plain, unit }) => ({ text: plain, unit: unit.index })),
        certainty: 0.7,
      });
    chain = [];
  };
  for (const line of lines) {
    const at = therefore.exec(line.plain)?.index ?? -1;
    if (at >= 0 && at < 24 && chain.length > 0) chain.push(line);
    else {
      close();
      chain = [line];
    }
  }
  close();
  return found;
}

const LONGEST_TERM = 40;
const LONGEST_TERM_WORDS = 5;

/** "X means Y": a short term and what it is. */
export function definitionIn(line: Line, patterns: Patterns): DefinitionFinding | undefined {
  for (const [i, form] of patterns.definition.entries()) {
    const [match] = line.text.matchAll(form);
    if (!match) continue;
    const term = unmarked(match.groups?.x ?? '', line)
      .replace(/^["“„«「]|["”“»」]$/gu, '')
      .trim();
    const meaning = unmarked(match.groups?.y ?? '', line).trim();
    if (
      term.length < 2 ||
      term.length > LONGEST_TERM ||
      term.split(/\s+/).length > LONGEST_TERM_WORDS ||
      meaning.length < 12 ||
      /[,،、，]/u.test(term)
    )
      continue;
    if (patterns.pronouns?.test(term) || patterns.verbs?.exec(term)) continue;
    return {
      kind: 'definition',
      units: [line.unit.index],
      words: line.plain,
      term,
      meaning: meaning.replace(/[.。]$/u, ''),
      certainty: i === patterns.definition.length - 1 ? 0.5 : 0.8,
    };
  }
  return undefined;
}

/** A superlative with a figure in its sentence. */
export function rankIn(line: Line, patterns: Patterns): RankFinding | undefined {
  const rank = patterns.ranks?.exec(line.plain);
  if (!rank) return undefined;
  const figure = line.figures.length === 1 && !line.figures[0]?.single ? toldOf(line, 0, patterns) : undefined;
  if (!figure) return undefined;
  const end = /^[\p{L}\p{M}]*/u.exec(line.plain.slice(rank.index + rank[0].length))?.[0] ?? '';
  return { kind: 'rank', units: [line.unit.index], words: line.plain, rank: rank[0] + end, figure, certainty: 0.5 };
}
