/** `key: value` lines: figures large, the rest as cards or in two columns. */

import type { Unit } from '../../discourse/passages.ts';
import { dateIn } from '../../sentence/dates.ts';
import { LONGEST_FIGURE } from '../../sentence/figures.ts';
import { keepWithin } from '../../sentence/sayWithin.ts';
import { trimClause } from '../../sentence/tidying.ts';
import { dominant } from './dominant.ts';
import type { Kind } from './kind.ts';

export const facts: Kind = (group, { brief }) => {
  const passage = dominant(group, 'facts');
  if (!passage) return undefined;
  const units = passage.units.filter((unit) => unit.lead !== undefined && unit.text !== '');
  const key = (unit: Unit) => trimClause(unit.lead ?? '');
  const counted = units.filter(
    (unit) => /^[^\p{L}]*\d/u.test(unit.text) && unit.text.length <= LONGEST_FIGURE && !dateIn(unit.text, brief.language),
  );
  if (counted.length === units.length && units.length >= 2 && units.length <= 4) {
    return { body: { kind: 'stats', stats: counted.map((unit) => ({ figure: unit.text, label: key(unit) })) }, used: counted };
  }
  if (units.length >= 2 && units.length <= 6) {
    return {
      body: {
        kind: 'cards',
        cards: units.map((unit) => ({ head: key(unit), text: keepWithin(trimClause(unit.text), brief.language, 22) })),
      },
      used: units,
    };
  }
  if (units.length < 2) return undefined;
  const shown = units.slice(0, 12).map((unit) => `${key(unit)}: ${keepWithin(trimClause(unit.text), brief.language, 14)}`);
  const half = Math.ceil(shown.length / 2);
  return { body: { kind: 'twoColumns', columns: [{ items: shown.slice(0, half) }, { items: shown.slice(half) }] }, used: units };
};
