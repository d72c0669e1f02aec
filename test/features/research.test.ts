/** Topics over the wire: what Wikipedia is asked, what becomes of its pages, and everything that goes wrong on the way. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Slide } from '@slidewright/contract/deck';
import { createWikipedia } from '../../packages/server/src/world/research/wikipedia.ts';
import { author } from '../fixtures/languageModel/author.ts';
import { type Made, makeResearched } from '../fixtures/research/researched.ts';
import { contact, type Reply, right, startWikiServer } from '../fixtures/research/wikiServer.ts';
import { shownTexts } from '../fixtures/shownTexts.ts';

const shown = (slides: readonly Slide[]): string => slides.flatMap(shownTexts).join('\n');
const titles = ({ deck }: Made): string[] => deck.slides.map(({ title }) => title);
const citations = ({ deck }: Made): string[] => deck.slides.flatMap((slide) => (slide.kind === 'sources' ? slide.entries : []));
const isStoryline = (made: Made): boolean => made.document.blocks.length === 0 && citations(made).length === 0;

suite('a page that is about the topic', () => {
  test('in English: its sections are the slides, and it is named on one of its own', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee', language: 'en' });
    assert.deepEqual(server.faults, []);
    assert.equal(server.asked.length, 2);
    assert.deepEqual(made.file.research?.pages, [{ title: 'Coffee', url: 'https://en.wikipedia.org/wiki/Coffee' }]);
    assert.ok(
      ['Etymology', 'Cultivation'].every((title) => titles(made).includes(title)),
      titles(made).join(', '),
    );
    assert.doesNotMatch(shown(made.deck.slides), /Pendergrast|See also|KOF-ee|External links/);
    assert.match(
      citations(made)[0] ?? '',
      /^Coffee – Wikipedia \(CC BY-SA 4\.0\), \w+ \d+, \d{4}, https:\/\/en\.wikipedia\.org\/wiki\/Coffee$/,
    );
    assert.equal(made.deck.slides.at(-1)?.kind, 'sources');
  });

  test('in German, from the Wikipedia of that language', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Die Geschichte und der Anbau des Kaffees' });
    assert.deepEqual(server.faults, []);
    assert.ok(server.asked.every(({ language }) => language === 'de'));
    assert.equal(made.deck.title, 'Die Geschichte und der Anbau des Kaffees');
    assert.ok(titles(made).includes('Quellen'), titles(made).join(', '));
    assert.match(
      citations(made)[0] ?? '',
      /^Kaffee – Wikipedia \(CC BY-SA 4\.0\), \d+\. \S+ \d{4}, https:\/\/de\.wikipedia\.org\/wiki\/Kaffee$/,
    );
    assert.doesNotMatch(shown(made.deck.slides), /Jacob|Weblinks|ˈkafe/);
  });

  test('another name of the page leads to it', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Bohnenkaffee', language: 'de' });
    assert.deepEqual(
      made.document.references?.map(({ title }) => title),
      ['Kaffee'],
    );
    assert.equal(made.deck.title, 'Bohnenkaffee');
  });

  test('two pages where the topic names two things', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee and tea', language: 'en' });
    assert.deepEqual(
      made.file.research?.pages.map(({ title }) => title),
      ['Coffee', 'Tea'],
    );
    assert.equal(citations(made).length, 2);
    assert.equal(server.asked.length, 3);
  });

  test('a sentence with a formula in it is left out, and no sentence that refers to it remains alone', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'How does photosynthesis work?', language: 'en' });
    assert.deepEqual(
      made.document.references?.map(({ title }) => title),
      ['Photosynthesis'],
    );
    const overview = made.document.blocks.find((block) => block.type === 'paragraph' && block.runs[0]?.text.includes('chloroplasts'));
    assert.deepEqual(overview?.type === 'paragraph' && overview.runs, [
      {
        text: 'In plants photosynthesis takes place in chloroplasts, which hold the green pigment chlorophyll. A plant cell contains between 10 and 100 of them. Leaves are built so that they take in much light and lose little water.',
      },
    ]);
    assert.doesNotMatch(JSON.stringify(made.document.blocks), /displaystyle|Niel|rate at which/);
  });

  for (const numSlides of [1, 2, 3, 4, 7, 20]) {
    test(`exactly ${numSlides} slides, the sources among them`, async (t) => {
      const server = await startWikiServer(t);
      const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee', language: 'en', numSlides });
      assert.equal(made.file.slides, numSlides);
      const named = numSlides < 4 ? (made.deck.slides.at(-1)?.notes ?? '') : citations(made).join();
      assert.match(named, /Wikipedia \(CC BY-SA 4\.0\)/);
    });
  }

  test('a language model is held to the page like to a text', async (t) => {
    const server = await startWikiServer(t);
    const prompts: string[] = [];
    const languageModel = {
      name: 'test',
      concurrency: 2,
      required: false,
      async generate(call: Parameters<typeof author>[0]) {
        prompts.push(`${call.system}\n${call.prompt}`);
        const invented = JSON.stringify(author(call)).replaceAll(/"text":"([^"]+)"/g, '"text":"$1 and 4711 more"');
        return { text: invented, whole: true, inputTokens: 1, outputTokens: 1 };
      },
    };
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee', language: 'en', numSlides: 8, languageModel });
    assert.equal(made.file.slides, 8);
    assert.ok(prompts.every((prompt) => prompt.includes('The source is all you know')));
    assert.ok(prompts.some((prompt) => prompt.includes('Its topic: "Coffee"') && prompt.includes('Pasqua Rosée')));
    assert.doesNotMatch(shown(made.deck.slides), /4711/);
    assert.equal(citations(made).length, 1);
  });
});

suite('a word that means several things', () => {
  test('the meaning that the search has first, and the job says which', async (t) => {
    const server = await startWikiServer(t);
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Mercury', language: 'en' });
    assert.deepEqual(
      made.document.references?.map(({ title }) => title),
      ['Mercury (planet)'],
    );
    assert.deepEqual(made.file.warnings, ['“Mercury” means several things; this is about “Mercury (planet)”.']);
  });
});

suite('no page: a storyline', () => {
  const cases: Readonly<Record<string, string>> = {
    'nothing is found': 'Onboarding of new accountants at Muster & Sons',
    'a page has all the words and is about something else': 'Goatherds of Ethiopia',
    'only a part of the topic is what the page is about': 'Coffee machines of the Mercury spacecraft',
  };
  for (const [name, topic] of Object.entries(cases)) {
    test(name, async (t) => {
      const server = await startWikiServer(t);
      const made = await makeResearched({ baseUrl: server.baseUrl, topic, language: 'en' });
      assert.deepEqual(server.faults, []);
      assert.ok(isStoryline(made));
      assert.match(made.file.research?.none ?? '', /Wikipedia/);
    });
  }

  test('a topic of signs alone, and one as long as can be', async (t) => {
    const server = await startWikiServer(t);
    for (const topic of ['???', '| # [x] "', 'Kaffee|Tee', `insource:/a/ ${'Überlegung '.repeat(39)}`]) {
      assert.ok((await makeResearched({ baseUrl: server.baseUrl, topic, language: 'de' })).deck.slides.length > 0);
    }
    assert.deepEqual(server.faults, []);
  });
});

suite('a server that does not answer as it should', () => {
  const elsewhere = { location: 'http://169.254.169.254/latest/meta-data/' };
  const cases: readonly (readonly [string, Reply, RegExp])[] = [
    ['429', { type: 'status', status: 429, headers: { 'retry-after': '5' } }, /answered 429/],
    ['500', { type: 'status', status: 500 }, /answered 500/],
    ['403', { type: 'status', status: 403 }, /answered 403/],
    ['a redirect to another host', { type: 'status', status: 302, headers: elsewhere }, /redirects elsewhere/],
    ['a redirect without an end', { type: 'status', status: 301, headers: { location: '/en/w/api.php' } }, /redirects more than/],
    ['broken JSON', { type: 'body', body: '{"query":{"pages":[{"title":"Coff' }, /in the form that it documents/],
    ['another shape', { type: 'body', body: '{"query":{"pages":{"12":{"title":"Coffee"}}}}' }, /in the form that it documents/],
    [
      'an error of the API',
      { type: 'body', body: '{"error":{"code":"ratelimited","info":"You have exceeded your rate limit."}}' },
      /ratelimited/,
    ],
    ['a dropped connection', { type: 'drop' }, /cannot be reached/],
    ['a huge answer', { type: 'huge' }, /more than \d+ bytes/],
    ['nothing at all', { type: 'silent' }, /did not answer within 700 ms/],
  ];
  for (const [name, reply, reason] of cases) {
    for (const bad of [1, 2]) {
      test(`${name}, ${bad === 1 ? 'to the search' : 'for the page'}`, async (t) => {
        const server = await startWikiServer(t, (n) => (n < bad ? right : reply));
        // Only who says nothing is waited for in vain: what answers has time on a slow machine too.
        const timeLimit = reply.type === 'silent' ? 700 : 20_000;
        const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee', language: 'en', timeLimit });
        assert.ok(isStoryline(made));
        assert.deepEqual(made.file.research?.pages, []);
        assert.match(made.file.research?.none ?? '', reason);
        assert.ok((made.file.research?.ms ?? 0) < 15_000, `${made.file.research?.ms} ms`);
      });
    }
  }

  test('half of a topic is none', async (t) => {
    const server = await startWikiServer(t, (n) => (n === 2 ? { type: 'status', status: 503 } : right));
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee and tea', language: 'en' });
    assert.ok(isStoryline(made));
  });

  test('one that asks for fewer questions is asked none until then', async (t) => {
    const busy: Reply = { type: 'status', status: 429, headers: { 'retry-after': '1' } };
    const server = await startWikiServer(t, (n) => (n === 1 ? busy : right));
    const { signal } = new AbortController();
    const wikipedia = createWikipedia({ baseUrl: server.baseUrl, contact, timeLimit: 3000 });
    await assert.rejects(wikipedia.search('Coffee', 'en', signal), /answered 429/);
    await assert.rejects(wikipedia.search('Coffee', 'en', signal), /asked for fewer questions/);
    assert.equal(server.asked.length, 1);
    await delay(1100);
    assert.equal((await wikipedia.search('Coffee', 'en', signal))[0]?.title, 'Coffee');
  });

  test('one that is slow, and still in time', async (t) => {
    const server = await startWikiServer(t, () => ({ type: 'late', ms: 150 }));
    const made = await makeResearched({ baseUrl: server.baseUrl, topic: 'Coffee', language: 'en' });
    assert.equal(made.file.research?.pages.length, 1);
  });

  test('one that is not there', async () => {
    const made = await makeResearched({ baseUrl: 'http://127.0.0.1:9/{language}', topic: 'Coffee', language: 'en' });
    assert.ok(isStoryline(made));
    assert.match(made.file.research?.none ?? '', /cannot be reached/);
  });
});

test('Chinese is asked for in its way of writing, Norwegian in the edition of that name', async (t) => {
  const server = await startWikiServer(t);
  for (const language of ['zh-Hant', 'zh-Hans', 'nb', 'pt-BR', 'fil']) {
    await makeResearched({ baseUrl: server.baseUrl, topic: 'XYZ', language });
  }
  assert.deepEqual(server.faults, []);
  const asked = server.asked.map(({ language, parameters }) => [language, parameters.get('variant')].filter(Boolean).join(' '));
  assert.deepEqual([...new Set(asked)], ['zh zh-tw', 'zh zh-cn', 'no', 'pt', 'tl']);
});
