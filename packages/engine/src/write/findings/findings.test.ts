import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { materialOf } from '../discourse/passages.ts';
import { outlineOf } from '../structure/outline.ts';
import { findingsOf } from './find.ts';
import type { Finding, FindingKind, FindingOf } from './finding.ts';

function documentOf(language: string, blocks: readonly (string | Omit<Block, 'id'>)[]): Document {
  const made = blocks.map((block, i) =>
    typeof block === 'string' ? { id: `b${i}`, type: 'paragraph', runs: [{ text: block }] } : { id: `b${i}`, ...block },
  ) as Block[];
  return { origin: 'text', language, blocks: made, warnings: [] };
}

function found(language: string, ...blocks: (string | Omit<Block, 'id'>)[]): readonly Finding[] {
  const document = documentOf(language, blocks);
  const { passages } = materialOf(outlineOf(document), document);
  return findingsOf(passages, {
    language,
    step: undefined,
    goesRound: (text) => /again|cycle/.test(text),
  });
}

const only = <K extends FindingKind>(findings: readonly Finding[], kind: K): FindingOf<K> => {
  const own = findings.filter((finding): finding is FindingOf<K> => finding.kind === kind);
  assert.equal(own.length, 1, `${kind}: ${own.length}`);
  return own[0] as FindingOf<K>;
};

test('a share and a number that follow one another are no change', () => {
  const findings = found('fr', "Les immatriculations reculent de 3 % et s'établissent à 402 000, loin du record.");
  assert.deepEqual(
    findings.filter(({ kind }) => kind === 'change'),
    [],
  );
});

test('numbers in Han signs are read whole', () => {
  const values = (text: string) => found('ja', text).flatMap((finding) => (finding.kind === 'figure' ? finding.figure.value : []));
  assert.deepEqual(values('修理代は二万八千円だった。'), [28_000]);
  assert.deepEqual(values('参加費は一万二千円とする。'), [12_000]);
  assert.deepEqual(values('会員は千八百人である。'), [1800]);
});

test('an age and a share are no change where another share is compared', () => {
  const findings = found('en', 'In the ward 38% of people over 70 live alone, against 29% in the town.');
  assert.ok(findings.every((finding) => finding.kind !== 'change' || finding.to.value !== 70));
});

test('words for when a value holds are its time, and no part of what is measured', () => {
  const told = (language: string, text: string) => {
    const { subject, from, to } = only(found(language, text), 'change');
    return [subject, from.time, to.time];
  };
  assert.deepEqual(told('ko', '시간당 처리 능력은 현재 65mm에서 100mm로 높아진다.'), ['시간당 처리 능력', '현재', undefined]);
  assert.deepEqual(told('ko', '급식 만족도가 작년 62%에서 올해 81%로 올랐다.'), ['급식 만족도', '작년', '올해']);
  assert.deepEqual(told('tr', 'Pompa kapasitesi şu anda 65 mm’den 100 mm’ye yükselecek.'), ['Pompa kapasitesi', 'şu anda', undefined]);
  assert.deepEqual(told('hi', 'निकासी क्षमता अभी 65 प्रतिशत से बढ़कर 100 प्रतिशत हो जाएगी।'), ['निकासी क्षमता', 'अभी', undefined]);
  assert.deepEqual(told('ja', '排水能力は現在65％から90％に上昇する。'), ['排水能力', '現在', undefined]);
  assert.deepEqual(told('en', 'The capacity currently rises from 65 mm to 100 mm.'), ['The capacity', undefined, undefined]);
});

test('a change has its subject, its two values and their times, in the number forms of each language', () => {
  const texts: Readonly<Record<string, string>> = {
    en: 'Satisfaction rose to 91 percent, from 74 percent in 2021.',
    de: 'Die Zufriedenheit stieg von 74 auf 91 Prozent.',
    fr: 'La satisfaction est passée de 74 % à 91 %.',
    es: 'La satisfacción subió del 74 al 91 por ciento.',
    pt: 'A satisfação subiu de 74% para 91%.',
    it: 'La soddisfazione è salita dal 74 al 91 per cento.',
    nl: 'De tevredenheid steeg van 74 naar 91 procent.',
    pl: 'Zadowolenie wzrosło z 74 do 91 procent.',
    ru: 'Удовлетворённость выросла с 74 до 91 процента.',
    tr: 'Memnuniyet yüzde 74’ten yüzde 91’e yükseldi.',
    id: 'Kepuasan naik dari 74 persen menjadi 91 persen.',
    ar: 'ارتفع رضا الركاب من ٧٤ في المئة إلى ٩١ في المئة.',
    fa: 'رضایت مسافران از ۷۴ درصد به ۹۱ درصد رسید.',
    hi: 'संतुष्टि ७४ प्रतिशत से बढ़कर ९१ प्रतिशत हो गई।',
    ta: 'திருப்தி 74 சதவீதத்திலிருந்து 91 சதவீதமாக உயர்ந்தது.',
    ja: '満足度は74％から91％に上昇した。',
    ko: '만족도는 74%에서 91%로 올랐다.',
    zh: '满意度从74%上升到91%。',
    'zh-Hant': '滿意度從74%上升到91%。',
  };
  for (const [language, text] of Object.entries(texts)) {
    const { from, to, subject } = only(found(language, text), 'change');
    assert.deepEqual([from.value, to.value, to.measure.kind], [74, 91, 'percent'], language);
    assert.ok(subject && text.includes(subject) && subject.length < 20, `${language}: ${subject}`);
  }
});

test('a verb that holds its subject names no change; what is counted does', () => {
  assert.equal(only(found('pt', 'Passámos de 1.120 para 1.940 membros.'), 'change').subject, 'membros');
});

test('a part of a whole, a comparison and a target keep what they are of', () => {
  const part = only(found('en', 'Of 212 complaints in 2021, 140 were about noise.'), 'part');
  assert.deepEqual([part.part, part.whole, part.of], [140, 212, 'complaints']);
  const box = only(found('en', 'One box in eleven did not come back.'), 'part');
  assert.deepEqual([box.part, box.whole, box.of], [1, 11, 'box']);
  const { sides } = only(found('en', 'Each electric crossing costs 11 euros in energy, where a diesel crossing costs 41.'), 'versus');
  assert.deepEqual(
    sides.map(({ subject, value, measure }) => [subject, value, measure.name]),
    [
      ['Each electric crossing', 11, 'euros'],
      ['a diesel crossing', 41, 'euros'],
    ],
  );
  const target = only(found('en', 'Gross margin was 31% (plan 35%).'), 'target');
  assert.deepEqual([target.subject, target.actual.value, target.target.value], ['Gross margin', 31, 35]);
});

test('shares of a whole are a series, from a list and from a sentence', () => {
  const text = '44% had stayed on desks, 27% were in the crates of others, 18% had been thrown away and 11% were broken.';
  const told = only(found('en', text), 'series');
  assert.deepEqual([told.values, told.whole], [[44, 27, 18, 11], true]);
  assert.equal(told.categories[2], 'had been thrown away');
});

test('what shares are shares of is none of them', () => {
  for (const text of [
    'Of 612,000 passengers 47% were commuters, 31% visitors, 13% pupils and 9% others.',
    'Of the 1,204 calls recorded, 47% were orders, 31% questions, 13% complaints and 9% others.',
  ])
    assert.deepEqual(only(found('en', text), 'series').values, [47, 31, 13, 9], text);
});

test('numbers of sections, years, clocks and telephones are no figures', () => {
  for (const text of [
    'See section 3 and Figure 12.',
    'In 2021 the line changed hands.',
    'The desk opens at 9:30 and closes at 17:00.',
    'COVID-19 and version 2.0.1 came later.',
  ])
    assert.deepEqual(
      found('en', text).filter(({ kind }) => kind === 'figure'),
      [],
      text,
    );
});

test('shapes of paragraphs: what each opens with, options with a but, conditions', () => {
  const roles = only(
    found(
      'en',
      'The desk lends. It checks the card and hands out the tool.',
      'The keeper mends. On questions of safety the keeper decides.',
      'Volunteers teach. They show how a tool is held.',
    ),
    'parallel',
  );
  assert.deepEqual(
    roles.items.map(({ head }) => head),
    ['The desk lends', 'The keeper mends', 'Volunteers teach'],
  );
  const rules = only(
    found('en', 'If a beginner can be shown at the desk, lend it. If the tool needs more teaching, lend it after an open evening.'),
    'rules',
  );
  assert.equal(rules.rules[1]?.consequence, 'lend it after an open evening');
});

test('what would be drawn falsely is not found', () => {
  const kinds = (language: string, text: string) => found(language, text).map(({ kind }) => kind);
  for (const [kind, language, text] of [
    ['part', 'es', 'Una comisión de cuatro personas, dos por cada parte, se reunirá cada trimestre.'],
    ['target', 'en', 'The bank covenant is 2.0x and we are forecasting 1.7x at the lowest point, in January.'],
    ['target', 'en', 'We expect an operating profit between £0.95m and £1.05m (budget £1.2m).'],
    ['series', 'en', 'It costs £3,900 a year: rent £1,800, insurance £420, repairs £950, software £240, and the rest on consumables.'],
  ] as const) {
    assert.ok(!kinds(language, text).includes(kind), `${kind}: ${text}`);
  }
  assert.ok(kinds('es', 'De los 48 alumnos, 31 usan la biblioteca cada semana.').includes('part'));
});

test('shares that a colon or a verb leads to are a row with all their names', () => {
  const row = (language: string, text: string) =>
    found(language, text).flatMap((each) => (each.kind === 'series' ? [[each.categories, each.shown, each.whole]] : []));
  assert.deepEqual(row('zh-Hans', '各类饮品的占比：拿铁 41%，美式 26%，手冲 15%，其他 18%。'), [
    [['拿铁', '美式', '手冲', '其他'], ['41%', '26%', '15%', '18%'], true],
  ]);
  assert.deepEqual(row('en', 'E-books now make up 27% of all loans; audiobooks 11%, print 62%.'), [
    [['E-books', 'audiobooks', 'print'], ['27%', '11%', '62%'], true],
  ]);
});

test('an earlier value stands behind other words, in brackets or between blanks, with its own time', () => {
  const told = (language: string, text: string) => {
    const { subject, from, to } = only(found(language, text), 'change');
    return [subject, from.shown, from.time, to.shown, to.time];
  };
  assert.deepEqual(told('en', 'We had 48,200 visits between July and September, up from 41,900 a year ago.').slice(1), [
    '41,900',
    undefined,
    '48,200',
    undefined,
  ]);
  assert.deepEqual(told('en', 'Loans fell to 31,400 (last year: 33,800).'), ['Loans', '33,800', 'last year', '31,400', undefined]);
  assert.deepEqual(told('zh-Hans', '每公斤豆子由 86 元涨到 118 元。'), ['每公斤豆子', '86 元', undefined, '118 元', undefined]);
  // A span of two dates is no time of either value, and "l’an dernier" counts no litres.
  assert.deepEqual(
    told('fr', 'Nous avons accueilli 3 480 nuitées entre le 15 juin et le 22 septembre, contre 2 910 l’an dernier.').slice(1),
    ['2 910', undefined, '3 480', undefined],
  );
});

test('a bare number takes no unit of another scale or from behind a comma, and what moves is no whole', () => {
  const de = found('de', 'Der Verbrauch der 64 Haushalte sank von 610.000 auf 347.000 Kilowattstunden.');
  assert.deepEqual(
    de.filter(({ kind }) => kind === 'part'),
    [],
  );
  const { from, to } = only(de, 'change');
  assert.deepEqual([from.measure.name, to.measure.name], ['Kilowattstunden', 'Kilowattstunden']);
  const zh = only(found('zh-Hans', '外卖订单从每月 2,300 单增加到 4,100 单，平台抽成 19%，去年是 22%。'), 'change');
  assert.deepEqual([zh.from.measure.kind, zh.to.measure.kind], ['count', 'count']);
});

test('what stands before a colon names a value and its target', () => {
  const names = (language: string, text: string) => only(found(language, text), 'target').subject;
  assert.equal(names('fr', 'Recettes : 186 000 euros, budget 170 000.'), 'Recettes');
  assert.equal(names('en', 'Membership: 9,150 active members, target 10,000.'), 'Membership');
  assert.equal(names('zh-Hans', '营业额 742 万元，目标是 700 万元。'), '营业额');
});

test('a range between two ends is one figure, and a day of the month or an anniversary is no length of time', () => {
  const shown = (language: string, text: string) =>
    found(language, text).flatMap((finding) => (finding.kind === 'figure' ? finding.figure.shown : []));
  assert.deepEqual(shown('es', 'Los trabajos durarían entre 10 y 14 semanas.'), ['10–14 semanas']);
  assert.deepEqual(shown('de', 'Die Arbeiten dauern zwischen 10 und 14 Wochen.'), ['10–14 Wochen']);
  assert.deepEqual(shown('en', 'They pay between £60,000 and £110,000 for it.'), ['£60,000', '£110,000']);
  assert.deepEqual(shown('ja', '市は7日、貸出が増えたと発表した。増加は15年ぶりで、返却まで14日かかる。'), ['14日']);
});

test('values in two units are no change of one into the other', () => {
  for (const [language, text] of [
    ['en', 'The delay of forecasts fell from 6 hours to 4 minutes.'],
    ['en', 'Prices rose from 40 cents to 1.20 euros.'],
    ['de', 'Die Wartezeit sank von 3 Stunden auf 20 Minuten.'],
    ['fr', 'Le délai est passé de 2 jours à 5 heures.'],
  ] as const)
    assert.deepEqual(
      found(language, text).filter(({ kind }) => kind === 'change'),
      [],
      text,
    );
  const { from, to } = only(found('ru', 'Срок сократился с 12 дней до 2 дня.'), 'change');
  assert.deepEqual([from.value, to.value], [12, 2]);
});

test('what is named before a value of its own is not what a later value and its target are of', () => {
  const findings = found(
    'en',
    "Gareth's estimate is that the real cost will be nearer £14,000, which is £31,000 a year more than now, and £9,000 is budgeted.",
  );
  assert.ok(findings.every((finding) => finding.kind !== 'target' || finding.subject === undefined));
});

test('two parts of which one became the other are shown large by neither', () => {
  const certainties = (language: string, text: string) =>
    found(language, text).flatMap((finding) => (finding.kind === 'part' ? finding.certainty : []));
  assert.ok(certainties('en', 'Missed shifts fell from 1 in 3 to 1 in 10 since then.').every((certainty) => certainty <= 0.5));
  assert.deepEqual(certainties('en', 'Of the 62 firms, 39 refuse cover.'), [0.9]);
});
