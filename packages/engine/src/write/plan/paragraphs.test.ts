import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { groupsToTell } from '../writeDeck.ts';
import { unitsOf } from './allot.ts';

const groupsOf = (...paragraphs: string[]): string[] => {
  const text = paragraphs.join('\n\n');
  const { groups } = groupsToTell(
    readText(text, 'text'),
    { numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  );
  return groups.map((group) =>
    unitsOf(group)
      .map(({ text }) => text)
      .join(' '),
  );
};

const OPENING =
  'The first night bus of the district runs since Friday. Route 7N links the station with the hospital and the works, every forty minutes.';
const USED = 'In the first week 1,870 people took the night bus. The town had expected 1,500.';
const NOISE = 'People in Garden Street complain about the noise. They ask for the stop to be moved by a hundred metres.';
const SECOND = 'A second night route is decided in January. It would cross the bridge to the new town.';

test('each paragraph of a text without headings that says enough is told by itself', () => {
  const groups = groupsOf(OPENING, USED, NOISE, SECOND);
  assert.deepEqual(
    groups.map((group) => group.split(' ')[0]),
    ['The', 'In', 'People', 'A'],
  );
});

test('a paragraph of one sentence goes with a neighbour', () => {
  const groups = groupsOf(OPENING, USED, 'Nobody had expected that.', NOISE, SECOND);
  assert.equal(groups.length, 4);
  assert.ok(groups.some((group) => /Nobody had expected that/u.test(group) && group.length > 60));
});

test('what leads to a list stands with the list and not with the paragraph above', () => {
  const asks =
    'I need two things before Friday. Each team tells me how many benches it really uses. Two of you count the solvents on Saturday morning.';
  const groups = groupsOf(OPENING, USED, NOISE, asks);
  assert.equal(groups.length, 4);
  assert.match(groups.at(-1) ?? '', /^I need two things before Friday.*benches.*solvents/u);
});

test('a paragraph that announces what follows within it takes up nothing', () => {
  const changes =
    'For next year I propose two changes. The party begins at two, because before noon it was empty. The stage turns its back to the wind.';
  assert.ok(groupsOf(OPENING, USED, NOISE, changes).at(-1)?.startsWith('For next year'));
});

const GATE =
  'I have parked at the hospital every second Thursday since my father began his dialysis. A man in a yellow jacket shakes his head at you from the barrier.';
const COUNTED = 'The trust counted number plates for a week in October. Of all cars 41 per cent belonged to people who took the train.';
const STAFF = 'The petition says that nurses will suffer. Staff who work shifts pay nothing, and neither do patients of the cancer ward.';
const YEARLY = 'The scheme will raise £620,000 a year. The trust has not said what it will spend the money on.';

test('of an end that comes back to the beginning what stands before that is told', () => {
  const end =
    'That is the deal I would offer. Charge from April, publish every penny, and spend it on the shuttle before anything else. And the man in the yellow jacket could go home.';
  const groups = groupsOf(GATE, COUNTED, STAFF, YEARLY, end);
  assert.ok(groups.some((group) => group.includes('Charge from April')));
  assert.ok(!groups.some((group) => group.includes('could go home')));
});

test('thanks at the end are none of what a text asks for', () => {
  const asks = 'We ask the council for 60,000 euros more this year. Without it we will have to close in July.';
  const thanks = 'At the end we would like to thank Mr Lowe, who has brought us hay every Sunday for eleven years.';
  assert.ok(!groupsOf(OPENING, USED, NOISE, SECOND, asks, thanks).some((group) => group.includes('Mr Lowe')));
});
