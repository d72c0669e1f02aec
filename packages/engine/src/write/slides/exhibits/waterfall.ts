/** Amounts that lead from a first to a last one, as columns that rise and fall. */
import { capitalize } from '../../sentence/tidying.ts';
import { type Exhibit, findingsOfKind, messageOf, unitsAt } from './evidence.ts';

const MINUS = '−';

export const waterfallExhibit: Exhibit = (evidence) => {
  const { judge } = evidence;
  const { language } = judge.brief;
  const [finding] = findingsOfKind(evidence, 'walk');
  if (!finding) return undefined;
  const used = unitsAt(finding.units, evidence);
  const named = (label: string) => capitalize(label, language);
  const { start, changes, end } = finding;
  return {
    body: {
      kind: 'waterfall',
      start: { label: named(start.label), figure: start.shown, value: start.value },
      changes: changes.map(({ label, shown, value }) => ({
        label: named(label),
        figure: `${value < 0 ? MINUS : '+'}${shown}`,
        value,
      })),
      end: { label: named(end.label), figure: end.shown, value: end.value },
    },
    used,
    certainty: finding.certainty,
    called: messageOf(used.at(-1), judge) ?? messageOf(used[0], judge),
  };
};
