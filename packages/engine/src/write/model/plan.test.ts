import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '@slidewright/contract/deck';
import { readText } from '../../read/text.ts';
import { briefOf } from '../plan/brief.ts';
import { sourceOfDocument } from './builtInSlide.ts';
import { forms } from './forms/forms.ts';
import { contentFor, contentOf, framed, frameOf, hasAgenda, hasDividers, type Range } from './frame.ts';
import type { Plan, PlanRules } from './plan.ts';
import { readPlan } from './readPlan.ts';
import { skeletonOfPlan } from './skeleton.ts';

const paragraphs = Array.from({ length: 12 }, (_, i) => `Paragraph ${'abcdefghijkl'[i]} says something that nobody else says.`);
const text = ['# The alphabet', ...paragraphs].join('\n\n');
const options = { numSlides: 7, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } } as const;
const pieces = sourceOfDocument(readText(text, 'text'), briefOf(options, 'en'))?.pieces ?? [];
const free: Range = { least: 4, most: 7 };
const rules = (numSlides: number): PlanRules => ({
  frame: frameOf(numSlides, free, 'en'),
  complete: true,
  offered: forms,
  pieces,
  title: 'The alphabet',
  spare: [],
  problemOf: () => undefined,
  titleProblemOf: () => undefined,
});

const planned = (...sections: number[]) => {
  let at = 0;
  return {
    title: 'Letters',
    closing: 'Read them aloud.',
    sections: sections.map((count, s) => ({
      name: `Part ${s}`,
      slides: Array.from({ length: count }, () => ({ title: `Slide ${++at}`, kind: 'bullets', points: ['It is so.'], passages: [at] })),
    })),
  };
};
const slidesOf = (plan: Plan) => plan.sections.flatMap(({ slides }) => slides);
const read = (value: object, numSlides = 7): Plan => {
  const { plan, problems } = readPlan(value, rules(numSlides));
  assert.ok(plan, problems.join());
  return plan;
};

test('a plan of the right size is taken as it is', () => {
  const plan = read({ ...planned(2, 2, 1), subtitle: 'From a to l', closing: 'That is all.' });
  assert.deepEqual([plan.title, plan.subtitle, plan.closing], ['Letters', 'From a to l', 'That is all.']);
  assert.deepEqual(
    plan.sections.map(({ name, slides }) => [name, slides.length]),
    [
      ['Part 0', 2],
      ['Part 1', 2],
      ['Part 2', 1],
    ],
  );
});

test('every piece of the source belongs to a slide, in its order', () => {
  const slides = slidesOf(read(planned(2, 2, 1)));
  assert.deepEqual(
    slides.map((slide) => slide.pieces.map(({ number }) => number)),
    [[1], [2], [3], [4], [5, 6, 7, 8, 9, 10, 11, 12]],
  );
});

test('a slide too many is merged, one too few is split', () => {
  assert.equal(slidesOf(read(planned(2, 2, 2))).length, 5);
  const slides = planned(2, 2);
  slides.sections.push({ name: 'Part 2', slides: [{ title: 'Rest', kind: 'bullets', points: [], passages: [5, 6, 7] }] });
  assert.equal(slidesOf(read(slides, 8)).length, 6);
});

test('a plan that nobody counts keeps its number of slides where it is off by little', () => {
  const counted = (complete: boolean, ...sections: number[]) => {
    const { plan, miscounted } = readPlan(planned(...sections), { ...rules(-1), complete });
    return [plan && slidesOf(plan).length, miscounted !== undefined];
  };
  assert.deepEqual(counted(false, 2, 1), [3, false]);
  assert.deepEqual(counted(false, 4, 4), [8, false]);
  assert.deepEqual(counted(false, 1), [4, true]);
  assert.deepEqual(counted(false, 5, 5), [7, true]);
});

test('a plan of quite another size is mended, and told how many there must be', () => {
  const { plan, miscounted } = readPlan(planned(5, 5, 5), rules(7));
  assert.equal(miscounted, 'there are 15 slides in the sections, but there must be exactly 5');
  assert.equal(plan && slidesOf(plan).length, 5);
  const short = readPlan(planned(1), rules(7));
  assert.ok(short.miscounted && short.plan);
  const [first, ...completed] = slidesOf(short.plan).map(({ title }) => title);
  assert.equal(first, 'Slide 1');
  assert.equal(new Set(completed).size, 4);
  for (const title of completed) assert.match(title, /^Paragraph [b-l] says something/);
  assert.deepEqual(readPlan({ title: 'x', sections: [] }, rules(7)), { problems: ['there are no slides'], mended: [], unproven: [] });
});

test('a plan that forgets fields is completed from the source', () => {
  const { title: _, ...rest } = planned(2, 2, 1);
  const sections = rest.sections.map(({ slides }) => ({ slides }));
  Object.assign(sections[1]?.slides[0] ?? {}, { title: undefined, points: ['A first point.', 'A second.'] });
  const plan = read({ ...rest, sections });
  assert.equal(plan.title, 'The alphabet');
  assert.ok(plan.sections.every(({ name }) => name !== ''));
  const mended = slidesOf(plan)[2];
  assert.deepEqual([mended?.title, mended?.points], ['A first point', ['A second.']]);
});

test('slides without sections, and sections without slides, are understood', () => {
  const [first, second] = planned(3, 2).sections;
  const loose = { title: 'Letters', sections: [...(first?.slides ?? []), { name: 'Nothing', slides: [] }, second] };
  assert.deepEqual(
    read(loose).sections.map(({ name }) => name),
    ['Slide 1', 'Part 1'],
  );
  assert.equal(slidesOf(read({ items: planned(5).sections[0]?.slides ?? [] })).length, 5, 'so many as there must be');
});

test('a slide that comes twice is one', () => {
  const value = planned(2, 2, 1);
  const [again] = value.sections[0]?.slides ?? [];
  value.sections[2]?.slides.push({ ...again, title: 'slide 1.', passages: [7] } as never);
  const slides = slidesOf(read(value));
  assert.equal(slides.length, 5);
  assert.deepEqual(slides[0]?.pieces.map(({ number }) => number).slice(0, 1), [1]);
  assert.ok(slides[0]?.pieces.some(({ number }) => number === 7));
});

test('an unknown kind is a list of points; numbers that are texts, and none, are understood', () => {
  const value = planned(2, 2, 1);
  Object.assign(value.sections[0]?.slides[0] ?? {}, { kind: 'poem', passages: ['2', '99'] });
  Object.assign(value.sections[0]?.slides[1] ?? {}, { passages: undefined, points: undefined });
  const [first, second] = slidesOf(read(value));
  assert.deepEqual([first?.kind, first?.pieces.map(({ number }) => number), second?.points], ['bullets', [1, 2], []]);
  assert.ok((second?.pieces.length ?? 0) > 0, 'it speaks about what its neighbour draws on');
});

test('a name or a title that may not be shown is another one, and nothing else is lost', () => {
  const inspected = {
    ...rules(7),
    titleProblemOf: (said: string) => (['Part 1', 'Letters', 'Slide 2'].includes(said) ? 'it is bad' : undefined),
  };
  const { plan, problems } = readPlan(planned(2, 2, 1), inspected);
  assert.ok(plan);
  assert.deepEqual(problems, ['"Slide 2": it is bad', '"Part 1": it is bad', '"Letters": it is bad']);
  assert.equal(plan.title, 'The alphabet');
  assert.deepEqual([plan.sections[1]?.name, plan.sections[0]?.slides[1]?.title], ['Slide 3', 'It is so']);
});

test('the frame and the content are as many slides as asked for', () => {
  for (let count = 1; count <= 50; count++) {
    const frame = frameOf(count, free, 'en');
    for (const sections of [1, 3, 5, 8]) {
      const { least, most } = contentOf(frame, sections);
      assert.equal(least, most);
      assert.ok(least >= 1 && least <= count, `${count} slides, ${sections} sections: ${least}`);
    }
  }
});

test('a deck that nobody counts has slides by what there is to tell, fewer where it is condensed', () => {
  assert.deepEqual(contentFor(1000, 'expand'), { least: 8, most: 15 });
  assert.deepEqual(contentFor(6000, 'expand'), { least: 10, most: 20 });
  assert.deepEqual(contentFor(6000, 'condense'), { least: 6, most: 11 });
  assert.deepEqual(contentFor(40, 'expand'), { least: 3, most: 3 });
  assert.ok(contentFor(2, 'condense').least >= 1);
});

test('what orders a deck that nobody counts depends on how many slides were planned', () => {
  const asked = frameOf(-1, { least: 10, most: 20 }, 'en');
  assert.deepEqual([asked.agenda, asked.dividers], [true, true]);
  const short = framed(asked, 11, true);
  assert.deepEqual([hasAgenda(short, 4), hasDividers(short, [3, 4, 4])], [false, false]);
  assert.equal(framed(asked, 17, true).agenda, true);
  assert.equal(framed(asked, 17, false).agenda, false, 'without a closing slide it has nineteen');
  assert.equal(frameOf(16, { least: 10, most: 20 }, 'en').agenda, true, 'who counts sixteen slides has room for one');
  const long = framed(asked, 17, true);
  assert.deepEqual([hasAgenda(long, 4), hasDividers(long, [5, 6, 6])], [true, true]);
});

test('sections under three slides are opened by none, and where dividers are counted they join their neighbours', () => {
  const long: Range = { least: 12, most: 20 };
  assert.equal(hasDividers(frameOf(-1, long, 'en'), [3, 4, 3]), true);
  assert.equal(hasDividers(frameOf(-1, long, 'en'), [3, 4, 2]), false);
  const plan = read(planned(6, 5, 6, 2), 24);
  const sizes = plan.sections.map(({ slides }) => slides.length);
  assert.ok(
    sizes.every((size) => size >= 3),
    String(sizes),
  );
  const slides = sizes.reduce((sum, size) => sum + size, 0);
  assert.equal(slides, contentOf(frameOf(24, free, 'en'), sizes.length).most);
});

test('a plan says what it is for, and may have a summary in front that is counted', () => {
  const summary = { title: 'All in one', kind: 'cards', points: ['It is so.'], passages: [1, 4] };
  const plan = read({ ...planned(2, 2), message: 'Letters are few.', question: 'How many are there?', action: 'Learn them.', summary });
  assert.deepEqual([plan.message, plan.question, plan.action], ['Letters are few.', 'How many are there?', 'Learn them.']);
  assert.equal(plan.summary?.title, 'All in one');
  assert.equal(slidesOf(plan).length + 1, contentOf(frameOf(7, free, 'en'), 2).most);
  assert.equal(read({ ...planned(2, 2, 1), summary: { title: '', points: [] } }).summary, undefined);
  assert.equal(read({ ...planned(2, 2, 1), summary: { ...summary, title: 'Slide 2' } }).summary, undefined, 'it is a slide that is there');
});

test('of a deck that is condensed what no slide needs is left out', () => {
  const { plan } = readPlan(planned(2, 2, 1), { ...rules(7), complete: false });
  assert.ok(plan);
  assert.deepEqual(
    slidesOf(plan).map((slide) => slide.pieces.map(({ number }) => number)),
    [[1], [2], [3], [4], [5]],
  );
});

test('a deck that ends in decisions has no closing slide behind them: another slide may have its place, and where to ask stands below', () => {
  const ending = (count: number) => {
    const { sections, ...rest } = planned(2, count - 2);
    const last = sections.at(-1)?.slides.at(-1);
    if (last) last.kind = 'decisions';
    return { ...rest, sections, contact: 'Write to office@example.org' };
  };
  const builtIn: Deck = { title: 'The alphabet', language: 'en', slides: [] };
  const kindsOf = (count: number) => {
    const plan = read(ending(count));
    assert.equal(slidesOf(plan).length, count);
    const { slots } = skeletonOfPlan(plan, frameOf(7, free, 'en'), builtIn, undefined);
    return slots.map((slot) => (slot.type === 'fixed' ? slot.slide.kind : (slot.contact ?? slot.planned.kind)));
  };
  assert.deepEqual(kindsOf(5), ['cover', 'bullets', 'bullets', 'bullets', 'bullets', 'decisions', 'closing']);
  assert.deepEqual(kindsOf(6), ['cover', 'bullets', 'bullets', 'bullets', 'bullets', 'bullets', 'Write to office@example.org']);
  assert.equal(slidesOf(read(planned(2, 4))).length, 5, 'what is left to say has its slide');
  const { closing: _, ...silent } = planned(2, 4);
  const plan = read(silent);
  const { slots } = skeletonOfPlan(plan, frameOf(7, free, 'en'), builtIn, undefined);
  assert.deepEqual([slidesOf(plan).length, slots.length, slots.at(-1)?.type], [6, 7, 'open'], 'where nothing is left, it has none');
});

test('a sentence to leave with is a slide only above where to ask, or where slides are counted', () => {
  const builtIn: Deck = { title: 'The alphabet', language: 'en', slides: [] };
  const endOf = (numSlides: number, contact?: string) => {
    const plan = read({ ...planned(2, 3), ...(contact && { contact }) });
    const last = skeletonOfPlan(plan, frameOf(numSlides, free, 'en'), builtIn, undefined).slots.at(-1);
    return last?.type === 'fixed' && last.slide.kind === 'closing' ? [last.slide.title, last.slide.subtitle] : last?.type;
  };
  assert.equal(endOf(-1), 'open');
  assert.deepEqual(endOf(-1, 'Write to office@example.org'), ['Read them aloud', 'Write to office@example.org']);
  assert.deepEqual(endOf(7), ['Read them aloud', undefined]);
});

test('an agenda of which a section says nothing of its slides is left out, or has the first slide’s title where slides are counted', () => {
  const titles = ['Students ride most', 'Shift workers follow', 'Night fares rose', 'The pilot cost a million', 'Line four fails'];
  const sections = (last: string) =>
    ['Students and shift workers', 'Night fares', last].map((name, s) => ({
      name,
      slides: Array.from({ length: 6 }, (_, i) => ({
        title: i === 0 ? (titles[2 * s] ?? '') : `${titles[s]} ${'abcdefghijklmnopqr'[6 * s + i]}`,
        kind: 'bullets' as const,
        points: ['It is so.'],
        pieces: [],
      })),
    }));
  const builtIn: Deck = { title: 'Buses', language: 'en', slides: [] };
  const agendaOf = (last: string, numSlides: number) => {
    const plan: Plan = { title: 'Buses', closing: 'Ride them.', sections: sections(last) };
    const { slots } = skeletonOfPlan(plan, frameOf(numSlides, { least: 10, most: 20 }, 'en'), builtIn, undefined);
    return slots.flatMap((slot) => (slot.type === 'fixed' && slot.slide.kind === 'agenda' ? slot.slide.items : []));
  };
  assert.deepEqual(agendaOf('Why line four fails', -1), ['Students and shift workers', 'Night fares', 'Why line four fails']);
  assert.deepEqual(agendaOf('Why and how', -1), []);
  assert.deepEqual(agendaOf('Why and how', 18), ['Students and shift workers', 'Night fares', 'Line four fails']);
});

test('a figure that nobody can prove costs its clause, and no fact in front of it', () => {
  const points = ['The team of 22 held 10 sessions, so 64 things each.', 'So 64 things each came to us.', 'It is so.'];
  const value = {
    ...planned(5),
    sections: planned(5).sections.map((part) => ({ ...part, slides: part.slides.map((slide) => ({ ...slide, points })) })),
  };
  const problemOf = (said: string) => (said.includes('64') ? 'the number "64" is not in the source' : undefined);
  const { plan, problems } = readPlan(value, { ...rules(7), problemOf });
  assert.deepEqual(plan && slidesOf(plan)[0]?.points, ['The team of 22 held 10 sessions', 'It is so.']);
  assert.ok(problems.some((problem) => problem.includes('22 held 10 sessions, so 64')));
  // Its title may stand on it: who writes the slide is told.
  assert.deepEqual(
    plan && slidesOf(plan)[0]?.unproven,
    [points[0], points[1]].map((text) => ({ text, problem: problemOf(text ?? '') })),
  );
});

test('a title that names what the source does not is told to who writes the slide, and is meanwhile the best statement', () => {
  const title = 'New customers outweigh the lost one by Q9';
  const points = ['One customer was lost, worth a little.', 'Four new customers outweigh the lost one.', 'They start late.'];
  const slide = { title, kind: 'bullets', points, passages: [1] };
  const problem = 'the name "Q9" is not in the source';
  const told = readPlan(
    { ...planned(2, 2), sections: [{ name: 'Part', slides: [slide, ...(planned(3).sections[0]?.slides ?? [])] }] },
    {
      ...rules(-1),
      problemOf: (text) => (text === title ? problem : text.startsWith('New customers') ? 'no' : undefined),
      titleProblemOf: (text) => (text === title ? problem : undefined),
    },
  ).plan;
  const [first] = told ? slidesOf(told) : [];
  assert.deepEqual(
    [first?.title, first?.refused, first?.points],
    ['Four new customers outweigh the lost one', { text: title, problem }, [points[0], points[2]]],
  );
});
