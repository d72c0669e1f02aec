/** The figures of a sentence whose clauses have one each: "Meals up to €28 a day, hotels up to €140 a night". */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import type { FindingKind, FindingOf } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { isDanglingTitle } from '../../say/dangling.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { balanced, capitalize, trimClause } from '../../sentence/tidying.ts';
import { type Evidence, standsAlone } from './evidence.ts';
import { figureOf, type Shown } from './stats.ts';
import { countFigures, isOnceMore } from './telling.ts';

const FEWEST = 2;
const MOST = 4;
/** Words of a clause, and columns of what says it below its figure. */
const FEWEST_WORDS = 3;
const LONGEST = 90;
/** What holds the values of a sentence against one another is told or drawn as that. */
const TIED: ReadonlySet<FindingKind> = new Set<FindingKind>(['change', 'target', 'part', 'shift', 'sum', 'series', 'walk']);
/** What parts clauses. */
const PARTED = /[,;،؛]\s|[，；]/u;

/** Undefined where not every clause has just one figure of one kind, says what it is of, and can be read after the one before it. */
export function clauseFigures(unit: Unit, evidence: Evidence): readonly Shown[] | undefined {
  const { judge, findings } = evidence;
  const { language } = judge.brief;
  const own = findings.filter(({ units: [index] }) => index === unit.index);
  const figures = own
    .filter((finding): finding is FindingOf<'figure'> => finding.kind === 'figure')
    .sort((a, b) => a.figure.start - b.figure.start);
  const [first] = figures;
  if (!first || figures.length < FEWEST || figures.length > MOST || unit.resolved !== undefined || !standsAlone(unit, judge))
    return undefined;
  if (own.some(({ kind }) => TIED.has(kind)) || countFigures(unit.text, language) !== figures.length) return undefined;
  const { kind } = first.figure.measure;
  if (kind === 'count' || kind === 'times' || figures.some(({ figure }) => figure.measure.kind !== kind || figure.single)) return undefined;
  const clauses = clausesOf(unit.text, figures);
  const isWhole = clauses?.every((clause, i) => isClause(clause, i, language) && !(i > 0 && isOnceMore(clause, figures[i]?.figure.hedge)));
  if (!clauses || !isWhole) return undefined;
  const shown = figures.flatMap((finding, i): Shown[] => {
    const found = figureOf(finding, unit, language, true);
    const label = capitalize(trimClause(clauses[i] ?? ''), language);
    return found && columns(label) <= LONGEST
      ? [
          {
            unit,
            figure: found.figure,
            label,
            certainty: finding.certainty,
            worth: found.telling,
            tells: false,
            telling: OF_CLAUSE,
            measure: finding.figure.measure,
          },
        ]
      : [];
  });
  return shown.length === figures.length && new Set(shown.map(({ figure }) => figure)).size === shown.length ? shown : undefined;
}

/** How much a figure says among those of its sentence. */
const OF_CLAUSE = 0.75;

/** The sentence in as many clauses as it has figures, each parted from the next right behind its figure's words. */
function clausesOf(text: string, figures: readonly FindingOf<'figure'>[]): readonly string[] | undefined {
  const clauses: string[] = [];
  let from = 0;
  for (const [i, { figure }] of figures.entries()) {
    const next = figures[i + 1]?.figure;
    const mark = next && PARTED.exec(text.slice(figure.end, next.start));
    if (next && !mark) return undefined;
    const to = mark ? figure.end + mark.index : text.length;
    clauses.push(text.slice(from, to).trim());
    from = mark ? to + mark[0].length : to;
  }
  return clauses;
}

function isClause(clause: string, index: number, language: string): boolean {
  const { spaceless, verbs, versus, ofThis, conditions } = patternsOf(language);
  const words = countWords(clause);
  if (!balanced(clause) || (!spaceless && words < FEWEST_WORDS) || conditions?.test(clause)) return false;
  if (index === 0) return (spaceless || verbs?.test(clause) === true) && !isDanglingTitle(clause, language);
  // "Of which 15 in a row", "against 39 for paint": what goes on from the figure before says nothing by itself.
  const opening = clause.split(/\s/u)[0]?.toLowerCase() ?? '';
  const { relatives } = languageOf(language).grammar;
  const goesOn = versus?.exec(clause)?.index === 0 || ofThis?.exec(clause)?.index === 0 || listOf(relatives).includes(opening);
  return !goesOn && !/^[^\p{L}]*\p{Nd}/u.test(clause);
}
