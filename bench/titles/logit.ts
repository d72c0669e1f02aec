/** A conditional logit: of several things that have features one is chosen, and what the features weigh is learned from what was chosen. */

/** The features of each thing, and the share of the choice that it should have: the shares of a row add up to `weight`. */
export interface Row {
  readonly features: readonly ReadonlyMap<string, number>[];
  readonly shares: readonly number[];
}

/**
 * The weights under which the choices are likeliest, less `penalty` times the squares of what each feature's usual spread weighs. Found by
 * gradient steps from nothing, so that the same rows give the same weights.
 */
export function learn(rows: readonly Row[], penalty: number, rounds = 400): Map<string, number> {
  const met = Map.groupBy(
    rows.flatMap(({ features }) => features.flatMap((each) => [...each.keys()])),
    (name) => name,
  );
  const names = [...met.keys()].filter((name) => (met.get(name)?.length ?? 0) >= FEWEST_MET).sort();
  const at = new Map(names.map((name, i) => [name, i]));
  const spread = spreadOf(rows, at);
  const dense = rows.map(({ features, shares }) => ({
    shares,
    vectors: features.map((each) => {
      const vector = new Float64Array(names.length);
      for (const [name, value] of each) {
        const k = at.get(name);
        if (k !== undefined) vector[k] = value / (spread[k] as number);
      }
      return vector;
    }),
  }));
  const weights = new Float64Array(names.length);
  const pace = new Float64Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => -2 * penalty * weight);
    for (const { vectors, shares } of dense) {
      const chances = softmax(vectors.map((vector) => dot(vector, weights)));
      const total = shares.reduce((sum, share) => sum + share, 0);
      vectors.forEach((vector, i) => {
        const gap = ((shares[i] as number) - total * (chances[i] as number)) / dense.length;
        for (let k = 0; k < names.length; k++) slope[k] = (slope[k] as number) + gap * (vector[k] as number);
      });
    }
    for (let k = 0; k < names.length; k++) {
      pace[k] = 0.9 * (pace[k] as number) + (slope[k] as number);
      weights[k] = (weights[k] as number) + STEP * (pace[k] as number);
    }
  }
  return new Map(names.map((name, k) => [name, (weights[k] as number) / (spread[k] as number)]));
}
const STEP = 0.05;
/** Of what is met less often nothing is learned. */
const FEWEST_MET = 12;

export const worthOf = (features: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number =>
  [...features].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

function softmax(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
}

/** How far the things of a row lie apart, usually. */
function spreadOf(rows: readonly Row[], at: ReadonlyMap<string, number>): Float64Array {
  const squares = new Float64Array(at.size);
  let count = 0;
  for (const { features } of rows) {
    count += features.length;
    for (const [name, k] of at) {
      const values = features.map((each) => each.get(name) ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      for (const value of values) squares[k] = (squares[k] as number) + (value - mean) ** 2;
    }
  }
  return squares.map((square) => Math.max(LEAST_SPREAD, Math.sqrt(square / Math.max(1, count))));
}
/** What hardly ever differs is not to weigh much for that. */
const LEAST_SPREAD = 0.1;
