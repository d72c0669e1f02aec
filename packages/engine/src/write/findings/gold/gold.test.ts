/**
 * Findings of sentences that were read by a person: number, unit, base and subject of each. `unseen.txt` was written when all was built: 87 %
 * of it were right at first sight, and what was wrong in a way that others would be has been mended since. `real.txt` is of e-mails, minutes,
 * reports, lectures and news: what was found in them and read as right, so that nothing of it is lost or changed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Document } from '../../../model/document.ts';
import { materialOf } from '../../discourse/passages.ts';
import { outlineOf } from '../../structure/outline.ts';
import { findAll } from '../findAll.ts';
import type { Finding, Told } from '../finding.ts';

interface Expected {
  readonly language: string;
  readonly text: string;
  readonly wanted: string;
}

/** Of the expected findings of a language file: `kind values unit [s=subject] [b=base] [of=whole] [t=time]`. */
function read(name: string): Expected[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [language = '', text = '', wanted = ''] = line.split('\t');
    return wanted.split(' ; ').map((each) => ({ language, text, wanted: each }));
  });
}

const cache = new Map<string, readonly Finding[]>();
function found(language: string, text: string): readonly Finding[] {
  const known = cache.get(text);
  if (known) return known;
  const document: Document = { origin: 'text', language, blocks: [{ id: 'b', type: 'paragraph', runs: [{ text }] }], warnings: [] };
  const findings = findAll(materialOf(outlineOf(document), document).passages, language);
  cache.set(text, findings);
  return findings;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
const same = (own: string | undefined, wanted: string | undefined): boolean => {
  if (wanted === undefined) return true;
  return own?.toLowerCase().includes(wanted.toLowerCase()) === true && own.length <= wanted.length + 14;
};
const unitOf = ({ measure }: Told): string => (measure.kind === 'percent' ? '%' : measure.name === '' ? '-' : measure.name);
const unitFits = (told: Told, unit: string): boolean => unitOf(told).startsWith(unit) || unit.startsWith(unitOf(told));

function isFound({ language, text, wanted }: Expected): boolean {
  const [kind = '', values = '', ...rest] = wanted.split(' ');
  const more = rest.join(' ');
  const field = (name: string): string | undefined => new RegExp(`(?:^| )${name}=(.*?)(?= (?:s|b|t|of)=|$)`, 'u').exec(more)?.[1];
  const unit = rest[0] && !/^(?:s|b|t|of)=/.test(rest[0]) ? rest[0] : '-';
  const numbers = values.split(/[>|/,]/).map(Number);
  const [a = Number.NaN, b = Number.NaN] = numbers;
  return found(language, text).some((finding) => {
    switch (finding.kind) {
      case 'figure': {
        const told = finding.figure;
        return (
          kind === 'f' &&
          near(told.value, a) &&
          unitFits(told, unit) &&
          same(told.subject, field('s')) &&
          same(told.base, field('b')) &&
          same(told.time, field('t'))
        );
      }
      case 'change':
        return (
          kind === 'c' &&
          near(finding.from.value, a) &&
          near(finding.to.value, b) &&
          unitFits(finding.to, unit) &&
          same(finding.subject, field('s'))
        );
      case 'part':
        return kind === 'p' && finding.part === a && finding.whole === b && same(finding.of, field('of'));
      case 'versus': {
        const [left, right] = field('s')?.split('|') ?? [];
        const [one, other] = finding.sides;
        return (
          kind === 'v' &&
          near(one.value, a) &&
          near(other.value, b) &&
          unitFits(one, unit) &&
          same(one.subject, left) &&
          same(other.subject, right)
        );
      }
      case 'target':
        return (
          kind === 'g' &&
          near(finding.actual.value, a) &&
          near(finding.target.value, b) &&
          unitFits(finding.actual, unit) &&
          same(finding.subject, field('s'))
        );
      case 'series':
        return (
          kind === 's' &&
          finding.values.length === numbers.length &&
          finding.values.every((value, i) => near(value, numbers[i] ?? Number.NaN))
        );
      default:
        return false;
    }
  });
}

for (const [name, least] of [
  ['known.txt', 0.9],
  ['unseen.txt', 0.9],
  ['later.txt', 0.9],
  ['real.txt', 0.99],
] as const) {
  test(`${name}: at least ${100 * least} % of the findings are right in number, unit, base and subject`, (t) => {
    const all = read(name);
    const missed = all.filter((each) => !isFound(each));
    const right = (all.length - missed.length) / all.length;
    t.diagnostic(`${(100 * right).toFixed(1)} % of ${all.length}`);
    assert.ok(
      right >= least,
      `${(100 * right).toFixed(1)} % of ${all.length}\n${missed.map(({ language, text, wanted }) => `${language}: ${wanted} | ${text}`).join('\n')}`,
    );
  });
}
