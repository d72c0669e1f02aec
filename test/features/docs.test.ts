/** The documentation and the gallery as the service serves them: every page, every link between them, every picture, without a key. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { docsTopics } from '../../packages/server/src/api/docsPage.ts';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
beforeFirst(async () => {
  service = await startService({});
});
after(() => service?.stop());

test('each page is there, and what it links to and shows is there too', async () => {
  const pages = new Map<string, string>();
  const page = async (path: string): Promise<string> => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await fetch(`${service.url}${path}`, { headers: { accept: 'text/html, */*' } });
    const text = await response.text();
    assert.equal(response.status, 200, `${path}: ${text.slice(0, 200)}`);
    pages.set(path, text);
    return text;
  };
  for (const path of ['/docs', '/gallery', ...docsTopics.map(({ name }) => `/docs/${name}`)]) {
    const text = await page(path);
    assert.match(text, /<h1/, path);
    assert.doesNotMatch(text, /src="(?:https?:)?\/\//, 'nothing comes from elsewhere');
    for (const [, at = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      assert.doesNotMatch(at, /^https?:\/\/localhost/, `${path} links to somebody's own machine`);
      if (/^https?:/.test(at)) continue;
      const [target = '', fragment] = at.split('#');
      const there = target === '' ? text : await page(target);
      if (fragment !== undefined) assert.ok(there.includes(`id="${fragment}"`), `${path} links to ${at}`);
    }
  }
});

test('the reference is of this interface and loads nothing from elsewhere; what there is not is not found', async () => {
  const reference = await fetch(`${service.url}/docs/api/`);
  assert.equal(reference.status, 200);
  assert.match(reference.headers.get('content-security-policy') ?? '', /default-src 'none'; script-src 'self'; style-src 'self';/);
  const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const said = await reference.text();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(methods))
      assert.match(
        said,
        new RegExp(`id="${operationId}"[^\\n]*${method.toUpperCase()}[^\\n]*<code>${path.replace(/[{}]/g, '.')}</code>`),
        operationId,
      );
  assert.doesNotMatch(said, /undefined|\[object/);
  const commands = new Map(
    [...said.matchAll(/aria-label="A command that tries (\w+)"><code>([^<]*)<\/code>/g)].map(([, of = '', command = '']) => [
      of,
      command.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ]),
  );
  assert.equal(commands.size, Object.values(paths).flatMap((methods) => Object.keys(methods)).length);
  const topic = commands.get('createFromTopic') ?? '';
  const [, address = ''] = /^curl -X POST "([^"]+)"/.exec(topic) ?? [];
  assert.equal(new URL(address).pathname, '/v1/presentations/topic');
  assert.match(topic, /-H "authorization: Bearer \$KEY"/);
  const key = await service.key({ credits: 1 });
  const tried = await service.call('POST', '/v1/presentations/topic', { key, json: JSON.parse(/-d '(.*)'$/.exec(topic)?.[1] ?? '') });
  assert.equal(tried.status, 202, JSON.stringify(tried.body));
  for (const path of [
    '/docs/none',
    '/docs/api/try/',
    '/docs/images/none.png',
    '/docs/images/..%2ferrors.md',
    '/docs/images/all-none.webp',
    '/gallery/decks.json',
    '/gallery/none-1.webp',
  ]) {
    const answer = await fetch(`${service.url}${path}`);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [404, 'application/json; charset=utf-8'], path);
  }
});

test('a browser is shown a page where there is nothing, with a way home', async () => {
  for (const path of ['/nothing', '/docs/none', '/gallery/none-1.webp']) {
    const answer = await fetch(`${service.url}${path}`, { headers: { accept: 'text/html,application/xhtml+xml' } });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [404, 'text/html; charset=utf-8'], path);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(await answer.text(), /There is nothing here.*href="\/"/s);
  }
  // A shared address whose presentation is gone; programs are told as of any other.
  const shared = await fetch(`${service.url}/files/none/Rivers.pptx`, { headers: { accept: 'text/html' } });
  assert.deepEqual([shared.status, shared.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
  assert.match(await shared.text(), /This presentation is not here any more/);
  const program = await fetch(`${service.url}/files/none/Rivers.pptx`);
  assert.deepEqual([program.status, program.headers.get('content-type')], [404, 'application/json; charset=utf-8']);
});
