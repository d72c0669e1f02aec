import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deck, deck as deckSchema } from '@slidewright/contract/deck';
import { readText } from '../read/text.ts';
import type { WriteOptions } from './plan/brief.ts';
import { splitSentences } from './sentence/splitSentences.ts';
import { writeDeck } from './writeDeck.ts';

const signal = new AbortController().signal;
type Rewriting = Partial<Exclude<WriteOptions['source'], { origin: 'topic' }>>;

function write(text: string, numSlides: number, rewriting: Rewriting = {}): Deck {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise', ...rewriting } as const;
  return writeDeck(readText(text, 'text'), { numSlides, source }, signal);
}

/** A generator of the same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const VOCABULARY: readonly (readonly string[])[] = [
  'the council plans new gardens because many people want shade, and volunteers water young trees in summer'.split(' '),
  'der Verein pflanzt neue Bäume weil viele Menschen Schatten suchen, und Freiwillige gießen sie im Sommer'.split(' '),
  'совет города сажает новые деревья потому что людям нужна тень, и добровольцы поливают их летом'.split(' '),
  'مجلس المدينة يزرع أشجارا جديدة لأن الناس يريدون الظل، والمتطوعون يسقونها في الصيف'.split(' '),
  '市议会计划建设新的花园，因为人们需要树荫，志愿者在夏天给小树浇水'.split(''),
];

/** A text with what texts have: headings, paragraphs, lists, tables, facts, figures, quotations. */
function someText(seed: number): string {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const vocabulary = pick(VOCABULARY);
  const space = vocabulary.length > 20 && vocabulary[0]?.length === 1 ? '' : ' ';
  const phrase = (length: number) => Array.from({ length }, () => pick(vocabulary)).join(space);
  const sentence = () => `${phrase(4 + Math.floor(next() * 18)).replace(/^./u, (c) => c.toUpperCase())}${space === '' ? '。' : '. '}`;
  const blocks: (() => string)[] = [
    () =>
      Array.from({ length: 1 + Math.floor(next() * 6) }, sentence)
        .join('')
        .trim(),
    () => Array.from({ length: 2 + Math.floor(next() * 7) }, () => `- ${phrase(5)}`).join('\n'),
    () => Array.from({ length: 2 + Math.floor(next() * 4) }, () => `- **${phrase(2)}:** ${sentence()}`).join('\n'),
    () => Array.from({ length: 3 }, (_, i) => `${i + 1}. ${phrase(6)}`).join('\n'),
    () =>
      `| ${phrase(1)} | ${phrase(1)} |\n|---|---|\n${Array.from({ length: 2 + Math.floor(next() * 14) }, (_, i) => `| ${phrase(2)}${i} | ${Math.floor(next() * 900)} |`).join('\n')}`,
    () => `> ${sentence()}`,
    () => `${phrase(4)} ${Math.floor(next() * 90) + 10}% ${phrase(5)}.`,
    () => `${1990 + seed}: ${phrase(4)}\n${2000 + seed}: ${phrase(4)}\n${2010 + seed}: ${phrase(4)}`,
  ];
  const parts = Array.from({ length: 1 + Math.floor(next() * 9) }, () => {
    const heading = next() < 0.8 ? `${'#'.repeat(2 + Math.floor(next() * 2))} ${phrase(3)}\n\n` : '';
    return heading + Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(blocks)()).join('\n\n');
  });
  return `# ${phrase(4)}\n\n${parts.join('\n\n')}\n`;
}

const TINY = [
  'Hello world.',
  'Hi',
  '7',
  '!!!',
  '世界，你好。',
  '# One\n## Two\n',
  '- a\n- b',
  '| a | b |\n|---|---|\n| x | 3 |',
  'Key: value\nOther: thing',
];
const TEXTS = [...TINY, ...Array.from({ length: 24 }, (_, seed) => someText(seed))];
const MODES = ['preserve', 'condense', 'expand'] as const;

const saidOn = ({ notes: _, sources: __, ...said }: Deck['slides'][number]): string => JSON.stringify(said);

test('any text in any number of slides: exact, valid, titles unique, no two slides alike', () => {
  for (const [at, text] of TEXTS.entries()) {
    for (const [i, count] of [1, 2, 3, 5, 8, 13, 21, 34, 50].entries()) {
      const contentModificator = MODES[(at + i) % 3] ?? 'expand';
      const made = write(text, count, { contentModificator });
      const name = `text ${at}, ${count} slides, ${contentModificator}`;
      assert.equal(made.slides.length, count, name);
      assert.doesNotThrow(() => deckSchema.parse(made), name);
      assert.equal(new Set(made.slides.map((slide) => slide.title)).size, count, `${name}: titles`);
      assert.equal(new Set(made.slides.map(saidOn)).size, count, `${name}: slides`);
    }
  }
});

test('every number on a slide stands in the source', () => {
  const numbers = (text: string) => text.match(/\d+/g) ?? [];
  for (const [at, text] of TEXTS.entries()) {
    const known = new Set(numbers(text));
    for (const slide of write(text, -1).slides) {
      // A section's number is its place, and one behind a title tells it from another.
      const { number: _, ...said } = { number: 0, ...slide, sources: [], title: slide.title.replace(/ \(\d+\)$/, '') };
      for (const number of numbers(JSON.stringify(said))) assert.ok(known.has(number), `text ${at}: ${number} on "${slide.title}"`);
    }
  }
});

test('preserve keeps every sentence, on a slide or in the notes, word for word', () => {
  for (const [at, text] of TEXTS.entries()) {
    for (const count of [3, 12, -1]) {
      const made = write(text, count, { contentModificator: 'preserve' });
      const notes = made.slides.map((slide) => slide.notes).join('\n');
      for (const block of readText(text, 'text').blocks) {
        if (block.type !== 'paragraph') continue;
        for (const sentence of splitSentences(block.runs.map((run) => run.text).join(''), made.language)) {
          assert.ok(notes.includes(sentence), `text ${at}, ${count}: ${sentence}`);
        }
      }
    }
  }
});

test('the same input gives the same deck', () => {
  for (const text of TEXTS.slice(-4)) assert.deepEqual(write(text, 9), write(text, 9));
});

test('bullets stay within what a slide holds', () => {
  for (const text of TEXTS) {
    for (const slide of write(text, 10).slides) {
      if (slide.kind === 'bullets') assert.ok(slide.items.length <= 8);
      if (slide.kind === 'quote') assert.ok(slide.quote.length <= 262, slide.quote);
      if (slide.kind === 'table') assert.ok(slide.rows.length <= 14 && slide.columns.length <= 7);
      if (slide.kind === 'bigNumber') assert.ok(slide.figure.length <= 9);
    }
  }
});

test('denser settings say more', () => {
  const text = Array.from({ length: 20 }, (_, seed) => someText(seed * 5)).join('\n');
  const words = (rewriting: Rewriting) =>
    write(text, 12, rewriting)
      .slides.map((slide) => saidOn(slide).split(/\s+/).length)
      .reduce((sum, count) => sum + count, 0);
  const densities = (['minimal', 'concise', 'detailed'] as const).map((textDensity) => words({ textDensity }));
  assert.ok((densities[0] ?? 0) < (densities[1] ?? 0) && (densities[1] ?? 0) < (densities[2] ?? 0), densities.join(' '));
  assert.ok(words({ verbosity: 'short' }) < words({ verbosity: 'detailed' }));
});

test('the kinds follow the content', () => {
  const text = [
    '# Report',
    '## Output by source\n\n| Source | GWh |\n|---|---|\n| Sun | 182 |\n| Wind | 164 |\n| Water | 75 |',
    '## History\n\n- 1998: The firm is founded\n- 2004: It opens a second plant\n- 2015: It joins the exchange',
    '## How to order\n\n1. Choose a lamp\n2. Send the form\n3. Wait for the parcel',
    '## Risks\n\n- **Prices:** Steel may cost more next year.\n- **Staff:** Fitters are hard to find.\n- **Weather:** Storms delay the building sites.',
    '## A voice\n\n> We build for those who come after us.\n> — Ann Lee, chair',
    '## Figures\n\nStaff: 240\nPlants: 3\nRevenue: €48.2m',
    '## Compared\n\n| | Old plant | New plant |\n|---|---|---|\n| Air | Filtered once | Filtered twice |\n| Noise | Heard in the town | Not heard outside |',
  ].join('\n\n');
  assert.deepEqual(
    write(text, 10).slides.map((slide) => slide.kind),
    ['cover', 'agenda', 'chart', 'timeline', 'process', 'cards', 'quote', 'stats', 'comparison', 'closing'],
  );
});

test('steps keep their numbers and are all there, and so is what is needed for them and what comes after', () => {
  const steps = ['Empty the tank', 'Close both valves', 'Lift the pump out', 'Rinse the filter', 'Grease the seal', 'Set the pump back'];
  const told = (step: string, i: number) =>
    `${i + 1}. ${step} and wait until the water in the glass has come to rest, then look at the hose.`;
  const deck = write(
    `How to clean the pump\n\nYou need\n2 buckets, the large ones\na brush\n8 mm spanner, the short one\nsilicone grease\nsome old rags\n\nThe cleaning\n\n${steps.map(told).join('\n')}\n\nSwitch the pump on for a minute. It must not hum, and no water may stand below it. If it hums, lift it out again and turn the seal. If it still hums after that, the bearing is worn and the pump goes to the workshop in Lindau.`,
    -1,
  );
  const lists = deck.slides.flatMap((slide) => (slide.kind === 'bullets' ? [slide] : []));
  const cleaning = lists.find(({ ordered }) => ordered);
  assert.deepEqual(
    cleaning?.items.map(({ text }) => text.split(' and wait')[0]),
    steps,
  );
  const shown = JSON.stringify(deck.slides.map(({ notes: _, ...slide }) => slide)).replaceAll('\u00a0', ' ');
  for (const needed of ['2 buckets', 'brush', '8 mm spanner', 'ilicone grease', 'the bearing is worn'])
    assert.ok(shown.includes(needed), needed);
});

test('a long text takes no long time, and an aborted signal stops the writer', () => {
  const text = Array.from({ length: 400 }, (_, seed) => someText(seed)).join('\n');
  const document = readText(text, 'text');
  const start = process.cpuUsage();
  const source = { origin: 'text', text, contentModificator: 'condense', textDensity: 'concise' } as const;
  assert.equal(writeDeck(document, { numSlides: 50, source }, signal).slides.length, 50);
  assert.ok(process.cpuUsage(start).user < 4_000_000, 'microseconds of the processor, whatever else it does');
  assert.throws(() => writeDeck(document, { numSlides: 50, source }, AbortSignal.abort()), { name: 'AbortError' });
});

test('a topic without a source gets a storyline of exactly as many slides', () => {
  const source = { origin: 'topic', topic: 'Bees', content: 'detailed', presentationType: 'General' } as const;
  const document = { origin: 'topic', title: 'Bees', language: 'en', blocks: [], warnings: [] } as const;
  for (const numSlides of [1, 2, 7, 50]) {
    const made = writeDeck({ ...document, blocks: [], warnings: [] }, { numSlides, source }, signal);
    assert.equal(made.slides.length, numSlides);
    assert.doesNotThrow(() => deckSchema.parse(made));
  }
});

test('a section whose figures another sentence holds is one slide, and no endless row of slides', () => {
  const text = `三、成本为什么涨
1. 洗涤和维修：每单从41元涨到58元。原来的洗涤厂5月倒闭，临时找的厂贵了四成。新合同已签，10月起每单47元。
2. 押金纠纷：全季1,162起，占订单的6.0%，去年是2.7%。客服加了4个人还是处理不完，平均要9天才退。平台因此把我们的评分从4.8降到4.5。
3. 物流：每单基本没变，33元。

说实话，押金这件事是我们自己造成的。6月上线的"拍照验收"要客人还装备时拍12张照片，系统识别错误率在两成以上，把露水认成破损的都有。

四、第四季度怎么办
- 10月15日起，信用分650以上的客人免押金，预计覆盖七成订单。负责人：周岚。
- 拍照从12张减到3张，争议金额100元以下直接退，不再人工审核。
- 莫干山平日价从480元降到320元，主推企业团建，目标平日入住率50%。负责人：贺一鸣。
- 不开新营地。原定11月的安吉项目推迟到明年3月再评估。

全年收入目标4,200万元不变（前三季度累计3,208万元），净利润目标从360万元下调到300万元。

需要股东会10月22日前决定：是否同意一次性投入85万元，在湖州自建洗涤间。按现在的量，每单可降到36元，大约19个月回本。管理层建议同意，但如果订单量下降两成，回本要拉长到两年以上。
`;
  const deck = write(text, -1);
  assert.ok(deck.slides.length >= 3 && deck.slides.length < 20, `${deck.slides.length} slides`);
});
