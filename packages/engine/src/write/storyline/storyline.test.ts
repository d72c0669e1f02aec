import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck, type Slide } from '@slidewright/contract/deck';
import { presentationTypes, verbosities } from '@slidewright/contract/presentation';
import { languages } from '../../languages/languages.ts';
import { arcs, topicArcs } from './arcs.ts';
import { type StorylineOptions, storyline } from './storyline.ts';
import { kindOfTopic } from './topicKind.ts';

const base: StorylineOptions = { presentationType: 'General', content: 'detailed', numSlides: 10 };
const kinds = (slides: readonly Slide[]): string[] => slides.map(({ kind }) => kind);
/** Characters that are shown. */
const length = (slides: readonly Slide[]): number => slides.reduce((sum, { notes: _, kind: __, ...shown }) => sum + shownLength(shown), 0);
function shownLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, part) => sum + shownLength(part), 0) : 0;
}

test('exactly as many slides as asked for, with unique titles, in every language and kind of presentation', () => {
  for (const language of [...languages.filter(({ texts }) => texts.storyline).map(({ tag }) => tag), 'en-GB', 'xx'])
    for (const presentationType of presentationTypes)
      for (const numSlides of [1, 2, 3, 4, 7, 8, 14, 15, 16, 27, 50]) {
        const tell = `${language}, ${presentationType}, ${numSlides}`;
        const slides = storyline('Solar power', language, { ...base, presentationType, numSlides });
        assert.equal(slides.length, numSlides, tell);
        assert.equal(new Set(slides.map(({ title }) => title.toLowerCase())).size, numSlides, tell);
        assert.equal(deck.safeParse({ title: 'Solar power', language, slides }).error, undefined, tell);
      }
});

test('ten slides of each arc in order', () => {
  const titles = presentationTypes.map((presentationType) =>
    storyline('Tea', 'en', { ...base, presentationType }).map(({ title }) => title),
  );
  assert.deepEqual(titles, [
    [
      'Tea',
      'Agenda',
      'Tea – What it is',
      'Why it matters',
      'How it works',
      'The key parts',
      'Examples',
      'What stands in the way',
      'From plan to action',
      'What should stay in mind',
    ],
    [
      'Tea',
      'Agenda',
      'Tea – What you will learn',
      'What it is',
      'Key terms',
      'How it works',
      'Examples',
      'Try it yourself',
      'Check your knowledge',
      'What should stay in mind',
    ],
    [
      'Tea',
      'Agenda',
      'Tea – The problem',
      'The market',
      'The solution',
      'The alternatives',
      'The business model',
      'From plan to action',
      'What we ask for',
      'What should stay in mind',
    ],
    [
      'Tea',
      'Agenda',
      'Tea – The question',
      'How it was examined',
      'Key findings',
      'What lies behind it',
      'The options',
      'Recommendation',
      'From plan to action',
      'What should stay in mind',
    ],
  ]);
});

test('kinds vary: never three lists in a row', () => {
  for (const presentationType of presentationTypes)
    for (const numSlides of [10, 20, 50]) {
      const all = kinds(storyline('Tea', 'en', { ...base, presentationType, numSlides }));
      assert.ok(!all.join().includes('bullets,bullets,bullets'), all.join());
      assert.ok(all.includes('process') && all.includes('bullets'), all.join());
    }
});

test('the content setting shapes the length', () => {
  const [short, detailed, bulletPoints] = verbosities.map((content) => storyline('Tea', 'en', { ...base, content }));
  assert.ok(short && detailed && bulletPoints);
  assert.ok(length(short) < length(bulletPoints) && length(bulletPoints) <= length(detailed));
  assert.ok((bulletPoints[3]?.notes ?? '').length < (detailed[3]?.notes ?? '').length, 'advice on filling the slide in');
  assert.ok(!kinds(bulletPoints).includes('cards') && !kinds(bulletPoints).includes('process'));
  assert.deepEqual(
    verbosities.map((content) => storyline('Tea', 'en', { ...base, content, numSlides: -1 }).length),
    [8, 10, 9],
  );
});

test('audience, tone and the want of a language model are said in the notes, in the language of the deck', () => {
  const slides = storyline('Tee', 'de', { ...base, targetAudience: 'Gärtner', toneAndStyle: 'heiter' });
  for (const { notes } of slides) {
    assert.match(notes ?? '', /^Es ist kein Sprachmodell eingerichtet/);
    assert.match(notes ?? '', /Zielgruppe: Gärtner\nTon und Stil: heiter/);
  }
  assert.equal(slides[0]?.kind === 'cover' && slides[0].meta, 'Zielgruppe: Gärtner');
});

test('a topic of hundreds of characters stands on the cover alone', () => {
  const topic = 'How a very long question about tea, its growers, its drinkers and its price came to be asked '.repeat(4).trim();
  const slides = storyline(topic, 'en', base);
  assert.equal(slides[2]?.title, 'What it is');
});

test('an arc by weight has the stations of its parts, and enough of them for fifty slides', () => {
  for (const { parts, byWeight } of [...Object.values(arcs), ...Object.values(topicArcs)]) {
    assert.deepEqual([...byWeight].sort(), parts.flat().sort());
    assert.ok(byWeight.length * 4 >= 50 - 3 - parts.length);
  }
});

test('no language shares a sentence with English by mistake', () => {
  const sentences = (text: object): string[] => JSON.stringify(text).match(/"[^"]+"/g) ?? [];
  const english = new Set(
    sentences(languages.find(({ tag }) => tag === 'en')?.texts.storyline ?? {}).filter((s) => s.split(' ').length > 2),
  );
  for (const { tag, texts } of languages.filter(({ tag }) => tag !== 'en'))
    assert.deepEqual(
      sentences(texts.storyline ?? {}).filter(
        (s) => english.has(s) && s !== '"Educational Project"' && s !== '"Business Pitch"' && s !== '"Reports and Insights"',
      ),
      [],
      tag,
    );
});

test('the words of a topic say what it is about, in every language that storylines are written in', () => {
  const histories =
    'en:The history of coffee|de:Die Geschichte des Kaffees|fr:L’histoire du café|es:La historia del café|it:La storia del caffè|pt:A história do café|nl:De geschiedenis van koffie|pl:Historia kawy|ru:История кофе|uk:Історія кави|tr:Kahvenin tarihi|id:Sejarah kopi|ar:تاريخ القهوة|fa:تاریخ قهوه|hi:कॉफ़ी का इतिहास|bn:কফির ইতিহাস|ta:காபியின் வரலாறு|th:ประวัติศาสตร์กาแฟ|ja:コーヒーの歴史|ko:커피의 역사|zh:咖啡的历史|zh-Hant:咖啡的歷史|vi:Lịch sử cà phê|sv:Kaffets historia|da:Kaffens historie|nb:Kaffens historie|fi:Kahvin historia|cs:Historie kávy|hu:A kávé története|ro:Istoria cafelei|el:Η ιστορία του καφέ';
  for (const [tag = '', topic = ''] of histories.split('|').map((line) => line.split(':'))) {
    assert.equal(kindOfTopic(topic, tag), 'history', topic);
    const slides = storyline(topic, tag, base);
    assert.ok(slides.some(({ kind }) => kind === 'timeline') && slides.some(({ kind }) => kind === 'stats'), topic);
    assert.ok(JSON.stringify(slides.slice(1)).includes(topic), 'a question names it');
  }
  const kinds =
    'decision:Should we move to the cloud?|person:The life of Ada Lovelace|event:Der Zweite Weltkrieg|place:Tidal power on small islands|method:How to run a meeting|technology:Machine learning for beginners|product:Our new delivery app|science:Photosynthesis|comparison:Python vs. JavaScript';
  for (const [kind, topic = ''] of kinds.split('|').map((line) => line.split(':')))
    assert.equal(kindOfTopic(topic, topic.startsWith('Der') ? 'de' : 'en'), kind, topic);
  assert.equal(kindOfTopic('Bees', 'en'), undefined);
  assert.equal(kindOfTopic('Nyuki', 'sw'), undefined);
});

test('two things that a topic compares stand side by side under their names', () => {
  const sides = (topic: string, tag: string) => {
    const slide = storyline(topic, tag, base).find(({ kind }) => kind === 'comparison');
    return slide?.kind === 'comparison' ? slide.heads : undefined;
  };
  assert.deepEqual(sides('Comparison of heat pumps and gas boilers', 'en'), ['Heat pumps', 'Gas boilers']);
  assert.deepEqual(sides('Kaffee oder Tee?', 'de'), ['Kaffee', 'Tee']);
  assert.deepEqual(sides('Café ou thé ?', 'fr'), ['Café', 'Thé']);
});
