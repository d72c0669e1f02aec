import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { surerOn } from './certainty.ts';

const PASSAGES =
  'We also ask for €45,000 for scanners, which should bring the rate of late drops below 3 per cent. The hospital group may end its contract, worth €2.3 million a year. The repair took 3 hours rather than the 6 we had estimated. Rent will rise to €900 in May.';
const slide = (title: string, ...points: string[]): Slide => ({
  kind: 'bullets',
  title,
  items: points.map((text) => ({ text })),
  notes: '',
});

test('what the source only expects is not told as certain', () => {
  const [found, ...more] = surerOn(slide('Scanners help', 'Scanners bring the rate of late drops below 3 per cent'), PASSAGES, 'en');
  assert.match(found ?? '', /"should"/);
  assert.deepEqual(more, []);
});

test('"will" for "may" is named, whatever else the slide leaves open', () => {
  const told = slide('Two things may go wrong', 'The hospital group will end its contract, worth €2.3 million a year');
  assert.match(surerOn(told, PASSAGES, 'en').join(), /"may"/);
  assert.match(surerOn(slide('The hospital group will end its contract'), PASSAGES, 'en').join(), /"may"/);
});

test('what is left open in other words, asked for, or as sure in the source is sound', () => {
  for (const sound of [
    slide('Scanners help', 'Scanners are expected to bring the rate of late drops below 3 per cent'),
    slide('Scanners help', 'Scanners bring the rate of late drops below 3 per cent', 'That is an estimate and the target of the bakery'),
    slide('The repair took 3 hours, half as long as foreseen', 'The repair took 3 hours'),
    slide('Rent will rise to €900 in May', 'Rent will rise to €900'),
    {
      kind: 'decisions',
      title: 'Asked',
      decisions: [{ text: 'Approve scanners that bring the rate below 3 per cent' }],
      notes: '',
    } as Slide,
  ])
    assert.deepEqual(surerOn(sound, PASSAGES, 'en'), [], sound.title);
});

test('other languages say it in their words', () => {
  const passages = 'Der neue Fahrplan soll die Fahrt um 12 Minuten verkürzen, voraussichtlich ab Dezember.';
  assert.match(surerOn(slide('Der neue Fahrplan verkürzt die Fahrt um 12 Minuten'), passages, 'de').join(), /"soll"/);
  assert.deepEqual(surerOn(slide('Der neue Fahrplan könnte die Fahrt um 12 Minuten verkürzen'), passages, 'de'), []);
});
