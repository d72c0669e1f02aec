/** What several sentences tell of the same measures of things to choose from, side by side: each cell has the text's own words. */
import { countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { type Candidate, type Evidence, type Exhibit, findingsOfKind, messageOf, messageOver, unitsAt } from './evidence.ts';

const CELL_WORDS = 14;

export const offersExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { judge, byIndex } = evidence;
  const { language } = judge.brief;
  const [finding] = findingsOfKind(evidence, 'offers');
  const most = CELL_WORDS * Math.max(0.8, wordiness(language));
  if (!finding || finding.offers.some(({ clauses }) => clauses.some((clause) => countWords(clause) > most))) return undefined;
  const used = unitsAt(finding.units, evidence);
  if (used.length < finding.units.length || used.some(({ unusable }) => unusable)) return undefined;
  const [first] = finding.offers;
  const names = finding.offers.map(({ name }) => capitalize(name, language));
  const advising = finding.advice && byIndex.get(finding.advice.unit);
  const favoured = finding.advice ? chosenBy(finding.advice.text, names) : undefined;
  const advice = favoured === undefined ? undefined : messageOf(advising, judge);
  const called = advice ?? leadOf(evidence, used) ?? messageOver(used, evidence);
  return {
    body: {
      kind: 'options',
      options: names,
      rows: (first?.clauses ?? []).map((_, i) => ({ cells: finding.offers.map(({ clauses }) => capitalize(clauses[i] ?? '', language)) })),
      ...(favoured !== undefined && { favoured }),
    },
    used: [...(called && !used.includes(called.unit) ? [called.unit] : []), ...used],
    certainty: finding.certainty,
    called,
  };
};

/** The sentence before them that says what there is to choose from. */
function leadOf({ byIndex, judge }: Evidence, [first]: Evidence['units']): Candidate['called'] {
  const before = first && byIndex.get(first.index - 1);
  return before?.block === first?.block ? messageOf(before, judge) : undefined;
}

/** The one of the names of which a sentence has a word that no other name has. */
export function chosenBy(text: string, names: readonly string[]): number | undefined {
  const wordsOf = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const said = new Set(wordsOf(text));
  const chosen = names.flatMap((name, i) => {
    const others = new Set(names.flatMap((other, j) => (j === i ? [] : wordsOf(other))));
    return wordsOf(name).some((word) => said.has(word) && !others.has(word)) ? [i] : [];
  });
  return chosen.length === 1 ? chosen[0] : undefined;
}
