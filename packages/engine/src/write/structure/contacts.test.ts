import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { withoutContacts } from './contacts.ts';
import { readingOf } from './reading.ts';
import { textLine } from './textLine.ts';

const left = (text: string): string[] => {
  const { blocks, language } = readText(text, 'text');
  return withoutContacts(blocks, readingOf(language), language).flatMap((block) =>
    block.type === 'facts' ? block.entries.map(({ key, value }) => `${key}: ${value}`) : (textLine(block) ?? block.type),
  );
};

const GERMAN = `Die Stadtbücherei öffnet am 1. Juli eine Bibliothek der Dinge. Wer einen Leseausweis hat, kann dann 140 Gegenstände ausleihen.

In einer Umfrage im Herbst hatten 612 Haushalte geantwortet. Das war mehr als in jedem Jahr davor.

Gesucht werden noch zwei Nähmaschinen und ein Beamer.`;

test('whom the press may ask, with what stands below, is no part of a text', () => {
  const contact = `Pressekontakt:
Dörte Wiechmann, Stadtbücherei Haldensleben
Tel. 03904 55 01 23, buecherei@haldensleben.example
Fotos in Druckqualität: www.haldensleben.example/presse (Foto: Jens Krüger)
Wir bitten um ein Belegexemplar.`;
  assert.deepEqual(left(`${GERMAN}\n\n${contact}`), left(GERMAN));
  assert.deepEqual(
    left(`${GERMAN}\n\nKontakt: Dörte Wiechmann, buecherei@haldensleben.example\nHinweis: Bilder auf Anfrage`),
    left(GERMAN),
  );
});

test('a page that was printed, and whom to ask, go from the end of a text; what is to be asked by a day stays', () => {
  const policy = `Put every visit in the shared diary with its address and start. Do not go alone to a first visit after five.

Each visitor gets a phone with an alarm button. It costs £14 a month and it works without credit.`;
  const page = 'Questions? hmarsh@homevisit.example\n\nDownloaded from the staff intranet on 03/05/2024. Printed copies are uncontrolled.';
  assert.deepEqual(left(`${policy}\n\n${page}`), left(policy));
  const asked = 'Questions to the committee please by 14 May 2026, so that they can be answered in the hall.';
  assert.ok(left(`${policy}\n\n${asked}`).includes(asked));
});

test('a heading of that name in the first half of a text, or above a table or prose, is of the text', () => {
  const prose =
    'Every child has a contact whom it knows by name and may ring at any hour of the day, and who writes down what was said, so that the next of them need not ask again.';
  const text = `Children in care move often. Each move costs them friends.\n\n## Contact\n\n${prose}\n\n## Costs\n\nA contact costs £1,400 a year. There are 61 of them.`;
  assert.ok(left(text).includes(prose));
});

test('several people with their numbers are a part of the text', () => {
  const text = `Rent is due by 30 April. Anyone who pays late loses the plot after two letters.

There are four work days a year, and each plot owes two of them. The next is on 12 April at ten.`;
  const people = [
    'Ann Hale, secretary: 01865 555 0144',
    'Bert Osei, water and taps: 01865 555 0171',
    'Carla Nunes, waiting list: 01865 555 0190',
  ];
  const shown = left(`${text}\n\nContacts\n${people.join('\n')}`);
  assert.deepEqual(
    people.filter((line) => shown.some((each) => each.includes(line))),
    people,
  );
});

test('a labelled line at the very end says whom to ask, and one further up is of the text', () => {
  const text =
    'Both lifts are in service again by 8 December, after ten months of work on one of them at a time.\n\nThe first tender is published on 30 April.';
  const foot = 'Contact: Ruth Ansah, Head of Property Services, ext. 4410. Background papers: survey by Halden Associates; call-out log.';
  assert.ok(!left(`${text}\n\n${foot}`).join(' ').includes('Ansah'));
  assert.ok(left(`${foot}\n\n${text}`).join(' ').includes('Ansah'));
});
