/** Options that several commands take, and what they accept. */
import { InvalidArgumentError } from 'commander';
import { isPlanName, type PlanName, planNames } from '../store/plans.ts';

export const jsonOption = ['--json', 'print one JSON value and nothing else'] as const;
export const emailOption = ['--email <address>', 'e-mail address of the account', parseEmail] as const;
export const planOption = [
  '--plan <plan>',
  `${planNames.join(', ')}; the API takes orders from pro, team and internal`,
  parsePlan,
] as const;

/** Looks for the one "@" and nothing that breaks a header: only a letter would prove that an address exists. */
function parseEmail(value: string): string {
  if (value.length > 254 || !/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value))
    throw new InvalidArgumentError('Give an address such as ana@example.org.');
  return value;
}

function parsePlan(value: string): PlanName {
  if (!isPlanName(value)) throw new InvalidArgumentError(`The plans are ${planNames.join(', ')}.`);
  return value;
}

/** `least` is 0 or 1. */
export const parseCredits =
  (least: number) =>
  (value: string): number => {
    const credits = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (!(credits >= least)) throw new InvalidArgumentError(`Give a whole number from ${least}.`);
    return credits;
  };
