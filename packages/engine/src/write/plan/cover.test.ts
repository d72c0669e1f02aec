import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

test('a chat without a name is called by its first message, and not by what stands before its verb', () => {
  const text = [
    '09:41 Priya: clinics in Leeds and Hull say patients cannot book online, page just spins',
    '09:52 Tomasz: the web servers are fine, but the connections of the bookings database are used up',
    '09:55 Ayo: we did switch on the new reminder job last night at 02:00',
    '10:11 Tomasz: the reminder job opens a connection for each patient and never closes it',
  ].join('\n');
  const [cover] = deckOf({ name: 'chat.txt', text, document: readText(text, 'text') }).slides;
  assert.equal(cover?.title, 'Clinics in Leeds and Hull say patients cannot book online, page just spins');
});
