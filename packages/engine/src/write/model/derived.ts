/**
 * Figures that follow from others in two steps: a sum of products, a product with a difference, a part of a year. Nearly every small number
 * can be reached so; one that is said has to be exact, and reached by so few ways that it is no chance.
 */
import type { Figure, MeasureKind } from '../findings/finding.ts';

/** How much, of what kind. */
export interface Amount {
  readonly value: number;
  readonly kind: MeasureKind;
}

/** Weeks, months, quarters, days and working weeks that a year is divided into, and the hours of a day. */
const OF_A_YEAR: readonly number[] = [12, 52, 4, 365];
/** Ways to a figure of its size, for each of which a made-up one would be right: more of them prove nothing. */
const CHANCE = 0.03;
/** Figures of a line, and of all that stands with it, that are tried with one another. */
const MOST_OWN = 6;
const MOST_BESIDE = 32;
const MOST_OF_TWO = 16;

/** Whether the figure follows from those of its own line (`own`) with those that stand beside it, at least one of its own in each step. */
export function isDerived(figure: Figure, own: readonly Amount[], beside: readonly Amount[]): boolean {
  const size = Math.abs(figure.value);
  const step = stepOf(figure.digits, size);
  if (size === 0 || step === undefined || own.length === 0) return false;
  const some = own.slice(0, MOST_OWN);
  const all = [...own, ...beside].slice(0, MOST_BESIDE);
  // What one step leads to is found among few, and what two lead to among many.
  return [oneStep, twoSteps].some((steps) => {
    const near = new Set<number>();
    let isHit = false;
    for (const value of steps(some, all)) {
      if (value < size / 2 || value > 2 * size) continue;
      near.add(Math.round((value / size) * 1e7));
      isHit ||= Math.abs(value - size) <= (step.last / 2) * (1 + 1e-9);
    }
    return isHit && (near.size * step.grain) / (1.5 * size) <= CHANCE;
  });
}

/** What the last digit of a figure is worth, and what it is rounded to as far as its zeros tell; undefined where it has no digits. */
export function stepOf(digits: string, value: number): { readonly last: number; readonly grain: number } | undefined {
  const written = digits.replace(/[^\p{Nd}.,٫].*$/u, '');
  const decimals = /[.,٫](\p{Nd}{1,2})(?!\p{Nd})/u.exec(written)?.[1]?.length ?? 0;
  const shown = Number(written.replace(/[.,٫](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(/[,٫]/u, '.'));
  if (!Number.isFinite(shown) || shown === 0) return undefined;
  // "1.1m": a tenth of a million.
  const last = Math.max(1, Math.abs(value / shown)) * 10 ** -decimals;
  const zeros = decimals > 0 ? '' : (/0*$/u.exec(String(Math.round(shown)))?.[0] ?? '');
  return { last, grain: last * 10 ** zeros.length };
}

const COUNTED: ReadonlySet<MeasureKind> = new Set(['count', 'measure', 'duration', 'times']);
const SHARES: ReadonlySet<MeasureKind> = new Set(['percent', 'points']);
/** Nobody multiplies money by money, nor a share by a share. */
const mayMultiply = (a: Amount, b: Amount): boolean =>
  COUNTED.has(a.kind) || COUNTED.has(b.kind) || SHARES.has(a.kind) !== SHARES.has(b.kind);
const share = ({ kind }: Amount): number => (SHARES.has(kind) ? 0.01 : 1);
const product = (a: Amount, b: Amount): Amount => ({
  value: a.value * b.value * share(a) * share(b),
  kind: COUNTED.has(a.kind) || SHARES.has(a.kind) ? (b.kind === 'duration' ? a.kind : b.kind) : a.kind,
});

/** An amount that vanishes beside another is not what is added to it. */
const VANISHING = 0.01;
/** Amounts are often written without what they are amounts of, but time is not added to them. */
const mayAdd = (a: Amount, b: Amount): boolean =>
  (a.kind === b.kind || (a.kind === 'money' && b.kind === 'count') || (a.kind === 'count' && b.kind === 'money')) &&
  Math.min(a.value, b.value) >= VANISHING * Math.max(a.value, b.value);

function* sums(a: Amount, b: Amount): Generator<Amount> {
  if (!mayAdd(a, b)) return;
  yield { value: a.value + b.value, kind: a.kind };
  if (a.value !== b.value) yield { value: Math.abs(a.value - b.value), kind: a.kind };
}

function* oneStep(own: readonly Amount[], all: readonly Amount[]): Generator<number> {
  for (const [i, a] of own.entries())
    for (const b of all.slice(i + 1)) {
      for (const { value } of sums(a, b)) yield value;
      if (!mayMultiply(a, b)) continue;
      const { value } = product(a, b);
      yield value;
      if (a.kind === 'duration' || b.kind === 'duration') for (const parts of OF_A_YEAR) yield value / parts;
    }
}

function* twoSteps(own: readonly Amount[], all: readonly Amount[]): Generator<number> {
  const near = all.slice(0, MOST_OF_TWO);
  const products = own.flatMap((a, i) => near.slice(i + 1).flatMap((b) => (mayMultiply(a, b) ? [product(a, b)] : [])));
  for (const [i, each] of products.entries())
    for (const other of [...products.slice(i + 1), ...near]) for (const { value } of sums(each, other)) yield value;
  for (const [i, a] of near.entries())
    for (const b of near.slice(i + 1))
      for (const sum of sums(a, b)) for (const factor of own) if (mayMultiply(factor, sum)) yield product(factor, sum).value;
}
