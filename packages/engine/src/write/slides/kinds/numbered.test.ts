import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../../read/text.ts';
import { numberInList } from '../../discourse/numberInList.ts';
import { materialOf } from '../../discourse/passages.ts';
import { stepsName } from '../../say/title.ts';
import { outlineOf } from '../../structure/outline.ts';

const slidesOf = (text: string) => deckOf({ name: 'steps', text, document: readText(text, 'text') }).slides;

const STEPS = {
  en: `Mending a gap in a dry stone wall

Winter has done its thing and there is a hole in the wall with a heap of stone either side. Two people who have not done it before rebuild about a metre and a half of wall in a day.

What you need
walling hammer, 2 pins or iron bars and string lines, a spade, a bucket for the small stuff, gloves and steel toe boots

Before you start: check it is your wall. Boundary walls are often shared. Look for nests between March and August.

1. Strip out. Take the gap right back until you reach wall that is sound on both sides, stepping it like stairs so the new work can tie in. Lay the stone out in order as it comes off.

2. Footings. Dig out the soft soil till you are on firm ground, usually 10–20 cm. The biggest stones go here, long side into the wall.

3. Build both faces up together. Rules that matter, in order:
 - length goes in to the wall
 - every joint is crossed by the stone above

4. Throughs. At about half height put a line of long stones that reach right across the wall, one every metre.

5. Cope. Stand the cope stones on edge, tight together. The last one should need tapping in.
`,
  de: `Ein Fahrradschlauch wird geflickt

Ein Platten ist in zwanzig Minuten geflickt, wenn man weiß, wo das Loch ist. Meist steckt noch ein Splitter im Mantel.

Material
Flickzeug mit Gummilösung und Flicken, drei Reifenheber aus Kunststoff, eine Luftpumpe mit passendem Kopf, ein Eimer Wasser

Vorher: das Rad ausbauen. Bei einer Nabenschaltung muss zuerst das Kabel ausgehängt werden. Das steht im Handbuch.

1. Mantel lösen. Zwei Heber im Abstand von zehn Zentimetern ansetzen und eine Seite des Mantels über die Felge ziehen, dann den Schlauch herausnehmen und aufpumpen.

2. Loch suchen. Den Schlauch Stück für Stück unter Wasser halten, bis Blasen aufsteigen, und die Stelle mit dem Stift markieren.

3. Aufrauen. Die Stelle trocknen und mit dem Schleifpapier so weit aufrauen, dass der Flicken rundum einen Zentimeter übersteht.

4. Kleben. Die Lösung dünn auftragen, fünf Minuten warten, bis sie matt ist, und den Flicken kräftig andrücken.
`,
} as const;

for (const [language, text] of Object.entries(STEPS))
  test(`a step is never the title of its own list, and steps keep their numbers: ${language}`, () => {
    const slides = slidesOf(text);
    const names = [...text.matchAll(/^\d\. ([^.]+)\./gmu)].map(([, name]) => name ?? '');
    for (const { title } of slides) assert.ok(!names.some((name) => title.startsWith(name)), title);
    const list = slides.find((slide) => JSON.stringify(slide).includes(names[1] ?? '-') && slide.kind !== 'cover');
    const said =
      list?.kind === 'process'
        ? list.steps.map(({ head }) => head)
        : list?.kind === 'bullets'
          ? list.items.map(({ head, text: point }) => head ?? point)
          : [];
    assert.equal(said.length, names.length, JSON.stringify(list));
    for (const [i, name] of names.entries()) assert.ok(said[i]?.startsWith(name), JSON.stringify(said));
    assert.equal(said.filter((point) => /in order$/u.test(point)).length, 0);
  });

test('a label that one of several numbered items has stands before its words', () => {
  const slides = slidesOf(`Cold room

The cold room at Unit 4 will not see the summer, and the board is asked to decide by Friday. The compressor cut out three times in January.

I got three quotes:

1) repair - reconditioned compressor, Hallam Refrigeration, £3,400, 6 month guarantee. Still the old gas.
2) new cold room, same size, Northfield Cooling, £11,850 incl. fitting and taking the old one away. 5 yr warranty.
3) renting a refrigerated trailer, £310 a week. Fine for an emergency, but that's £16k a year and it blocks the loading bay.

I recommend the second. There is £9,200 in the equipment reserve, and the trust will put in £5,000 if we order before the end of February.
`);
  const list = slides.find((slide) => slide.kind === 'bullets' && slide.items.some(({ text }) => text.includes('Hallam')));
  assert.ok(list?.kind === 'bullets', JSON.stringify(slides.map(({ notes: _, ...slide }) => slide)));
  assert.equal(list.items.length, 3);
  assert.ok(list.items.every(({ head }) => head === undefined));
  assert.match(list.items[0]?.text ?? '', /^Repair – reconditioned/);
});

test('steps that go on on another slide keep their numbers, and their heading where nothing else stands under it', () => {
  const list = Array.from(
    { length: 6 },
    (_, i) => `${i + 1}. Tighten the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i]} bolt.`,
  );
  const document = readText(`# Bolts\n\nSix bolts hold it.\n\n## In order\n\n${list.join('\n')}\n`, 'text');
  const { passages } = materialOf(outlineOf(document), document);
  const steps = passages.find(({ ordered }) => ordered === true);
  assert.ok(steps);
  const later = { ...steps, units: steps.units.slice(3) };
  const [fourth] = later.units;
  assert.ok(fourth);
  assert.equal(numberInList(fourth, [later]), 4);
  assert.equal(stepsName({ passages: [later] }, later.units, 'Bolts'), 'In order (4–6)');
});
