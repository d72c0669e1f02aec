/** docs/benchmark.json: a line for each release, with ratios and nothing else. */
import { ratiosOf } from './ratios.ts';
import type { Results } from './results.ts';

interface Release {
  readonly version: string;
  readonly day: string;
  readonly commit: string;
  /** What others take in times of Slidewright, by maker and format. */
  readonly ratios: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The history with the run in place of an earlier one of the same version. */
export function withRun(history: string, results: Results): string {
  const releases = (history.trim() === '' ? [] : (JSON.parse(history) as Release[])).filter(({ version }) => version !== results.version);
  return `[\n${[...releases, releaseOf(results)].map((release) => JSON.stringify(release)).join(',\n')}\n]\n`;
}

function releaseOf({ version, day, commit, made }: Results): Release {
  const ratios = made.flatMap((each) => {
    const ours = made.find(({ name, format }) => name === 'Slidewright' && format === each.format);
    if (!ours || each === ours || !each.measured) return [];
    const rounded = Object.entries(ratiosOf(each, ours)).map(([cost, ratio]) => [cost, Number(ratio.toPrecision(3))]);
    return [[`${each.name}.${each.format}`, Object.fromEntries(rounded)]];
  });
  return { version, day, commit, ratios: Object.fromEntries(ratios) };
}
