/** Below a sentence from the middle of a paragraph stands what it leaves out and what leans on it, before what led up to it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const text = `Hi all,

The engineer's report came on Friday. Short version: the lower eleven metres of the slipway have lost most of the concrete under the rails, and she will not sign it off for launching at low water after 30 September. That does NOT mean the station closes. It means that from 1 October we can launch only in the four hours either side of high water unless it's repaired, which would have ruled out 9 of last year's 31 shouts, including the Kilbride trawler.

There are two ways to fix it. Option A is to patch it: underpin the worst four metres now for about €38,000, three weeks of work, and she reckons it gives us five years at best. Option B is to rebuild the lower section properly for €162,000, eleven weeks with no slip at all, good for forty years.

During the eleven weeks the boat would lie afloat at Dunmore pontoon, Brendan has that agreed with the harbour master, no charge. It adds about twelve minutes to a launch because people have to drive round.
`;

const slides = (contentModificator: 'expand' | 'preserve', given = text) => {
  const source = { origin: 'text', text: given, contentModificator, textDensity: 'concise' } as const;
  return writeDeck(readText(given, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
};

test('the rest of a title and what is not understood without it stand first, what led up to it last', () => {
  const slide = slides('expand').find(({ title }) => title.startsWith('The lower eleven metres'));
  assert.equal(slide?.kind, 'bullets');
  const items = slide.items.map((item) => item.text);
  assert.match(
    items[0] ?? '',
    /^She will not sign it off for launching at low water after 30 September\. That does NOT mean the station closes$/u,
  );
  assert.match(items[1] ?? '', /^It means that from 1 October/u);
  assert.equal(items[2], 'The engineer’s report came on Friday');
});

test('where all is kept, its order is kept as well', () => {
  const shown = slides('preserve')
    .flatMap((slide) => [slide.title, ...(slide.kind === 'bullets' ? slide.items.map((item) => item.text) : [])])
    .join('\n');
  assert.ok(shown.indexOf('report came on Friday') < shown.indexOf('does NOT mean'), shown);
});

test('what announces the slide is its title, and is not said again below it', () => {
  const mail = text.replace(
    /There are two ways[\s\S]*?\n\n/u,
    () => `Alan can do one of two things. A repair costs 2,150 pounds, takes a day and he guarantees it for one winter only. A new condensing boiler costs 6,900 pounds, takes three days and comes with a ten year warranty. He reckons it would also cut the gas bill by about a fifth, we paid 4,300 last year.

`,
  );
  const slide = slides('expand', mail).find(({ title }) => title === 'Alan can do one of two things');
  assert.equal(slide?.kind, 'stats');
  assert.match(slide.stats[0]?.label ?? '', /^A repair costs 2,150 pounds/u);
});

test('what must be borne in mind before the end of a text is no slide of next steps', () => {
  const essay = `Seit drei Jahren liegt unter dem Schreibtisch meiner Kollegin ein Hund namens Emil. Er schnarcht, er riecht bei Regen, und wenn der Paketbote kommt, bellt er genau einmal. Man gewöhnt sich daran.

Viele glauben, ein Hund im Büro mache die Leute glücklicher. In den Prospekten der Tierfutterhersteller steht, der Stress sinke um ein Drittel. Das stimmt so nicht. Die Studie, auf die sie sich berufen, hat 76 Menschen an fünf Tagen befragt, und gesunken ist der Stress nur bei denen, die ihren eigenen Hund dabeihatten. Bei den übrigen stieg er leicht.

Was ein Bürohund wirklich verändert, ist die Pause. Jemand muss mit ihm hinaus, und selten geht er allein. In unserer Abteilung gehen inzwischen sechs von elf Leuten mittags eine halbe Stunde um den Teich, früher aßen neun am Bildschirm. Das hat keine Fortbildung und kein Plakat geschafft.

Es gibt Gründe dagegen. Zwei Kolleginnen haben Angst vor Hunden, einer hat eine Allergie, und die Putzfrau muss jeden Abend zweimal saugen. Wer einen Hund erlaubt, muss zuerst diese Menschen fragen, und ein einziges Nein muss reichen.

Ist das zu streng? Ich finde nicht. Ein Büro ist kein Hundeplatz, niemand hat sich Emil ausgesucht außer seiner Besitzerin. Darum wünsche ich mir von unserer Leitung eine Regel statt einer Duldung: ein Hund je Etage, Zustimmung aller im Raum, jedes Jahr neu gefragt. Dann darf Emil bleiben. Ich würde für ihn stimmen.
`;
  const titles = slides('expand', essay).map(({ title }) => title);
  assert.ok(!titles.includes('Nächste Schritte'), titles.join('\n'));
});

test('what announces two demands in consequence of the text is their title without the word of consequence', () => {
  const letter = `The lamps in Quay Street have been dark since the storm of 4 February. Eleven of nineteen do not burn, and the street is the only way from the station to the school.

The council says that the parts are on order. They were on order in March as well, and in the meantime two cyclists have fallen at the bend by the chandler's.

We therefore ask the council for two things. The first, this week: a lamp on a mast at the bend, as the harbour uses them. The second, before the clocks change: all nineteen lamps, with the dates in writing. I for my part promise to bring a cake when they burn.
`;
  const titles = slides('expand', letter).map(({ title }) => title);
  assert.ok(titles.includes('We ask the council for two things'), titles.join('\n'));
});
