/**
 * Twenty-four decks whose language model was a stranger, played again: what ten people answered to prompts that they saw for the first time, and five others
 * marked. What these found right stands on the slides, with no question more than it takes; what was untrue, or spoiled by our own checks,
 * does not. The prompts that they saw are kept beside the answers (`*.prompts.txt.gz`).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { fileRequest, type PresentationRequest, topicRequest } from '@slidewright/contract/presentation';
import { make } from '../../packages/engine/src/make.ts';
import type { Document } from '../../packages/engine/src/model/document.ts';
import { readFile } from '../../packages/engine/src/read/file.ts';
import type { ModelCall } from '../../packages/engine/src/world.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';

interface Played {
  readonly plan: object;
  /** By the statement of the plan that was asked for once more. */
  readonly points: Readonly<Record<string, string>>;
  /** Each time that it was asked for, by its number in today's deck: the three that had an agenda have none now. */
  readonly slides: Readonly<Record<string, readonly object[]>>;
  /** What a strict reader made of the deck of that day: K keep, E edit, D delete, with classes of faults. */
  readonly marks: string;
  /** Of all prompts with their schemas, as the reader saw them. */
  readonly promptCharacters: number;
}

/** What has to be so today. */
interface Expected {
  readonly calls: number;
  /** Calls that ask again. */
  readonly repairs?: number;
  /** On the slides, in their own order or none. */
  readonly shown: readonly (string | RegExp)[];
  /** Neither on the slides nor in the notes. */
  readonly absent: readonly (string | RegExp)[];
  /** Lines that may be left out, by what they begin with. */
  readonly left?: number;
}

const folder = new URL('../fixtures/languageModel/played/', import.meta.url);
const fonts = createFontSource();

const topics: Readonly<Record<string, object>> = {
  'nightTrains-en': {
    topic: 'Why mid-size cities should bring back night trains',
    presentationType: 'Business Pitch',
    content: 'detailed',
    language: 'en',
  },
  'waermepumpen-de': { topic: 'Wärmepumpen im Altbau', presentationType: 'Educational Project', content: 'detailed', language: 'de' },
  'vaccines-en': {
    topic: 'How vaccines train the immune system',
    presentationType: 'Educational Project',
    content: 'detailed',
    language: 'en',
  },
  'nappes-fr': {
    topic: 'Pourquoi les nappes phréatiques baissent',
    presentationType: 'Educational Project',
    content: 'detailed',
    language: 'fr',
  },
  'laterSchool-en': {
    topic: "Why our town's high school should start at 8:30: the case for later school start times, for the school board",
    presentationType: 'Business Pitch',
    content: 'detailed',
    language: 'en',
    targetAudience: 'School board members and parents at a public meeting',
  },
  'eteindre-fr': {
    topic: "Éteindre l'éclairage public au cœur de la nuit : convaincre le conseil municipal d'une commune de 6 000 habitants d'essayer",
    presentationType: 'Business Pitch',
    content: 'detailed',
    language: 'fr',
    targetAudience: "les élus d'un conseil municipal, partagés",
  },
};
const files: Readonly<Record<string, string>> = { 'schoolKitchens-en': 'docx' };

const runs: Readonly<Record<string, Expected>> = {
  'boardUpdate-en': {
    calls: 7,
    shown: [
      'about 31%',
      '(€4.1m less €3.2m)',
      '€3.2m',
      '+0.01 points',
      'On-time delivery (last quarter 96.9%)',
      'up to €1.7m',
      'more a year when fully ramped',
      'at least 70%',
      'New accounts outweigh the lost one, not before next year’s second quarter',
    ],
    absent: ['from €3.2m', 'Above the €50k', 'below the 96.9%', 'at most more for agency', 'up to, ', /"about"/, 'about, between'],
  },
  'mobileWork-de': {
    calls: 6,
    shown: ['höchstens 180 €', 'am Stück höchstens zehn', 'muss der Antrag mindestens vorher da sein'],
    absent: [/≥ ?4 Wochen/, 'Das war früher anders'],
  },
  'schoolKitchens-en': {
    calls: 5,
    shown: ['The target is for summer next year, measured in the same 24 schools.', 'up to £330,000', 'at purchase price', 'about £26,000'],
    absent: ['up to, ', 'about, at'],
  },
  'nightTrains-en': {
    calls: 4,
    shown: [
      'In this case the guarantee costs a city at most €200,000 a year',
      'Assumption, to be checked: 100 from end cities, 25 each from six cities, 250 in all',
      'Runs the train and sells the tickets',
    ],
    absent: [/to be checked"/, 'What we assumed'],
  },
  'incident-en': { calls: 5, shown: ['Whatever is not in by the peak freeze on 10 November waits until January'], absent: [] },
  'laverie-fr': { calls: 5, shown: ['une quinzaine', '18 points', 'd’écart entre les deux hausses'], absent: ['comptées: une quinzaine'] },
  'table-pl': { calls: 5, shown: ['0,5 litra oleju wystarcza na mniej więcej 6 m²', 'Masa ma mieć kolor blatu'], absent: [] },
  'vaccines-en': { calls: 4, shown: ['about 14 days'], absent: [/to be checked"/, 'What we assumed', '"handovers"'] },
  'deliveryVans-en': {
    calls: 5,
    shown: ['€1,890,000', '€1,590,000', 'Our largest customer is the hospital group', 'By 30 September'],
    absent: ['€1,250k'],
  },
  'biblioteca-es': { calls: 5, shown: ['unos 3,40 €', '33.000'], absent: ['unos, por visita'] },
  'waermepumpen-de': { calls: 4, shown: ['Kältemittel'], absent: ['Kältemittel. Kältemittel'] },
  'orto-it': {
    calls: 6,
    shown: ['nessuna delle 12 ore', 'Il totale somma canone intero', '15 + 15 = 30', 'Ogni settimana di ritardo aggiunge 5 €'],
    absent: ['delle almeno 12'],
  },
  'winterBeds-en': {
    calls: 5,
    shown: [
      'central forecast; may be 15 to 55',
      'about 34 beds',
      'up to £3.8m',
      'would probably cancel',
      /"whole":"Of £2.4m for Option C"/,
    ],
    absent: [],
  },
  'panele-pl': {
    calls: 6,
    shown: ['108 000 zł zamiast 132 000 zł', 'najwyżej 21 000 zł', 'Etap 3, marzec–maj następnego roku'],
    absent: ['do 108 000 zł zamiast', 'Fotowoltaika na dachach Spółdzielni'],
  },
  'nappes-fr': {
    calls: 4,
    shown: ['Quatre idées fausses cachent le vrai bilan d’une nappe', 'environ 65 %'],
    absent: ['Les chiffres des exercices', 'Un orage d’août ne remplit presque jamais'],
  },
  // Two lists whose titles name one of their rows are asked for again.
  'repairCafe-nl': { calls: 6, repairs: 1, shown: ['Twijfel je? Vraag het de avondcoördinator'], absent: ['"agenda"', 'Twijfel je?\\n'] },
  'epicerie-fr': {
    calls: 5,
    shown: ['520 participations en cuisine et 246 en jardinage font 766', '(72 000 – 65 000)', '"figure":"−4 400 euros"'],
    absent: [],
  },
  'laterSchool-en': { calls: 4, shown: ['Imagined example: '], absent: [] },
  'reparaturcafe-de': {
    calls: 4,
    shown: ['"Fünf reparieren"', 'Kommen weniger als fünf Reparierende zusammen'],
    absent: ['< Fünf', 'als Fünf'],
  },
  'almacen-es': { calls: 5, shown: ['+0,9 puntos', 'Solo 0,1 puntos más que antes de la prueba'], absent: [] },
  'travelRules-en': {
    calls: 5,
    shown: ['Half of the £1.72 million for travel went on flights', 'For more than 150 miles a day'],
    absent: [/less than (?:one )?half of/i, 'longer than up to'],
  },
  'strassenlicht-de': {
    calls: 4,
    shown: ['"kind":"spans"', '"date":"30. Juni 2026"', '"date":"10. März"', '"meta":"Gemeinde Weidenau · Leer, 19. Januar 2026"'],
    absent: ['Hafenstraße', 'Bis zum 30. Juni 2026'],
  },
  'comedor-es': { calls: 5, shown: ['139.400 euros entre unos 39.000 por curso'], absent: [] },
  'eteindre-fr': { calls: 5, shown: ['"figure":"≈ 1 910 h"', '"whole":"De 12 000 euros'], absent: ['à vérifier : Horloge'] },
};

for (const [name, { calls, repairs = 0, shown, absent, left = 0 }] of Object.entries(runs)) {
  test(`${name}: what a stranger answered holds`, async () => {
    const played = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Played;
    const times = new Map<string, number>();
    let asked = 0;
    let characters = 0;
    const { request, document } = await requestOf(name);
    const kept: { document?: Document; deck?: Deck } = { ...(document && { document }) };
    const save = async (stage: string, value: object) => void Object.assign(kept, { [stage]: value });
    const world = {
      fonts,
      log: { info: () => undefined, warn: () => undefined },
      signal: new AbortController().signal,
      languageModel: { name: 'a reader', concurrency: 4, required: true, sourceTokens: 100_000, generate },
    };
    const { writer } = await make(request, world, { ...kept, save });
    assert.equal(asked, calls, JSON.stringify(writer));
    assert.deepEqual([writer?.repairs, writer?.fallbacks, writer?.sketched], [repairs, 0, 0]);
    const slides = kept.deck?.slides ?? [];
    const said = plain(JSON.stringify(slides.map(({ notes: _, ...slide }) => slide)));
    const all = plain(JSON.stringify(slides));
    const has = (text: string, each: string | RegExp) => (typeof each === 'string' ? text.includes(plain(each)) : each.test(text));
    for (const each of shown) assert.ok(has(said, each), `${each} is not shown\n${said}`);
    for (const each of absent) assert.ok(!has(all, each), `${each} is said\n${all}`);
    const homeless = writer?.slides?.flatMap(({ rejected }) => rejected.filter((line) => line.includes('no room on the page'))) ?? [];
    assert.equal(homeless.length, left, homeless.join('\n'));
    assert.ok(characters <= 1.1 * played.promptCharacters * (calls / (calls - repairs)), `prompts have grown to ${characters} characters`);

    async function generate({ system, prompt, schema }: ModelCall) {
      asked++;
      characters += system.length + prompt.length + JSON.stringify(schema).length;
      const keys = Object.keys((schema as { properties?: object }).properties ?? {});
      const answer = keys.includes('sections')
        ? played.plan
        : Object.fromEntries(keys.map((key) => [key, key.startsWith('point_') ? pointOf(key, prompt) : slideOf(key)]));
      return { text: JSON.stringify(answer), whole: true, inputTokens: 0, outputTokens: 0 };
    }
    function slideOf(key: string): object | undefined {
      const answers = played.slides[key] ?? [];
      const n = times.get(key) ?? 0;
      times.set(key, n + 1);
      return answers[Math.min(n, answers.length - 1)];
    }
    /** The statements that are asked for today are not numbered as they were. */
    function pointOf(key: string, prompt: string): string {
      const [, text] = new RegExp(`^- ${key}: ("(?:[^"\\\\]|\\\\.)*")`, 'm').exec(prompt) ?? [];
      return played.points[JSON.parse(text ?? '""') as string] ?? '';
    }
  });
}

async function requestOf(name: string): Promise<{ request: PresentationRequest; document?: Document }> {
  const topic = topics[name];
  if (topic) {
    const { numSlides, template, format, imageSource, debugMode, ...asked } = topicRequest.parse({ ...topic, numSlides: -1 });
    return { request: { source: { origin: 'topic', ...asked }, numSlides, template, format, imageSource, debugMode } };
  }
  const { numSlides, template, format, imageSource, debugMode, ...rewriting } = fileRequest.parse({ numSlides: -1 });
  const options = { numSlides, template, format, imageSource, debugMode };
  const bytes = readFileSync(new URL(`${name}.${files[name] ?? 'txt'}`, folder));
  if (files[name] === undefined) return { request: { source: { origin: 'text', text: bytes.toString('utf8'), ...rewriting }, ...options } };
  const document = await readFile(new Uint8Array(bytes), async () => undefined);
  return { request: { source: { origin: 'file', ...rewriting }, ...options }, document };
}

/** However lines may break and marks are set. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u00ad', '');
