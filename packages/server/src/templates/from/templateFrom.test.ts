import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { readLook } from '@slidewright/engine/read/look/readLook';
import { render } from '@slidewright/engine/render';
import { requireTemplates } from '../ownTemplates.ts';
import { idOf, templateFrom } from './templateFrom.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="60" height="40" fill="#0B6E4F"/><rect x="70" width="90" height="40"/></svg>';
const palette = { bg: '#FFFFFF', text: '#12211B', accent1: '#0B6E4F', accent2: '#B4530A' };
const sample = deck.parse({
  title: 'Rain',
  slides: [
    { kind: 'cover', title: 'Rain' },
    { kind: 'bullets', title: 'Where it goes', items: [{ text: 'Into the ground.' }, { text: 'Into the river.' }] },
    { kind: 'bullets', title: 'What it costs', items: [{ text: 'Less than a wall.' }] },
  ],
});

const folderWith = async (template: object): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'slidewright-from-'));
  await writeFile(join(folder, 'logo.svg'), logo);
  await writeFile(join(folder, 'acme.json'), JSON.stringify(template));
  return folder;
};

test('what a PowerPoint looks like is found again in the template that is made from it', async () => {
  const folder = await folderWith({
    ...{ id: 'Acme', name: 'Acme Energy', base: 'Tokyo', palette, footer: 'Acme, internal' },
    fonts: { heading: { family: 'Lora' }, body: { family: 'Work Sans' } },
    logo: { light: 'logo.svg', place: 'bottom-right', height: 24 },
  });
  const { templates } = await requireTemplates(folder);
  const template = templates.byId('Acme');
  assert.ok(template);
  const { bytes } = render(sample, { template, format: 'pptx', split: true }, templates.fonts);
  const made = await templateFrom(readLook(bytes), { id: 'Again', folder });
  const again = made.template as {
    base: string;
    palette: Record<string, string>;
    fonts: object;
    logo: object;
    footer: string;
    name: string;
  };
  assert.deepEqual([again.name, again.base, again.footer], ['Acme Energy', 'Edinburgh', 'Acme, internal']);
  for (const [role, color] of Object.entries(palette)) assert.equal(again.palette[role], color, role);
  assert.deepEqual(again.fonts, { heading: { family: 'Lora' }, body: { family: 'Work Sans' } });
  assert.deepEqual(again.logo, { light: 'Again-logo.png', place: 'bottom-right', height: 24 });
  for (const [name, content] of Object.entries(made.files)) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'again.json'), JSON.stringify(made.template));
  const { templates: both } = await requireTemplates(folder);
  assert.deepEqual(
    both.own.map(({ id }) => id),
    ['Acme', 'Again'],
  );
  assert.equal((await readFile(join(folder, 'Again-logo.png'))).subarray(1, 4).toString(), 'PNG');
});

test('an id is made of the file’s name', () => {
  assert.equal(idOf('acme corporate 2026'), 'AcmeCorporate2026');
  assert.equal(idOf('Rome'), 'MyRome');
  assert.equal(idOf('2026 – é'), 'E');
});
