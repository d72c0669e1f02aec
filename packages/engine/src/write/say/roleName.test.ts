import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownTexts } from '../../../../../test/fixtures/shownTexts.ts';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const slidesOf = (text: string) => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
};
const titlesOf = (text: string) => slidesOf(text).map(({ title }) => title);
const shown = (text: string) =>
  slidesOf(text)
    .flatMap((slide) => shownTexts(slide))
    .join('\n');

const DECISION = `Objet : Logiciel de réservation des salles

Bonjour à toutes et à tous,

Après les essais d'octobre, nous avons retenu Salléo et non Planify. Planify ne gère pas les salles partagées entre deux associations, et c'est 40 % de nos réservations. L'abonnement se résilie avec trois mois de préavis.

L'import des données est le 24 novembre, la formation le 27, la bascule le 1er décembre. Pendant l'import, aucune réservation ne pourra être modifiée, ni en ligne ni par téléphone.

Karim, peux-tu exporter les fichiers Excel avant le 20 ? Sandrine, il me faut la liste des associations à jour pour le 18. Les autres, merci de vérifier vos propres réservations de décembre et de me signaler les erreurs.

Une chose reste ouverte : la reprise de l'historique d'avant 2022. L'éditeur la chiffre à 650 € (estimation, pas un devis). Je penche pour non, mais j'attends vos avis jusqu'à mardi.

Hélène`;

test('what is left open is called so, and what is asked of somebody by name is shown', () => {
  assert.match(titlesOf(DECISION).join('\n'), /^Une chose reste ouverte ?: la reprise de l’historique d’avant 2022$/mu);
  assert.match(shown(DECISION), /Karim, peux-tu exporter les fichiers Excel avant le 20/);
});

const OFFER = `Fwd: Wallboxen Tiefgarage Lindenhof

Guten Tag Herr Riedel,

wie besprochen fasse ich die Varianten zusammen.

Variante 1: sechs Wallboxen mit 11 kW und Lastmanagement für 14.700 Euro netto. Der Hausanschluss reicht dafür aus.

Variante 2: zwölf Wallboxen für 26.300 Euro netto. Dafür muss der Hausanschluss verstärkt werden, das kostet ungefähr 9.000 Euro.

Variante 3: nur die Leitungen für alle Stellplätze für 11.900 Euro netto. Ein Lastmanagement ist dann nicht dabei.

Wir empfehlen Variante 1, weil bisher nur fünf Eigentümer ein Elektroauto haben. Die Preise gelten bis zum 12. Dezember.`;

test('offers that only count are called what there is to choose from', () => {
  assert.ok(titlesOf(OFFER).includes('Zur Auswahl'), titlesOf(OFFER).join('\n'));
});

test('a sentence of three words is shown where it decides', () => {
  const text = `Asunto: Máquina de café

El renting son 84 € al mes, y en tres años pagaríamos 3.024 €. Comprándola cuesta 2.150 € más unos 180 € al año de mantenimiento. Yo la compraría.

Sin toma de agua no la instalan, y la garantía es solo de dos años.`;
  assert.match(shown(text), /Yo la compraría/);
});
