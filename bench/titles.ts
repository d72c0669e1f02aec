/**
 * `npm run bench -- titles [learn [scenes | kept]]`: how the titles of paragraphs without headings are marked in test/fixtures/titles, on the texts that the weights in
 * write/say/titleWeights.ts were learned from and on those that were held out. With `learn` these weights are learned anew and written, with `learn scenes` those
 * that tell paragraphs which only set a scene, and with `learn kept` those that tell slides which nobody would keep, from all texts.
 */
import { writeFileSync } from 'node:fs';
import { headedWeights } from '../packages/engine/src/write/say/headedWeights.ts';
import { type GoldText, readGoldTitles } from '../test/fixtures/titles/goldTitles.ts';
import { learn, type Row, worthOf } from './titles/logit.ts';
import {
  type Candidate,
  type Choice,
  choicesIn,
  type MarkedSlide,
  markedSlides,
  type WeighedSlide,
  weighedSlides,
} from './titles/measure.ts';

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

/** Chances of a scene from which on it is looked how many are none. */
const CHANCES = [0.5, 0.6, 0.7];
/** A paragraph with a sentence of this mark is no scene. */
const GOOD = 2;

/** `weights` are what was learned from other texts. */
function scenesFound(choices: readonly Choice[], weights: ReadonlyMap<string, number>): { chance: number; best: number; text: string }[] {
  return choices.map(({ scene, best, units }) => ({
    chance: 1 / (1 + Math.exp(-worthOf(new Map(Object.entries(scene)), weights))),
    best,
    text: units.map(({ text }) => text).join(' '),
  }));
}

function tellScenes(found: readonly { readonly chance: number; readonly best: number; readonly text: string }[]): void {
  for (const least of CHANCES) {
    const sure = found.filter(({ chance }) => chance >= least);
    const right = sure.filter(({ best }) => best < GOOD).length;
    console.log(`  scenes from ${least} on: ${sure.length} of ${found.length} slides, ${right} without a good sentence`);
  }
  for (const { chance, best, text } of found.filter(({ chance, best }) => chance >= 0.5 && best >= GOOD))
    console.log(`    ${chance.toFixed(2)} but ${best}: ${text.slice(0, 200)}`);
}

const sceneRows = (choices: readonly Choice[]): Row[] =>
  choices.map(({ scene, best }) => ({
    features: [new Map(Object.entries(scene)), new Map()],
    shares: best < GOOD ? [1, 0] : [0, 1],
  }));

function learnScenes(known: readonly GoldText[]): void {
  const choices = known.map((text) => choicesIn(text));
  const found = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learn(sceneRows(choices.flatMap((own, i) => (i % FOLDS === fold ? [] : own))), SCENE_PENALTY);
    return scenesFound(
      choices.flatMap((own, i) => (i % FOLDS === fold ? own : [])),
      weights,
    );
  }).flat();
  console.log('scenes, by what was learned from the other texts:');
  tellScenes(found);
  write(
    { file: 'plan/sceneWeights.ts', name: 'sceneWeights', type: 'SceneFeatures', from: './sceneFeatures.ts', command: 'learn scenes' },
    'What shows that a paragraph under no heading only sets a scene.',
    learn(sceneRows(choices.flat()), SCENE_PENALTY),
  );
}
const SCENE_PENALTY = 0.06;

/** Shares of the slides that go, the weakest first. */
const LEFT = [0, 0.1, 0.2, 0.3, 0.4];

const keptRows = (slides: readonly WeighedSlide[]): Row[] =>
  slides.map(({ features, mark }) => ({
    features: [new Map(Object.entries(features)), new Map()],
    shares: mark >= GOOD ? [1, 0] : [0, 1],
  }));

function learnKept(known: readonly GoldText[]): void {
  const slides = known.map(weighedSlides);
  const weighed = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learn(keptRows(slides.flatMap((own, i) => (i % FOLDS === fold ? [] : own))), PENALTY);
    return slides.flatMap((own, i) =>
      i % FOLDS === fold ? own.map((slide) => ({ ...slide, worth: worthOf(new Map(Object.entries(slide.features)), weights) })) : [],
    );
  })
    .flat()
    .sort((a, b) => b.worth - a.worth);
  console.log('kept, by what was learned from the other texts:');
  for (const left of LEFT) line(`without ${100 * left} %`, weighed.slice(0, Math.round((1 - left) * weighed.length)));
  for (const left of LEFT) {
    const worth = weighed[Math.round((1 - left) * weighed.length)]?.worth;
    if (worth !== undefined) console.log(`  ${100 * left} % have a chance below ${(1 / (1 + Math.exp(-worth))).toFixed(2)}`);
  }
  write(
    { file: 'slides/keepWeights.ts', name: 'keepWeights', type: 'KeepFeatures', from: './keepFeatures.ts', command: 'learn kept' },
    'What shows that a slide of a paragraph under no heading is kept.',
    learn(keptRows(slides.flat()), PENALTY),
  );
}

function learnTitles(known: readonly GoldText[]): void {
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
  write(
    { file: 'say/titleWeights.ts', name: 'titleWeights', type: 'ClaimFeatures', from: './claimFeatures.ts', command: 'learn' },
    'What speaks for a sentence as the title of a slide that has no heading.',
    weights,
  );
}

interface Table {
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly command: string;
}

/** A table of weights in the writer. */
function write({ file, name, type, from, command }: Table, what: string, weights: ReadonlyMap<string, number>): void {
  const lines = [...weights]
    .map(([key, weight]) => [/^\w+$/u.test(key) ? key : `'${key}'`, Number(weight.toFixed(2))] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([key, weight]) => `  ${key}: ${weight},`);
  const said = `/** ${what} Learned by \`npm run bench -- titles ${command}\`: not to be edited. */
import type { ${type} } from '${from}';

export const ${name}: ${type} = {
${lines.join('\n')}
};
`;
  writeFileSync(new URL(`../packages/engine/src/write/${file}`, import.meta.url), said);
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

if (process.argv[2] === 'learn' && process.argv[3] === 'scenes') learnScenes(texts);
else if (process.argv[2] === 'learn' && process.argv[3] === 'kept') learnKept(texts);
else if (process.argv[2] === 'learn') learnTitles(known);
else {
  report('learned from', known);
  report(
    'held out',
    texts.filter(({ heldOut }) => heldOut),
  );
}
