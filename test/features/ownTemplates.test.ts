/** Templates of the operator's own: listed, asked for and shown like those that are built in; a file that is wrong stops the start. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TemplateList } from '@slidewright/contract/template';
import { ZipArchive } from '../../packages/engine/src/zip/read.ts';
import { caller, runCommand, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';
import { lintPackage } from '../pptx/packageLint.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#0B6E4F"/></svg>';
const acme = {
  id: 'Acme',
  name: 'Acme Energy',
  base: 'Boston',
  palette: { accent1: '#0B6E4F' },
  logo: { light: 'logo.svg' },
  footer: 'Acme Energy',
};

test('a service lists, makes and shows presentations in a template of its operator’s', { timeout: 180_000 }, async (t) => {
  const dataDir = await temporaryFolder(t);
  const templatesDir = await temporaryFolder(t);
  const file = join(templatesDir, 'acme.json');
  await writeFile(file, JSON.stringify({ ...acme, base: 'Bostn' }));
  await writeFile(join(templatesDir, 'logo.svg'), logo);
  const settings = { DATA_DIR: dataDir, TEMPLATES_DIR: templatesDir };
  const refused = await runCommand(['templates'], settings);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /TEMPLATES_DIR, acme\.json: base must be one of Boston \(the nearest\)/);

  await writeFile(file, JSON.stringify(acme));
  const service = startService('serve', settings);
  t.after(async () => {
    service.signal('SIGTERM');
    await service.ended;
  });
  const url = await service.url;
  const key = /ppsk_\S+/.exec(service.output().stdout)?.[0] ?? '';
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const post = (path: string, body: object) => fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

  const { templates } = (await (await fetch(`${url}/v1/templates`)).json()) as TemplateList;
  assert.equal(templates.length, 52);
  const listed = templates.at(-1);
  assert.deepEqual([listed?.id, listed?.name, listed?.family, listed?.colors.accents[0]], ['Acme', 'Acme Energy', 'corporate', '#0B6E4F']);
  const preview = await fetch(`${url}${new URL(listed?.previews[0]?.url ?? '').pathname}`);
  assert.equal(preview.headers.get('content-type'), 'image/webp');

  const described = await (await fetch(`${url}/openapi.json`)).text();
  assert.ok(described.includes('"Stockholm","Acme"'));
  const wrong = await post('/v1/presentations/topic', { topic: 'Tea', template: 'Acne' });
  assert.equal(wrong.status, 400);
  assert.match(await wrong.text(), /template must be one of Acme \(the nearest\), Tokyo, Amsterdam/);

  const { create, ended } = caller(url, key);
  const text = '# Tea\n\n## Leaves\n\n- Black tea is oxidised.\n- Green tea is not.\n\n## Water\n\n- It is nearly boiling for black tea.';
  const made = await ended((await create({ text, template: 'Acme' })).id);
  assert.equal(made.status, 'completed', JSON.stringify(made.error));
  const bytes = new Uint8Array(await (await fetch(made.result?.url ?? '')).arrayBuffer());
  assert.deepEqual(lintPackage(bytes), []);
  const zip = new ZipArchive(bytes);
  const layouts = zip.names().filter((name) => /slideLayouts\/slideLayout\d+\.xml$|slideMasters\/slideMaster1\.xml$/.test(name));
  const showing = layouts.filter((name) => new TextDecoder().decode(zip.read(name)).includes('descr="Acme Energy"'));
  assert.ok(showing.length > 10, `the logo is on ${showing.length} of ${layouts.length}`);

  const pdf = await ended((await create({ text, template: 'Acme', format: 'pdf' })).id);
  assert.equal(pdf.status, 'completed', JSON.stringify(pdf.error));
});
