/** Every field of the three creation endpoints: what is accepted, as what, and what is refused with which words. */
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
beforeFirst(async () => {
  service = await startService({ rateLimitWrite: 100_000 });
  key = await service.key();
});
after(() => service?.stop());

type Endpoint = 'topic' | 'text' | 'file';
type Fields = Record<string, unknown>;

/** Asks for a presentation with these fields beside the required one; on the file endpoint they travel as strings. */
function ask(endpoint: Endpoint, fields: Fields) {
  const path = `/v1/presentations/${endpoint}`;
  if (endpoint !== 'file') return service.call('POST', path, { key, json: { [endpoint]: 'Solar power', ...fields } });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append('file', new Blob(['Solar power']), 'solar.txt');
  return service.call('POST', path, { key, body });
}

const settings = {
  numSlides: -1,
  template: 'Tokyo',
  format: 'pptx',
  imageSource: 'unsplash',
  debugMode: false,
};
const defaults: Record<Endpoint, Fields> = {
  topic: { source: { origin: 'topic', topic: 'Solar power', content: 'detailed', presentationType: 'General' }, ...settings },
  text: { source: { origin: 'text', text: 'Solar power', contentModificator: 'expand', textDensity: 'concise' }, ...settings },
  file: { source: { origin: 'file', contentModificator: 'expand', textDensity: 'concise' }, ...settings },
};
const endpoints = Object.keys(defaults) as Endpoint[];

const uuid = '0190a5c4-7e1b-7c3d-9f00-1234567890ab';
const shared = {
  numSlides: { accepted: [-1, 1, 50], refused: [0, -2, 51, 1.5, 'five'] },
  template: {
    accepted: [...templateIds, uuid, 'custom-brand', 'custom:brand', 'brand.pptx', 'My brand.potx', 'https://example.com/brand.pptx'],
    refused: ['tokyo', 'Buenos Aires', 'Atlantis', '', 'custom'],
  },
  format: { accepted: ['pptx', 'pdf'], refused: ['PDF', 'docx', ''] },
  imageSource: { accepted: ['unsplash', 'pexels', 'scrapingdog', 'ai', 'flux'], refused: ['google'] },
  imageStyle: {
    accepted: ['auto', 'photorealistic', 'illustration', 'neon', 'abstract', 'black-and-white', '3d', 'linear'],
    refused: ['cubist', 'none'],
  },
  debugMode: { accepted: [true, false], refused: ['maybe', 2] },
};
const rewriting = {
  contentModificator: { accepted: ['preserve', 'expand', 'condense'], refused: ['translate'] },
  textDensity: { accepted: ['minimal', 'concise', 'detailed'], refused: ['dense'] },
  verbosity: { accepted: ['short', 'detailed', 'bulletPoints'], refused: ['bulletpoints'] },
};
/** A character outside the Basic Multilingual Plane counts once, though it takes two UTF-16 units. */
const topicFields = {
  topic: { accepted: ['x', 'x'.repeat(450), '𝒳'.repeat(450)], refused: ['', 'x'.repeat(451), '𝒳'.repeat(451)] },
  content: { accepted: ['short', 'detailed', 'bulletPoints'], refused: ['long'] },
  presentationType: { accepted: ['General', 'Educational Project', 'Business Pitch', 'Reports and Insights'], refused: ['Sales'] },
  targetAudience: { accepted: ['', 'Beginners', '𝒳'.repeat(200)], refused: ['x'.repeat(201)] },
  toneAndStyle: { accepted: ['', 'Formal', '𝒳'.repeat(200)], refused: ['x'.repeat(201)] },
};
const table: Record<Endpoint, Record<string, { accepted: unknown[]; refused: unknown[] }>> = {
  topic: { ...shared, ...topicFields },
  text: { ...shared, ...rewriting, text: { accepted: ['x', 'Line one\n\n# Two'], refused: [''] } },
  file: { ...shared, ...rewriting },
};
const sourceFields = Object.keys({ ...topicFields, ...rewriting, text: true, language: true });

for (const endpoint of endpoints) {
  suite(`POST /v1/presentations/${endpoint}`, () => {
    test('needs no more than its source, and answers id, status and createdAt', async () => {
      const { status, body } = await ask(endpoint, {});
      assert.equal(status, 202);
      assert.deepEqual(Object.keys(body as object), ['id', 'status', 'createdAt']);
      assert.deepEqual(await service.lastRequest(), defaults[endpoint]);
    });

    test('ignores fields that it does not know', async () => {
      assert.equal((await ask(endpoint, { colour: 'red', id: 'mine', source: 'x' })).status, 202);
      assert.deepEqual(await service.lastRequest(), defaults[endpoint]);
    });

    for (const [field, { accepted, refused }] of Object.entries(table[endpoint])) {
      test(`${field}: accepts ${accepted.length} values as they are, refuses ${refused.length}`, async () => {
        for (const value of accepted) {
          const answer = await ask(endpoint, { [field]: value });
          assert.equal(answer.status, 202, `${field} = ${JSON.stringify(value)}: ${JSON.stringify(answer.body)}`);
          const request = await service.lastRequest();
          assert.deepEqual(sourceFields.includes(field) ? request.source[field] : request[field], value);
        }
        for (const value of refused) {
          const answer = await ask(endpoint, { [field]: value });
          assert.equal(answer.status, 400, `${field} = ${JSON.stringify(value)}`);
          assert.match(messageOf(answer), new RegExp(`^${field} (must|is)`));
        }
      });
    }
  });
}

test('the message about an enum lists what is allowed, and what was sent', async () => {
  assert.equal(messageOf(await ask('text', { format: 'doc' })), 'format must be one of pptx, pdf, but is "doc".');
  const template = messageOf(await ask('file', { template: 'tokyo' }));
  for (const id of templateIds) assert.ok(template.includes(id), id);
});

test('the message names every field that is wrong', async () => {
  const message = messageOf(await ask('topic', { numSlides: 0, debugMode: null, language: 'Elvish' }));
  assert.match(message, /numSlides must .* debugMode must/);
  assert.match(message, /language must be a BCP 47 tag/);
});

test('JSON is typed strictly, a form is coerced', async () => {
  const refused = [{ numSlides: '5' }, { debugMode: 'true' }, { debugMode: 1 }, { numSlides: null }, { imageStyle: null }, { topic: 5 }];
  for (const fields of refused) assert.equal((await ask('topic', fields)).status, 400, JSON.stringify(fields));
  assert.equal((await ask('file', { numSlides: ' 5 ', debugMode: 'TRUE' })).status, 202);
  assert.match(messageOf(await ask('file', { debugMode: 'constructor' })), /^debugMode must be true or false, but is "constructor"\.$/);
  const { numSlides, debugMode } = await service.lastRequest();
  assert.deepEqual([numSlides, debugMode], [5, true]);
});

test('language takes a tag or a name, and keeps a tag', async () => {
  const tags = { en: 'en', 'pt-br': 'pt-BR', German: 'de', Deutsch: 'de', 日本語: 'ja', 'Simplified Chinese': 'zh-Hans', español: 'es' };
  for (const [language, tag] of Object.entries(tags)) {
    assert.equal((await ask('topic', { language })).status, 202, language);
    assert.equal((await service.lastRequest()).source.language, tag);
  }
  for (const language of ['Elvish', 'xx', 'en_US', '', 'und']) assert.equal((await ask('topic', { language })).status, 400, language);
});

test('a text or a file keeps its own language', async () => {
  assert.equal((await ask('text', { language: 'German' })).status, 202);
  assert.equal('language' in (await service.lastRequest()).source, false);
});

test('without its source, a request is refused', async () => {
  for (const endpoint of ['topic', 'text']) {
    const answer = await service.call('POST', `/v1/presentations/${endpoint}`, { key, json: {} });
    assert.equal(answer.status, 400);
    assert.equal(messageOf(answer), `${endpoint} is required.`);
  }
});

test('a topic or a text without words is 422', async () => {
  for (const [endpoint, words] of [
    ['topic', '  ?! … 🙂'],
    ['text', '\n\n---\n***\n'],
  ] as const) {
    const answer = await service.call('POST', `/v1/presentations/${endpoint}`, { key, json: { [endpoint]: words } });
    assert.equal(answer.status, 422);
  }
});
