/** Chances by features and their weights, as logistic regression learns them. */

/** Above 0 where it is likelier than not; what has no weight counts for nothing. */
export const logitOf = <F extends string>(
  features: Readonly<Partial<Record<F, number>>>,
  weights: Readonly<Partial<Record<F, number>>>,
): number => (Object.entries(features) as [F, number][]).reduce((total, [name, value]) => total + value * (weights[name] ?? 0), 0);

/** 0 to 1. */
export const chanceOfLogit = (logit: number): number => 1 / (1 + Math.exp(-logit));
