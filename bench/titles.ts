/**
 * `npm run bench -- titles [learn]`: how the titles of paragraphs without headings are marked in test/fixtures/titles, on the texts that the weights in
 * write/say/titleWeights.ts were learned from and on those that were held out. With `learn` the weights are learned anew and written.
 */
import { writeFileSync } from 'node:fs';
import { headedWeights } from '../packages/engine/src/write/say/headedWeights.ts';
import { type GoldText, readGoldTitles } from '../test/fixtures/titles/goldTitles.ts';
import { learn, type Row, worthOf } from './titles/logit.ts';
import { type Candidate, type Choice, choicesIn, type MarkedSlide, markedSlides } from './titles/measure.ts';

/** Holds the weights small, so that what is met seldom weighs little. */
const PENALTY = 0.1;
const FOLDS = 10;
const BY_HAND = 0.5;
/** What a sentence of each mark should have of the choice, and what a paragraph counts whose best one is poor. */
const WANTED = [0, 0, 0.5, 1];
const POOR = 0.25;

function report(name: string, those: readonly GoldText[]): void {
  const slides = those.flatMap(markedSlides);
  console.log(`${name}: ${those.length} texts, ${slides.length} slides`);
  line('all', slides);
  const by = (key: (slide: MarkedSlide) => string) => {
    for (const [value, some] of [...Map.groupBy(slides, key)].sort(([a], [b]) => a.localeCompare(b))) line(value, some);
  };
  by(({ text }) => text.language);
  by(({ text }) => text.kind);
  const choices = those.flatMap(choicesIn).filter(({ best }) => best >= 2);
  const held = choices.filter(({ candidates }) => candidates.some(({ mark }) => mark >= 2)).length;
  console.log(
    `  of ${choices.length} slides with a good sentence it can be chosen on ${held}; of all, ${joinedOf(slides)} join paragraphs\n`,
  );
}

const joinedOf = (slides: readonly MarkedSlide[]): number => slides.filter(({ paragraphs }) => paragraphs > 1).length;

function line(name: string, slides: readonly { readonly mark: number | undefined }[]): void {
  const share = (mark: number | undefined) => Math.round((100 * slides.filter((slide) => slide.mark === mark).length) / slides.length);
  const shares = [3, 2, 1, 0, undefined].map((mark) => `${mark ?? 'none'} ${share(mark)} %`);
  console.log(`  ${name.padEnd(28)} ${String(slides.length).padStart(4)} slides: ${shares.join(', ')}`);
}

function learnAll(known: readonly GoldText[]): void {
  const choices = known.map((text) => choicesIn(text));
  // Texts, and not slides: sentences of one text are alike.
  const chosen = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = withHandSet(
      learn(
        choices.flatMap((own, i) => (i % FOLDS === fold ? [] : own.flatMap(rowsOf))),
        PENALTY,
      ),
    );
    return choices.flatMap((own, i) => (i % FOLDS === fold ? own.flatMap((choice) => bestOf(choice, weights) ?? []) : []));
  }).flat();
  console.log('chosen by what was learned from the other texts:');
  line('all', chosen);
  const weights = withHandSet(learn(choices.flat().flatMap(rowsOf), PENALTY));
  const lines = [...weights].map(([name, weight]) => [/^\w+$/u.test(name) ? name : `'${name}'`, weight.toFixed(2)] as const);
  writeFileSync(
    new URL('../packages/engine/src/write/say/titleWeights.ts', import.meta.url),
    `/** What speaks for a sentence as the title of a slide that has no heading. Learned by \`npm run bench -- titles learn\`: not to be edited. */
import type { ClaimFeatures } from './claimFeatures.ts';

export const titleWeights: ClaimFeatures = {
${lines
  .filter(([, weight]) => Number(weight) !== 0)
  .map(([name, weight]) => `  ${name}: ${Number(weight)},`)
  .join('\n')}
};
`,
  );
}

/**
 * With a share of the weights that were set by hand for what stands under headings: the gold is told or spoken for the most part, and reports say
 * first what a paragraph is about.
 */
function withHandSet(learned: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map(learned);
  for (const [name, weight] of Object.entries(headedWeights)) weights.set(name, (weights.get(name) ?? 0) + BY_HAND * weight);
  return new Map([...weights].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const featuresOf = ({ claim }: Candidate): ReadonlyMap<string, number> =>
  new Map(Object.entries(claim.features).filter(([, value]) => value !== 0));

function rowsOf({ candidates }: Choice): Row[] {
  const wanted = candidates.map(({ mark }) => WANTED[mark] ?? 0);
  const good = sum(wanted);
  const shares = good > 0 ? wanted : candidates.map(({ mark }) => mark);
  const total = sum(shares);
  if (total === 0 || candidates.length < 2) return [];
  return [{ features: candidates.map(featuresOf), shares: shares.map((share) => ((good > 0 ? 1 : POOR) * share) / total) }];
}

function bestOf({ candidates }: Choice, weights: ReadonlyMap<string, number>): Candidate | undefined {
  const worths = candidates.map((candidate) => worthOf(featuresOf(candidate), weights));
  return candidates[worths.indexOf(Math.max(...worths))];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const texts = readGoldTitles();
const known = texts.filter(({ heldOut }) => !heldOut);

if (process.argv[2] === 'learn') learnAll(known);
else {
  report('learned from', known);
  report(
    'held out',
    texts.filter(({ heldOut }) => heldOut),
  );
}
