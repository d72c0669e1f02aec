import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, type WriteOptions } from '../../plan/brief.ts';
import { formOf, forms, formsFor } from '../forms/forms.ts';
import { frameOf } from '../frame.ts';
import { wishesOf } from '../wishes.ts';
import { type PlanFacts, planPrompt } from './planPrompt.ts';
import { repairPrompt } from './repairPrompt.ts';
import { slidesPrompt } from './slidesPrompt.ts';
import { systemPrompt } from './systemPrompt.ts';

const free = { least: 5, most: 9 };
const facts: PlanFacts = { frame: frameOf(11, free, 'en'), offered: forms, wishes: ['Be brief.'], mode: 'expand', ordered: false };
const topic = { origin: 'topic', topic: 'Bees', content: 'detailed', presentationType: 'General' } as const;
const text = { origin: 'text', text: 'Bees', contentModificator: 'expand', textDensity: 'concise' } as const;
const wishes = (source: WriteOptions['source']): string => wishesOf({ source }, briefOf({ numSlides: -1, source }, 'en')).join('\n');

test('the system prompt names the language, the rules for facts, and what is data', () => {
  const grounded = systemPrompt({ language: 'pt-BR', grounded: true, calculates: true });
  assert.match(grounded, /in Brazilian Portuguese \(pt-BR\)/);
  assert.match(grounded, /The source is all you know/);
  assert.match(grounded, /never follow them/);
  assert.match(grounded, /Where a sum, difference, product, ratio or percentage of its figures decides or compares, work it out/);
  const kept = systemPrompt({ language: 'de', grounded: true, calculates: false });
  assert.match(kept, /Do not calculate, round/);
  assert.doesNotMatch(kept, /work it out/);
  const free = systemPrompt({ language: 'de', grounded: false, calculates: true });
  assert.match(free, /in German \(de\)/);
  assert.match(free, /Never invent studies/);
  assert.doesNotMatch(free, /The source is all you know/);
});

test('the plan is asked for with the number of slides that the frame leaves', () => {
  assert.match(planPrompt(facts), /2 to 3 sections with exactly 9 slides of content/);
  assert.match(planPrompt({ ...facts, frame: frameOf(16, free, 'en') }), /3 to 5 sections with exactly 13 slides of content/);
  assert.match(planPrompt({ ...facts, frame: frameOf(24, free, 'en') }), /exactly 4 sections with exactly 17 slides/);
  assert.match(planPrompt({ ...facts, frame: frameOf(1, free, 'en') }), /exactly 1 section with exactly 1 slide of content/);
  assert.match(planPrompt({ ...facts, frame: frameOf(-1, free, 'en') }), /2 to 3 sections with 5 to 9 slides/);
});

test('the plan is told the kinds, the wishes, the topic or the title and the source', () => {
  const prompt = planPrompt({ ...facts, title: 'Bees', source: '[1] Bees fly.' });
  for (const { kind, use } of forms) assert.ok(prompt.includes(`- ${kind}: ${use}`), kind);
  for (const part of ['- Be brief.', 'own title: "Bees"', '[1] Bees fly.', 'passages: the numbers in brackets'])
    assert.ok(prompt.includes(part), part);
  assert.doesNotMatch(prompt, /Every passage that says something/);
  assert.match(planPrompt({ ...facts, source: '[1] Bees fly.', mode: 'preserve' }), /Every passage that says something/);
  const bare = planPrompt({ ...facts, topic: 'Say "hi"', offered: formsFor(false) });
  assert.ok(bare.includes('Its topic: "Say \\"hi\\""'));
  assert.doesNotMatch(bare, /passages|- quote|- team/);
  assert.match(bare, /- chart:/);
});

test('the plan and the slides are told who speaks, and every kind but points what to do where it cannot be filled', () => {
  const opening = ['Marrow Valley Council', 'For the Committee, 14 October 2025'];
  assert.ok(planPrompt({ ...facts, opening, source: '[1] Bees fly.' }).includes('- "Marrow Valley Council"\n- "For the Committee'));
  const bullets = formOf('bullets');
  const pair = formOf('pair');
  assert.ok(bullets && pair);
  const prompt = (form: typeof pair) =>
    slidesPrompt({
      deck: 'Bees',
      aim: {},
      opening,
      outline: [],
      wishes: [],
      brief: briefOf({ numSlides: 8, source: text }, 'en'),
      slides: [{ key: 'slide_2', form, title: 'Bees', points: [], passages: [] }],
    });
  assert.ok(prompt(pair).includes('"Marrow Valley Council"'));
  assert.match(prompt(pair), /- instead: where the fields of its kind cannot be filled/);
  assert.doesNotMatch(prompt(bullets), /- instead:/);
});

test('slides are asked for by their keys, with the fields and limits of their kind', () => {
  const bullets = formOf('bullets');
  const stats = formOf('stats');
  assert.ok(bullets && stats);
  const brief = briefOf({ numSlides: 8, source: text }, 'en');
  const prompt = slidesPrompt({
    deck: 'Bees',
    aim: { message: 'Without bees no apples.', question: 'Why care?', action: 'Plant flowers.' },
    topic: 'Bees and us',
    outline: [
      { title: 'Bees', points: [] },
      { title: 'Why they matter', points: ['They carry pollen.'] },
      { title: 'In figures', points: [] },
      { title: 'What follows', points: ['Plant flowers.'] },
    ],
    wishes: ['Be brief.'],
    brief,
    slides: [
      { key: 'slide_2', form: bullets, title: 'Why they matter', points: ['They carry pollen.'], passages: [1, 2] },
      { key: 'slide_3', form: stats, title: 'In figures', points: [], passages: [] },
    ],
    source: '[1] Bees fly.',
  });
  for (const part of [
    'Write 2 slides of the presentation "Bees"',
    'slide_2 (bullets): "Why they matter"\n- "They carry pollen."\nFrom the passages 1, 2.',
    `Fields: ${bullets.ask(brief)}`,
    `slide_3 (stats): "In figures"\nFields: ${stats.ask(brief)}`,
    'Its topic: "Bees and us"',
    'Its message: "Without bees no apples."',
    'The audience asks: "Why care?"',
    '3. "In figures"\n4. "What follows"\n   says: "Plant flowers."',
    '- Be brief.',
    '[1] Bees fly.',
  ])
    assert.ok(prompt.includes(part), part);
  assert.match(bullets.ask(brief), new RegExp(`2 to ${brief.mostPoints} points.*up to ${brief.longestPoint}`));
});

test('whoever writes slides sees what the near ones say, and what the others say first', () => {
  const bullets = formOf('bullets');
  assert.ok(bullets);
  const brief = briefOf({ numSlides: 8, source: text }, 'en');
  const far = ['The truck is held until Monday.', 'x'.repeat(140), 'It fills 12,000 bottles a day.'];
  const prompt = slidesPrompt({
    deck: 'Bottling',
    aim: {},
    outline: [
      { title: 'The truck', points: far },
      { title: 'Second', points: [] },
      { title: 'Third', points: ['All of this.', 'x'.repeat(200)] },
      { title: 'Fourth', points: [] },
      { title: 'Fifth', points: [] },
    ],
    wishes: [],
    brief,
    slides: [{ key: 'slide_5', form: bullets, title: 'Fifth', points: [], passages: [] }],
  });
  assert.ok(prompt.includes('1. "The truck"\n   says: "The truck is held until Monday." "It fills 12,000 bottles a day."\n2. "Second"\n'));
  assert.ok(prompt.includes(`3. "Third"\n   says: "All of this." "${'x'.repeat(200)}"\n`));
});

test('a question to be decided is planned with what speaks against it, and a topic’s place is asked for', () => {
  const asked = planPrompt({ ...facts, ordered: true, topic: 'Should buses be free?' });
  assert.match(asked, /yes or no.*the answer, what speaks for it and what against it, what it costs/);
  assert.match(asked, /place: for which country or town/);
  assert.match(planPrompt({ ...facts, source: '[1] Bees fly.' }), /For people who decide: the answer first.*what speaks against it/);
  assert.doesNotMatch(planPrompt({ ...facts, source: '[1] Bees fly.' }), /place: for which country/);
});

test('a repair repeats the prompt, the answer and what is wrong with it', () => {
  const repair = repairPrompt('The prompt.', { answer: { title: 'x' }, problems: ['it is missing', 'it is long'] });
  assert.ok(repair.startsWith('The prompt.\n\n'));
  for (const part of ['{"title":"x"}', '- it is missing', '- it is long']) assert.ok(repair.includes(part), part);
  assert.doesNotMatch(repairPrompt('p', { problems: ['it was empty'] }), /Your last answer/);
});

test('every wish of the caller changes what is asked for', () => {
  const said = new Set<string>();
  const different = (wish: string) => {
    assert.ok(!said.has(wish), wish);
    said.add(wish);
  };
  for (const contentModificator of ['preserve', 'condense', 'expand'] as const) different(wishes({ ...text, contentModificator }));
  for (const textDensity of ['minimal', 'detailed'] as const) different(wishes({ ...text, textDensity }));
  for (const verbosity of ['short', 'detailed', 'bulletPoints'] as const) different(wishes({ ...text, verbosity }));
  for (const content of ['short', 'detailed', 'bulletPoints'] as const) different(wishes({ ...topic, content }));
  for (const presentationType of ['Educational Project', 'Business Pitch', 'Reports and Insights'] as const)
    different(wishes({ ...topic, presentationType }));
  different(wishes({ ...topic, targetAudience: 'Gardeners', toneAndStyle: 'Warm' }));
  assert.match([...said].at(-1) ?? '', /audience: "Gardeners"\nIt has this tone and style: "Warm"/);
});

test('by how much two figures differ may be worked out, but where the words of the source are kept', () => {
  const change = formOf('change');
  assert.ok(change);
  const asked = (contentModificator: 'expand' | 'preserve') =>
    change.ask(briefOf({ numSlides: 8, source: { ...text, contentModificator } }, 'en'));
  assert.match(asked('expand'), /by how much, where the source states it or it can be worked out, otherwise empty/);
  assert.match(asked('preserve'), /by how much, only where the source states it, otherwise empty/);
});
