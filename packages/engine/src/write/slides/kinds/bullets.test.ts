import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

function pointsOf(section: string): string[] {
  const text = `# Guide\n\n## Contributing\n\n${section}`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const slide = writeDeck(readText(text, 'text'), { numSlides: 2, source }, new AbortController().signal).slides[1];
  if (slide?.kind === 'cards') return slide.cards.map(({ head }) => head);
  assert.ok(slide?.kind === 'bullets', slide?.kind);
  return slide.items.map((item) => item.text);
}

const PROSE =
  'A contributing file tells people how to take part in the project. It can be simple as long as the project is young. Link to it from the first page, so that more people see it.';

test('what a file might say to its readers is no point', () => {
  assert.ok(
    !pointsOf(`${PROSE}\n\n> First of all, thank you for thinking of us. People like you make this tool what it is.`)
      .join()
      .includes('thank you'),
  );
});

test('items that go on with other words stand right below those words, or not at all', () => {
  const points = pointsOf(`${PROSE} The file may hold:\n\n- the kinds of help that you look for\n- your plans and goals for the project`);
  const items = points.findIndex((point) => /kinds of help/.test(point));
  const led = /^The file may hold:/;
  assert.ok(items < 0 || led.test(points[items] ?? '') || led.test(points[items - 1] ?? ''), points.join('\n'));
  assert.equal(items < 0, !points.join().includes('plans and goals'));
});

test('what is set against an imagined case is as imagined', () => {
  const text = `${PROSE}\n\nImagine that a friend gives a dinner and you bring a pie.\n\n- Everybody tastes the pie\n- They ask for the recipe\n\nBy comparison, a closed process is like a restaurant that sells one slice of pie. The restaurant may sue you.`;
  assert.ok(!pointsOf(text).join().includes('estaurant'));
});

test('a short list is shown whole', () => {
  const list = ['License', 'Readme', 'Guidelines for contributing', 'Code of conduct'];
  const text = `Every project should have these documents:\n\n${list.map((item) => `- ${item}`).join('\n')}`;
  assert.deepEqual(pointsOf(text), list);
});

test('a short list stands with what leads to it, where the heading alone would turn its sense or more is said', () => {
  const text = `# Remote work

## Who may work from home

Everybody whose tasks allow it may work from home. Excluded are:

- Apprentices in their first year
- Staff on probation
- The front desk and the workshop

The head of department decides on exceptions within ten working days.

## Equipment

Everyone brings:

- A steel ruler and a knife
- Two clothes pegs
- A bone folder

The workshop gives paper, thread and glue. The presses stay in the room.
`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const said = (title: string) => {
    const slide = slides.find((each) => each.title === title);
    return slide?.kind === 'bullets' ? slide.items.map((item) => item.text) : [slide?.kind];
  };
  assert.equal(
    said('Who may work from home')[1],
    'Excluded are: Apprentices in their first year; Staff on probation; The front desk and the workshop',
  );
  assert.equal(said('Equipment')[0], 'Everyone brings: A steel ruler and a knife; Two clothes pegs; A bone folder');
});
