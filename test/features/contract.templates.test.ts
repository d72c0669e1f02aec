/** The list of templates and their pictures: public, and complete. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type TemplateList, templateIds } from '@slidewright/contract/template';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { type Service, startService } from './contract/service.ts';

let service: Service;
beforeFirst(async () => {
  service = await startService({ baseUrl: 'https://slides.example.com/service' });
});
after(() => service?.stop());

test('every template is listed with its colours and pictures, which are there', async () => {
  const { status, body, headers } = await service.call('GET', '/v1/templates');
  assert.equal(status, 200);
  assert.match(headers.get('cache-control') ?? '', /public/);
  const { templates } = body as TemplateList;
  assert.deepEqual(
    templates.map(({ id }) => id),
    [...templateIds],
  );
  for (const { colors, previews } of templates) {
    for (const color of [colors.background, colors.text, ...colors.accents]) assert.match(color, /^#[0-9A-F]{6}$/);
    for (const { url } of previews) {
      assert.ok(url.startsWith('https://slides.example.com/service/v1/templates/'));
      const picture = await service.call('GET', new URL(url).pathname.replace('/service', ''));
      assert.equal(picture.headers.get('content-type'), 'image/webp', url);
      assert.equal(Buffer.from(picture.bytes.slice(8, 12)).toString(), 'WEBP', url);
    }
  }
});

test('what is no picture of a template is not found', async () => {
  for (const path of ['Tokyo/cover.png', 'Tokyo/..%2fgallery.json', 'tokyo/cover.webp', 'Tokyo/gallery.json'])
    assert.equal((await service.call('GET', `/v1/templates/${path}`)).status, 404, path);
});
