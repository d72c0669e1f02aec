import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const BODY =
  'The harbour gets power from the quay in October, and boats switch their engines off. The municipality pays half of the 4.8 million, the harbour association the rest.\n\n' +
  'Eight sockets stand on the north quay and four on the south one. Complaints about noise have risen from 12 to 41 in three years.\n';

/** All that a cover and the slides could be made of. */
const said = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false));

for (const [name, front, noise] of [
  [
    'a bar of links in capitals',
    'MENU CERCA ABBONATI\n\nIl porto avrà la corrente in banchina\n\nIl porto riceve la corrente in ottobre. Il comune paga la metà dei 4,8 milioni.\n\nOtto prese stanno sulla banchina nord e quattro su quella sud. Le proteste per il rumore sono salite da 12 a 41 in tre anni, e i vicini vogliono dormire.',
    /MENU|CERCA/,
  ],
  [
    'links of two words',
    'MENÚ BUSCAR SUSCRÍBETE INICIAR SESIÓN\n\nEl puerto tendrá corriente en el muelle\n\nEl puerto recibe corriente en octubre. El municipio paga la mitad.\n\nOcho tomas están en el muelle norte y cuatro en el sur. Las quejas por el ruido han subido de 12 a 41 en tres años, y los vecinos quieren dormir.',
    /BUSCAR/,
  ],
  ['links with capitals', `Home News Sport Culture Subscribe\n\nThe harbour gets power from the quay\n\n${BODY}`, /Subscribe/],
  [
    'a dateline on a line of its own',
    'HÄLLEVIK –\n\nFiskehamnen får landström i höst\n\nKommunen och hamnföreningen delar på kostnaden, 4,8 miljoner kronor. Klagomålen har ökat från 12 till 41 på tre år.',
    /HÄLLEVIK/,
  ],
] as const)
  test(`no line of a front: ${name}`, () => {
    const text = said(front);
    assert.doesNotMatch(text, noise);
    assert.match(text, /12 (?:a|to|till) 41/);
  });

test('who answers for a page is none of its text', () => {
  const text = said(
    `Fiskehamnen får landström i höst\n\nDela artikeln   Kopiera länk   Skriv ut\n\nKommunen delar på kostnaden, 4,8 miljoner kronor. Åtta uttag byggs på den norra kajen.\n\nKlagomålen har ökat från 12 till 41 på tre år, och de flesta gäller natten.\n\nFöreningen vill att bidraget ska gälla alla båtar.\n\nVi använder cookies. Läs mer\nAnsvarig utgivare: Per Lind\nTipsa oss: 0456-555 01\n`,
  );
  assert.doesNotMatch(text, /Per Lind|Tipsa|Kopiera/);
});

test('names of departments in a row of words are no bar of links', () => {
  const text = said(`Budget der Stadt 2026\n\nSchulen Straßen Kultur Verwaltung Kitas\n\n${BODY}`);
  assert.match(text, /Schulen Straßen/);
});

for (const [line, told] of [
  ['In sintesi: il tetto si rifà quest’anno, la facciata aspetta.', 'Il tetto si rifà quest’anno'],
  ['Il tetto perde in tre punti. Riassunto: il tetto si rifà quest’anno.', 'punti. Il tetto si rifà'],
] as const)
  test(`a sentence that sums up stands without its label: ${line}`, () => {
    const text = said(
      `Verbale della riunione\n\n${line}\n\nI lavori iniziano il 2 maggio e durano nove settimane. La spesa si divide per millesimi.\n`,
    );
    assert.ok(text.includes(told), text);
  });

test('a title stands without the label that says that it is one', () => {
  const { document } = structured(readText(`Headline: churn is down but support is drowning\n\n${BODY}`, 'text'), false);
  assert.equal(document.title, 'Churn is down but support is drowning');
});
