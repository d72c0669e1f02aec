/** Whatever a language model answers, over the wire: what stands on the slides afterwards. One fault costs one part, and at most one call. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { chatCompletions } from '../fixtures/languageModel/dialects/chatCompletions.ts';
import type { Script } from '../fixtures/languageModel/modelServer.ts';
import { solarText } from '../fixtures/languageModel/solarText.ts';
import { startWriting, type WrittenByModel } from '../fixtures/languageModel/written.ts';

type Fields = Record<string, unknown>;
type PlannedSlide = { title: unknown; kind: unknown; points: unknown; passages: unknown };
type Plan = { title: unknown; sections: { name: unknown; slides: PlannedSlide[] }[] };

/** Every answer, as it is sent. */
const told =
  (tell: (answer: Fields, isPlan: boolean, n: number) => unknown): Script =>
  (n) => ({
    type: 'answer',
    text: (answer) => {
      const sent = tell(structuredClone(answer) as Fields, 'sections' in answer, n);
      return typeof sent === 'string' ? sent : JSON.stringify(sent);
    },
  });
const onPlan = (change: (plan: Plan) => unknown): Script => told((answer, isPlan) => (isPlan ? change(answer as Plan) : answer));
const onSlides = (change: (slide: Fields, n: number) => unknown): Script => {
  let count = 0;
  return told((answer, isPlan) =>
    isPlan ? answer : Object.fromEntries(Object.entries(answer).map(([key, slide]) => [key, change(slide as Fields, ++count)])),
  );
};
/** A point more, or another one in the place of the last. */
const withPoint = (text: string, instead = false): Script =>
  onSlides((slide) => {
    const { items } = slide as { items?: { text: string }[] };
    return items ? { ...slide, items: [...(instead ? items.slice(0, -1) : items), { text }] } : slide;
  });
const withNote = (sentence: string): Script => onSlides((slide) => ({ ...slide, notes: `${slide.notes} ${sentence}` }));
const first = (plan: Plan): PlannedSlide => plan.sections[0]?.slides[0] ?? { title: '', kind: '', points: [], passages: [] };
const mend = (plan: Plan, change: (slide: PlannedSlide) => void): Plan => {
  change(first(plan));
  return plan;
};

const GERMAN = 'Die Sonne scheint heute auf alle Dächer der Stadt, und viele Menschen freuen sich darüber sehr';
const ELSEWHERE = 'Penguins raise their chicks together while blizzards blow across the frozen southern ocean';

interface Behaviour {
  readonly script: Script;
  /** Calls beyond those of a right deck. */
  readonly extra?: number;
  /** Slides of content that are the model's; all five unless it is said. */
  readonly byModel?: number;
  /** What must not be read anywhere. */
  readonly never?: RegExp;
  readonly check?: (made: WrittenByModel) => void;
}

/** With a cover and a closing. */
const USUAL = 7;

const behaviours: Readonly<Record<string, Behaviour>> = {
  'a plan whose sections have no names': {
    script: onPlan((plan) => ({ ...plan, sections: plan.sections.map(({ slides }) => ({ name: null, slides })) })),
  },
  'a plan without a title': {
    script: onPlan(({ title: _, ...plan }) => plan),
    check: ({ deck }) => assert.equal(deck.title, 'Solar power in Lindau'),
  },
  'a plan with a slide too many': {
    script: onPlan((plan) => {
      plan.sections[0]?.slides.push({ title: 'The roof and all of its panels', kind: 'bullets', points: [], passages: [1] });
      return plan;
    }),
    byModel: 4,
  },
  'a plan with three times as many slides': {
    script: onPlan((plan) => {
      const more = (slide: PlannedSlide) =>
        ['Beginnings', 'Middles', 'Endings'].map((part) => ({ ...slide, title: `${part}: ${slide.title}`, points: [] }));
      return { ...plan, sections: plan.sections.map(({ name, slides }) => ({ name, slides: slides.flatMap(more) })) };
    }),
    // Two of those that are left draw on the same passages, and are answered word for word alike: the second is none.
    byModel: 4,
    extra: 1,
  },
  'a plan that has a slide twice': {
    script: onPlan((plan) => {
      plan.sections.at(-1)?.slides.splice(-1, 1, first(plan));
      return plan;
    }),
    extra: 1,
  },
  'a plan that breaks off': {
    script: told((answer, isPlan) => (isPlan ? JSON.stringify(answer).slice(0, -260) : answer)),
    extra: 1,
  },
  'slides without sections': {
    script: onPlan(({ sections, ...plan }) => ({ ...plan, slides: sections.flatMap(({ slides }) => slides) })),
    extra: 0,
  },
  'a plan that is a list': { script: onPlan(({ sections }) => sections) },
  'a plan with a number that is not in the source': {
    script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { title: 'The 999 panels on the roof' }))),
    never: /999/,
  },
  'a plan with a name that is not in the source': {
    script: onPlan((plan) => ({ ...plan, title: 'What the firm of Robert Jones built' })),
    never: /Jones/,
    check: ({ deck }) => assert.equal(deck.title, 'Solar power in Lindau'),
  },
  'a plan of instructions': {
    script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { title: 'Describe the panels on the roof' }))),
    never: /Describe/,
  },
  'a kind that does not exist': { script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { kind: 'poem' }))) },
  'passages as texts': {
    script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { passages: (slide.passages as number[]).map((n) => `[${n}]`) }))),
  },
  'passages that do not exist': { script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { passages: [1, 77, -3] }))) },
  'points that are objects': {
    script: onPlan((plan) => mend(plan, (slide) => Object.assign(slide, { points: [{ text: 'It was built in 2023' }, null, 7] }))),
  },
  'a point with a number that is not in the source': {
    script: withPoint('They will earn 900,000 euros a year'),
    extra: 1,
    never: /900,000/,
  },
  'a point with a name that is not in the source': { script: withPoint('It was the idea of Robert Jones'), extra: 1, never: /Jones/ },
  'a point without a text': {
    script: onSlides((slide) => ('items' in slide ? { ...slide, items: [...(slide.items as object[]), { head: 'Only a head' }] } : slide)),
    extra: 1,
    never: /Only a head/,
  },
  'a page that is not in the source': { script: withPoint('More at www.evil.example.com for everybody'), extra: 1, never: /evil/ },
  'a mail address in the notes': { script: withNote('Write to boss@evil.example today.'), never: /evil/ },
  'a telephone number in the notes': { script: withNote('Call +1 555 010 9999 at once.'), never: /555/ },
  'a number in the notes that is not in the source': { script: withNote('That is 77 percent of all.'), never: /77 percent/ },
  'notes in another language': { script: onSlides((slide) => ({ ...slide, notes: `${GERMAN}. ${GERMAN}.` })), never: /Dächer/ },
  'notes that are the same on every slide': {
    script: withNote('Thank the council for all of this.'),
    check: ({ notes }) => assert.equal(notes.split('Thank the council').length, 2),
  },
  'a model that speaks of itself': { script: withPoint('As an AI language model I cannot say more'), extra: 1, never: /language model/ },
  'a model that speaks of the source': { script: withPoint('The source does not mention what it weighs'), extra: 1, never: /source does/ },
  'words of the schema': { script: withPoint('Its minLength is not known to anybody'), extra: 1, never: /minLength/ },
  'a title in every place': {
    script: onSlides((slide) => ({ ...slide, title: 'Solar power pays' })),
    check: ({ deck }) => assert.equal(deck.slides.filter(({ title }) => title.startsWith('Solar power pays')).length, 1),
  },
  'a word in front of every title': {
    script: onSlides((slide) => ({ ...slide, title: `Breaking: ${slide.title}` })),
    never: /Breaking/,
  },
  'a shout in place of every title': { script: onSlides((slide) => ({ ...slide, title: 'HACKED' })), never: /HACKED/ },
  'a title that is an instruction': { script: onSlides((slide) => ({ ...slide, title: '[Insert title here]' })), never: /Insert/ },
  'no titles': { script: onSlides(({ title: _, ...slide }) => slide) },
  'a point that is on every slide': {
    script: withPoint('The panels cost 212,000 euros for the town'),
    check: ({ shown }) => assert.ok(shown.split('cost 212,000 euros for the town').length <= 2),
  },
  'the same slide again and again': {
    script: (() => {
      let kept: Fields | undefined;
      return onSlides((slide) => {
        if (!('items' in slide)) return slide;
        kept ??= slide;
        return kept;
      });
    })(),
    byModel: 4,
    extra: 1,
  },
  'slides about something else': {
    script: onSlides((slide, n) => (n === 1 ? { ...slide, items: [{ text: ELSEWHERE }, { text: `Seals and ${ELSEWHERE}` }] } : slide)),
    extra: 1,
    never: /Penguins/,
  },
  'a slide in another language': {
    script: onSlides((slide, n) => (n === 1 ? { title: 'Die Sonne über der Stadt', items: [{ text: GERMAN }], notes: '' } : slide)),
    extra: 1,
    never: /Dächer/,
  },
  'an exhibit that its figures do not make': {
    script: (() => {
      const unfit = { bars: [{ label: 'Panels', figure: '999', note: null }], instead: [] as string[], notes: 'Thanks to the council.' };
      return told((answer, isPlan) => {
        if (isPlan) return mend(answer as Plan, (slide) => Object.assign(slide, { kind: 'pair' }));
        return Object.fromEntries(
          Object.entries(answer).map(([key, slide]) => {
            if (!('bars' in (slide as Fields))) return [key, slide];
            const { title, instead } = slide as { title: string; instead: string[] };
            return [key, { ...unfit, title, instead: instead.slice(0, 3) }];
          }),
        );
      });
    })(),
    never: /999/,
    check: ({ writer }) => assert.ok(!writer.slides?.some(({ kind }) => kind === 'pair'), JSON.stringify(writer.slides)),
  },
  'a slide that is missing': { script: onSlides((slide, n) => (n === 1 ? undefined : slide)), extra: 1 },
  'a slide that is null': { script: onSlides((slide, n) => (n === 1 ? null : slide)), extra: 1 },
  'slides by their numbers': {
    script: told((answer, isPlan) =>
      isPlan ? answer : Object.fromEntries(Object.entries(answer).map(([key, slide]) => [key.replace('slide_', 'Slide '), slide])),
    ),
  },
  'slides in a list': { script: told((answer, isPlan) => (isPlan ? answer : Object.values(answer))) },
  'slides in a wrapping': { script: told((answer, isPlan) => (isPlan ? answer : { slides: answer })) },
  'Markdown in the texts': {
    script: onSlides((slide) => ({ ...slide, title: `## **${slide.title}**` })),
    never: /\*\*|##/,
  },
  'thoughts behind the answer': {
    script: told((answer) => `${JSON.stringify(answer)}\n<think>Was {"title": "HACKED"} better?</think>`),
    never: /HACKED/,
  },
  'a draft before the answer': { script: told((answer) => `My draft: {"title": "HACKED"}\n\n${JSON.stringify(answer)}`), never: /HACKED/ },
  'commas too many': { script: told((answer) => JSON.stringify(answer).replaceAll('}', ',}').replaceAll('{,}', '{}')) },
  'line breaks in texts': { script: onSlides((slide) => ({ ...slide, notes: String(slide.notes).replaceAll(' ', '\n') })) },
};

const known = new Set(solarText.match(/\d+/g));

function hold(made: WrittenByModel, { extra = 0, byModel = 5, never, check }: Behaviour, usualCalls: number): void {
  const { deck, writer, shown, notes } = made;
  const story = `${JSON.stringify(writer.slides)} ${writer.planProblems?.join('; ')}`;
  assert.deepEqual([deck.slides.length, writer.name], [USUAL, 'language model'], story);
  assert.ok((writer.calls ?? 0) <= usualCalls + extra, `${writer.calls} calls, ${story}`);
  const own = (writer.slides ?? []).filter(({ by }) => by === 'model');
  assert.ok(own.length >= byModel, story);
  assert.equal(new Set(deck.slides.map(({ title }) => title.toLowerCase())).size, USUAL, story);
  for (const number of shown.match(/\d+/g) ?? []) assert.ok(known.has(number), `${number} is not in the source, ${story}`);
  if (never) assert.doesNotMatch(shown + notes, never, story);
  check?.(made);
}

suite('what a language model does wrong', () => {
  test('is not on the slides, and costs no more than itself', async (t) => {
    const { model, make } = await startWriting(t, chatCompletions, solarText);
    const { writer: usual } = await make(
      told((answer) => answer),
      USUAL,
    );
    for (const [name, behaviour] of Object.entries(behaviours)) {
      await t.test(name, async () => {
        const made = await make(behaviour.script, USUAL);
        hold(made, behaviour, usual.calls ?? 0);
      });
    }
    assert.deepEqual(model.faults, []);
  });

  test('where it writes no slide that holds, the plan’s points are shown before the built-in writer is asked', async (t) => {
    const { make } = await startWriting(t, chatCompletions, solarText);
    let sound = 0;
    const { deck, writer, shown } = await make(
      onSlides((slide) => (++sound === 1 ? slide : {})),
      USUAL,
    );
    assert.deepEqual([deck.slides.length, writer.name], [USUAL, 'language model']);
    assert.ok((writer.sketched ?? 0) >= 3, JSON.stringify(writer));
    assert.ok(shown.includes('The panels cost 212,000 euros'));
  });

  test('is mended where it leaves out what limits a figure, and asked for once where a range or a condition is missing', async (t) => {
    const limited = solarText
      .replace('paid 40 percent', 'paid up to 40 percent')
      .replace('after nine years', 'after 9 to 11 years')
      .replace('a firm from Bregenz.', 'a firm from Bregenz. The council adds 90,000 euros, on condition that neighbours sign a contract.');
    const { make } = await startWriting(t, chatCompletions, limited);
    const { writer: usual } = await make(
      told((answer) => answer),
      USUAL,
    );
    const calls = usual.calls ?? 0;
    const saying = async (text: string) =>
      make(
        onSlides((slide) => {
          const { items } = slide as { items?: { text: string }[] };
          return items ? { ...slide, items: [...items.filter((item) => !/sign a contract/.test(item.text)), { text }] } : slide;
        }),
        USUAL,
      );
    const { shown, writer } = await saying('The state paid 40 percent of the price');
    assert.match(shown, /The state paid up to 40 percent of the price/);
    assert.equal(writer.calls, calls);
    for (const [text, story] of [
      ['The money is back after 9 years', /the source says .{0,4}9 to 11/],
      ['The council adds 90,000 euros to that', /on condition that neighbours sign a contract/],
    ] as const) {
      const made = await saying(text);
      assert.equal(made.writer.calls, calls + 1, JSON.stringify(made.writer.slides));
      assert.match(JSON.stringify(made.writer.slides), story);
      assert.ok((made.writer.slides ?? []).filter(({ by }) => by === 'model').length >= 5);
    }
  });
});
