import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutTimings } from './subtitles.ts';

test('subtitles are read as what is spoken, in paragraphs that end with a sentence', () => {
  const text = [
    'WEBVTT',
    '',
    'NOTE made by hand',
    '',
    '1',
    '00:00:01.000 --> 00:00:05.200 align:start',
    'The hospital has 46 lifts, and 12 of them',
    '',
    '2',
    '00:00:05.400 --> 00:00:11.000',
    'were built <i>before</i> 1985.',
    '',
    '3',
    '00:00:14.000 --> 00:00:18.000',
    'In October 51 of 73 outages came from those 12.',
  ].join('\n');
  assert.equal(
    withoutTimings(text),
    'The hospital has 46 lifts, and 12 of them were built before 1985.\n\nIn October 51 of 73 outages came from those 12.',
  );
});

test('each person speaks in a paragraph of their own, and lines that roll are not said twice', () => {
  const cue = (from: string, to: string, text: string) => `00:${from} --> 00:${to}\n${text}\n`;
  const text = [
    cue('01,0', '02,0', '<v Anna>Who pays</v>'),
    cue('02,0', '03,0', '<v Anna>for the roof?</v>'),
    cue('03,0', '04,0', '<v Ben>The owner does.</v>'),
    cue('04,0', '05,0', '<v Ben>The owner does.</v>'),
  ].join('\n');
  assert.equal(withoutTimings(text), 'Anna: Who pays for the roof?\n\nBen: The owner does.');
});

test('a text that only speaks of times is left as it is', () => {
  const text = 'Write a cue like this:\n\n00:00:01.000 --> 00:00:05.200\nHello\n\nThe arrow --> has two strokes.';
  assert.equal(withoutTimings(text), text);
});
