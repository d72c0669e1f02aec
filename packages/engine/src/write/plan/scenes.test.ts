import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const slidesOf = (text: string) =>
  writeDeck(
    readText(text, 'text'),
    { numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  ).slides;
const shown = (text: string): string => JSON.stringify(slidesOf(text).map(({ notes: _, ...slide }) => slide));

const SCENE = {
  en: 'Yesterday evening I sat on my grandmother’s bench and could not sleep. She said “leave the door open, child”, and laughed. The dog looked at me as if I had understood nothing.',
  de: 'Gestern Abend saß ich auf der Bank meiner Großmutter und konnte nicht schlafen. Sie sagte »lass die Tür offen, Kind« und lachte. Der Hund sah mich an, als hätte ich nichts begriffen.',
  fr: 'Hier soir, j’étais assis sur le banc de ma grand-mère et je ne dormais pas. Elle a dit « laisse la porte ouverte, petit », et elle a ri. Le chien me regardait comme si je n’avais rien compris.',
};
const TOLD = {
  en: [
    'The town closed three of its seven wells last year because the pumps had worn out. A new pump costs 4,200 euros, and the budget has room for one pump.',
    'People who live beside a closed well carry water over 600 metres on average. A survey of the clinic counted twice as many sore backs as in 2021.',
    'A lease would be cheaper than buying. The neighbouring valley pays 900 euros a year for two pumps, repairs included.',
    'The council should lease two pumps before the summer. It decides on 12 May.',
  ],
  de: [
    'Die Stadt hat im vergangenen Jahr drei ihrer sieben Brunnen geschlossen, weil die Pumpen verschlissen waren. Eine neue Pumpe kostet 4.200 Euro, und der Haushalt reicht für eine Pumpe.',
    'Wer neben einem geschlossenen Brunnen wohnt, trägt das Wasser im Schnitt 600 Meter weit. Eine Umfrage der Klinik zählte doppelt so viele Rückenleiden wie 2021.',
    'Mieten wäre billiger als kaufen. Das Nachbartal zahlt für zwei Pumpen 900 Euro im Jahr, Reparaturen eingeschlossen.',
    'Der Rat sollte vor dem Sommer zwei Pumpen mieten. Er entscheidet am 12. Mai.',
  ],
  fr: [
    'La ville a fermé l’an dernier trois de ses sept puits parce que les pompes étaient usées. Une pompe neuve coûte 4 200 euros, et le budget ne permet qu’une pompe.',
    'Ceux qui habitent près d’un puits fermé portent l’eau sur 600 mètres en moyenne. Une enquête de la clinique a compté deux fois plus de maux de dos qu’en 2021.',
    'Louer coûterait moins cher qu’acheter. La vallée voisine paie 900 euros par an pour deux pompes, réparations comprises.',
    'Le conseil devrait louer deux pompes avant l’été. Il décide le 12 mai.',
  ],
};

test('a paragraph that only sets the scene is spoken to the slide that it leads to', () => {
  for (const [language, scene] of Object.entries(SCENE)) {
    const text = [scene, ...TOLD[language as keyof typeof TOLD]].join('\n\n');
    const words = scene.split(' ').slice(2, 5).join(' ').replace('’', '.');
    assert.doesNotMatch(shown(text), new RegExp(words, 'u'), language);
    assert.match(slidesOf(text)[1]?.notes ?? '', new RegExp(words, 'u'), language);
  }
});

test('a paragraph that says something stays, wherever it stands', () => {
  for (const paragraphs of Object.values(TOLD)) {
    for (let first = 0; first < paragraphs.length; first++) {
      const turned = [...paragraphs.slice(first), ...paragraphs.slice(0, first)];
      const said = shown(turned.join('\n\n'));
      for (const figure of ['600', '900', '12']) assert.match(said, new RegExp(`\\b${figure}\\b`, 'u'), turned[0]);
    }
  }
});

test('in a text with headings, and in a short one, everything is told', () => {
  const headed = [SCENE.en, ...TOLD.en.map((paragraph, i) => `## Part ${i + 1}\n\n${paragraph}`)].join('\n\n');
  assert.match(shown(headed), /bench/u);
  assert.match(shown([SCENE.en, ...TOLD.en.slice(0, 2)].join('\n\n')), /bench/u);
});

test('a piece of news that begins with a part of a whole in words sets no scene', () => {
  const lead =
    'In Marlheim bleiben ab September drei von acht Kitas nachmittags geschlossen. Das teilte die Stadtverwaltung am Donnerstagabend mit.';
  assert.ok(shown([lead, ...TOLD.de].join('\n\n')).includes('drei von acht Kitas'));
});

test('a first paragraph that says from which day on something holds sets no scene', () => {
  const greeting = 'I promised you an answer before the end of the month, and here it is. ';
  const known = 'I know that some of you argued hard for the opposite, so let me set out how Ian and I got there.';
  const said = [
    'The case for Mondays was loyalty. Eleven of the fourteen members have been with us for more than three years, but hardly anybody else comes.',
    'The class moves to Wednesday evenings, at the same time and at the same price. Everyone who is enrolled keeps their place.',
    'The kiln failed its inspection in August. A new one uses a third less electricity and is paid for in three years.',
    'Workshop leads send Theo their Sundays by Friday. Theo changes the hours on the door.',
  ];
  const text = (day: string) => [`${greeting}${day} ${known}`, ...said].join('\n\n');
  assert.match(shown(text('From Monday 6 October the studio will be closed on Mondays.')), /6 October/);
  assert.doesNotMatch(shown(text('On Monday I sat in the studio and could not sleep.')), /could not sleep/);
});
