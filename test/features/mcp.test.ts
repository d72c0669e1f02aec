/** The tools for assistants, called by a client of the official SDK: over HTTP with a key, and on standard input and output. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { slide } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { main } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
let key: string;
let client: Client;
beforeFirst(async () => {
  service = await startService({ baseUrl: 'https://slides.example.com' });
  key = await service.key({ credits: 2 });
  client = await connected(key);
});
after(async () => {
  await client?.close();
  await service?.stop();
});

async function connected(as: string): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${as}` };
  // The SDK's own types do not agree with each other where a property may be undefined.
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit: { headers } });
  await made.connect(transport as Parameters<Client['connect']>[0]);
  return made;
}

type Content = { type: string; text?: string; data?: string; mimeType?: string }[];
async function use(name: string, input: object = {}, by = client) {
  const answer = await by.callTool({ name, arguments: { ...input } });
  const content = answer.content as Content;
  return { isError: answer.isError === true, content, text: content.map(({ text = '' }) => text).join('\n') };
}
const json = async <T>(name: string, input: object = {}, by = client): Promise<T> => {
  const { text, isError } = await use(name, input, by);
  assert.equal(isError, false, text);
  return JSON.parse(text) as T;
};
interface Made {
  id: string;
  status: string;
  url: string;
  template: string;
  slides: { number: number; title: string }[];
}

const deck = {
  title: 'Quiet ferries',
  slides: [
    { kind: 'cover', title: 'Quiet ferries', subtitle: 'What the harbour gains' },
    {
      kind: 'stats',
      title: 'Electric ferries cost half as much to run',
      stats: [
        { figure: '11 €', label: 'a crossing' },
        { figure: '41 €', label: 'with diesel' },
      ],
    },
    { kind: 'closing', title: 'Order two more' },
  ],
};

test('an assistant learns the shapes, makes a deck of its own, looks at it, edits it and renders it anew', async () => {
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    [
      ...['describe_slides', 'list_templates', 'make_from_deck', 'make_from_topic', 'make_from_text', 'make_from_file'],
      ...['get_presentation', 'look_at_slides', 'get_deck', 'edit_slides', 'render'],
    ],
    'files of the machine are not for those who call over HTTP',
  );
  const guide = (await use('describe_slides')).text;
  for (const { shape } of slide.options) assert.match(guide, new RegExp(`^- ${shape.kind.value}: .{10}`, 'm'));
  const shapes = await json<Record<string, { required: string[] }>>('describe_slides', { kinds: ['stats', 'waterfall'] });
  assert.deepEqual(Object.keys(shapes), ['stats', 'waterfall']);
  assert.ok(shapes.stats?.required.includes('stats'));

  const wrong = await use('make_from_deck', { deck: { ...deck, slides: [{ kind: 'stats', title: 'Costs', stats: [] }] } });
  assert.deepEqual([wrong.isError, /^deck\.slides\.0\.stats must/.test(wrong.text)], [true, true], wrong.text);
  const unknown = await use('make_from_deck', { deck: { ...deck, slides: [{ kind: 'charts', title: 'Costs' }] } });
  assert.match(unknown.text, /^deck\.slides\.0\.kind must be one of chart \(the nearest\), cover, .*, but is "charts"\.$/);
  const made = await json<Made>('make_from_deck', { deck, template: 'Kyoto' });
  assert.deepEqual([made.status, made.template, made.slides.length], ['completed', 'Kyoto', 3]);
  assert.match(made.url, /^https:\/\/slides\.example\.com\/files\/.*\.pptx$/);
  assert.equal((await service.call('GET', new URL(made.url).pathname)).status, 200);

  const { content } = await use('look_at_slides', { id: made.id, slides: [1, 2], width: 480 });
  const pictures = content.filter(({ type }) => type === 'image');
  assert.equal(pictures.length, 2);
  for (const { data = '', mimeType } of pictures) {
    assert.equal(mimeType, 'image/png');
    assert.equal(Buffer.from(data, 'base64').readUInt32BE(16), 480);
  }
  assert.match((await use('look_at_slides', { id: made.id, slides: [9] })).text, /There is no slide 9: there are 3/);

  const edits = [
    { op: 'set', at: 1, fields: { title: 'A crossing costs a quarter', notes: 'Say it slowly.' } },
    { op: 'insert', at: 2, slide: { kind: 'quote', title: 'Heard on board', quote: 'You hear the gulls again.' } },
    { op: 'move', at: 3, to: 1 },
    { op: 'delete', at: 0 },
  ];
  const edited = await json<{ deckSlides: { kind: string }[] }>('edit_slides', { id: made.id, edits });
  assert.deepEqual(
    edited.deckSlides.map(({ kind }) => kind),
    ['closing', 'stats', 'quote'],
  );
  const kept = await json<{ slides: { title: string; notes?: string }[] }>('get_deck', { id: made.id });
  assert.deepEqual([kept.slides[1]?.title, kept.slides[1]?.notes], ['A crossing costs a quarter', 'Say it slowly.']);
  const faulty = await use('edit_slides', { id: made.id, edits: [{ op: 'set', at: 1, fields: { title: null } }] });
  assert.match(faulty.text, /^slides\.1\.title is required/);
  const dotted = await json<{ warning: string }>('edit_slides', {
    id: made.id,
    edits: [{ op: 'set', at: 1, fields: { 'stats.0.figure': '12 €' } }],
  });
  assert.match(dotted.warning, /^Left unheeded: slides\.1\.stats\.0\.figure\. describe_slides /);
  const version = await json<Made>('render', { id: made.id, template: 'Oslo', format: 'pdf' });
  assert.deepEqual([version.template, version.slides[1]?.title], ['Oslo', 'A crossing costs a quarter']);
  assert.match(version.url, /\.pdf$/);
  const account = (await service.call('GET', '/v1/me', { key })).body as { credits: { remaining: number } };
  assert.equal(account.credits.remaining, 1, 'one presentation was paid, its versions were not');
});

test('what a Deck says that no slide shows is named', async () => {
  const extra = {
    title: 'Extras',
    subtitel: 'None',
    slides: [
      {
        kind: 'stats',
        title: 'Costs',
        stats: [
          { figure: '11 €', label: 'a crossing', hint: 'less' },
          { figure: '41 €', label: 'before' },
        ],
      },
      { kind: 'table', title: 'Rows', columns: ['Line', 'Boats'], rows: [['North', '2', 'new']], highlightRow: 4 },
      {
        kind: 'chart',
        title: 'Shares',
        chart: {
          type: 'pie',
          categories: ['A', 'B'],
          series: [
            { name: 'One', values: [1, 2] },
            { name: 'Two', values: [2, 1] },
          ],
        },
      },
    ],
  };
  const other = await connected(await service.key());
  const { warning } = await json<{ warning: string }>('make_from_deck', { deck: extra }, other);
  assert.match(
    warning,
    /^Left unheeded: slides\.0\.stats\.0\.hint, subtitel, slides\.1\.rows\.0\.2, slides\.1\.highlightRow, slides\.2\.chart\.series\.1\. /,
  );
  await other.close();
});

test('templates are shown; another key sees nothing; without a key there is nothing to see', async () => {
  const templates = await json<{ id: string; accents: string[] }[]>('list_templates');
  assert.equal(templates.length, templateIds.length);
  const { id } = await json<Made>('make_from_deck', { deck });
  const other = await connected(await service.key());
  assert.match((await use('get_deck', { id }, other)).text, /^This key has asked for no presentation with this id/);
  await other.close();
  assert.equal((await use('make_from_deck', { deck })).isError, true, 'there are no credits left');
  assert.match((await use('list_templates', { show: 'montréal' })).text, /no template "montréal": the nearest is Montreal/);
  const unknown = await service.call('POST', '/mcp', { json: {} }).catch((cause: Error) => cause);
  assert.ok(!(unknown instanceof Error) || /401/.test(unknown.message));
  await assert.rejects(connected('ppsk_wrong'), /401/);
  assert.equal((await fetch(`${service.url}/mcp`, { headers: { 'x-api-key': key } })).status, 405);
});

test('a model without tools reads what the service is and how a Deck is written', async () => {
  const read = async (path: string) => (await fetch(`${service.url}${path}`)).text();
  assert.match(
    await read('/llms.txt'),
    /^# Slidewright\n\n> Makes presentations.*https:\/\/slides\.example\.com\/v1\/presentations\/deck/s,
  );
  assert.match(await read('/llms-full.txt'), /### waterfall\n\nAmounts that lead.*"const":"waterfall"/s);
});

test('on standard input and output a whole service stands behind the tools, and files of the machine are read and written', async (t) => {
  const folder = await temporaryFolder(t);
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), WORKERS: '1', RESEARCH: 'off', LOG_LEVEL: 'silent' };
  const compiled = process.env.NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  const local = new Client({ name: 'test', version: '1' });
  await local.connect(new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env: { ...env, ...compiled } }));
  const source = join(folder, 'rivers.md');
  await writeFile(source, '# Rivers\n\n## Length\n\n- The Nile is 6,650 km long.\n- The Amazon is 6,400 km long.\n');
  let made = await json<Made>('make_from_file', { path: source, numSlides: 4, format: 'pdf' }, local);
  while (made.status !== 'completed') made = await json<Made>('get_presentation', { id: made.id }, local);
  assert.equal(made.slides.length, 4);
  assert.equal('url' in made, false, 'nothing listens there');
  const path = join(folder, 'rivers.pdf');
  const wrong = (name: string) => use('save', { id: made.id, path: join(folder, name) }, local);
  assert.match((await wrong('rivers.pptx')).text, /^path must end in \.pdf, as the file is of that format/);
  assert.match((await wrong('none/rivers.pdf')).text, /^path must be in a folder that is there, but there is no .*none\.$/);
  await json('save', { id: made.id, path }, local);
  assert.equal((await readFile(path)).subarray(0, 5).toString(), '%PDF-');
  let scaffold = await json<Made & { warnings?: string[] }>('make_from_topic', { topic: 'Tea', numSlides: 4 }, local);
  while (scaffold.status !== 'completed') scaffold = await json('get_presentation', { id: scaffold.id }, local);
  assert.match(scaffold.warnings?.[0] ?? '', /^The slides are a scaffold of questions: no language model is configured/);
  await local.close();
});
