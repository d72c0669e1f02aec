import assert from 'node:assert/strict';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readTemplates, requireTemplates } from './ownTemplates.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="40" height="40" fill="#0B6E4F"/><rect x="50" y="10" width="70" height="20"/></svg>';
const lora = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/lora/package.json'));

async function folderWith(files: Readonly<Record<string, object | string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slidewright-templates-'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const problemsOf = async (template: object): Promise<readonly string[]> =>
  (await readTemplates(await folderWith({ 'acme.json': { id: 'Acme', base: 'Tokyo', ...template } }))).problems;

test('a template has its own colours, fonts and logo, and the rest from its base', async () => {
  const folder = await folderWith({
    'acme.json': {
      id: 'Acme',
      name: 'Acme Energy',
      base: 'Boston',
      palette: { bg: '#101820', text: '#ffffff', accent1: '#FFB81C' },
      fonts: {
        heading: { family: 'Acme Serif', regular: 'regular.ttf', bold: 'bold.ttf' },
        body: { package: '@expo-google-fonts/work-sans' },
      },
      logo: { light: 'mark.svg', place: 'bottom-right' },
      footer: 'Acme Energy',
    },
    'mark.svg': mark,
  });
  await cp(join(lora, '400Regular', 'Lora_400Regular.ttf'), join(folder, 'regular.ttf'));
  await cp(join(lora, '700Bold', 'Lora_700Bold.ttf'), join(folder, 'bold.ttf'));
  const { templates, warnings } = await requireTemplates(folder);
  assert.equal(templates.ids.at(-1), 'Acme');
  assert.deepEqual(
    templates.own.map(({ name, family }) => [name, family]),
    [['Acme Energy', 'corporate']],
  );
  const template = templates.byId('Acme');
  assert.equal(template?.base, 'Boston');
  assert.equal(template.palette.text, '#FFFFFF');
  assert.deepEqual([template.heading.family, template.heading.weight], ['Acme Serif', 700]);
  assert.equal(template.body.family, 'Work Sans');
  assert.deepEqual([template.brand?.logo?.light?.mime, template.brand?.logo?.corner], ['image/png', 'bottom-right']);
  assert.equal(templates.fonts.face('Acme Serif', 600)?.weight, 700);
  assert.equal(templates.fonts.face('Lora', 400)?.family, 'Lora');
  assert.equal(warnings.length, 1);
  assert.match(warnings[0] ?? '', /acme\.json: fonts\.heading: Acme Serif lacks letters of .*Greek.*: Noto stands in/);
  assert.equal(templates.byId('Rome')?.id, 'Rome');
});

test('a wrong file is named, with its field, what is valid and what helps', async () => {
  const cases: readonly [object, RegExp][] = [
    [{ base: 'Bostn' }, /^TEMPLATES_DIR, acme\.json: base must be one of Boston \(the nearest\), Tokyo/],
    [{ base: undefined }, /base is missing: it must be one of Tokyo, Amsterdam/],
    [{ colour: 'red' }, /colour is not known.*: a template has id, name, base, palette/],
    [{ palette: { accent: '#123456' } }, /palette\.accent is not known, accent1 probably is meant: palette has bg, text/],
    [{ palette: { bg: 'white' } }, /palette\.bg must be a colour such as "#1A4FD6", but is "white"/],
    [
      { palette: { text: '#BBBBBB' } },
      /palette\.text: text #BBBBBB on bg #FFFFFF has a contrast of 1\.9:1, and text needs 4\.5:1\. Make text darker/,
    ],
    [{ id: 'Rome' }, /id must not be the id of a built-in template, but is "Rome"/],
    [{ id: 'Acme GmbH' }, /id must be one word of letters and digits/],
    [{ logo: { light: 'nowhere.svg' } }, /logo\.light: nowhere\.svg cannot be read \(ENOENT\): put the file there/],
    [{ logo: { light: 'acme.json' } }, /logo\.light: acme\.json is not a picture that can be read: give a PNG, an SVG or a JPEG/],
    [{ logo: { light: 'acme.json', place: 'top' } }, /logo\.place must be one of top-left/],
    [{ fonts: { body: { family: 'Frutiger' } } }, /fonts\.body: "Frutiger" is not a font that Slidewright ships: it ships Archivo/],
    [
      { fonts: { body: { package: '@acme/none' } } },
      /fonts\.body: the package "@acme\/none" is not installed: run "npm install @acme\/none"/,
    ],
    [{ fonts: { body: { package: 'zod' } } }, /fonts\.body: the package "zod" has no static TrueType files/],
    [{ fonts: { body: { regular: 'acme.json' } } }, /fonts\.body: acme\.json is not a whole TrueType font/],
    [{ fonts: { body: 'Inter' } }, /fonts\.body must be \{"family": …\}/],
  ];
  for (const [template, expected] of cases) {
    const problems = await problemsOf(template);
    assert.match(problems[0] ?? 'none', expected, JSON.stringify(template));
  }
});

test('two files may not share an id, and a folder must be there', async () => {
  const twice = await folderWith({ 'a.json': { id: 'Acme', base: 'Tokyo' }, 'b.json': { id: 'Acme', base: 'Rome' }, 'c.json': '{' });
  const { templates, problems } = await readTemplates(twice);
  assert.deepEqual(
    templates.own.map(({ id }) => id),
    ['Acme'],
  );
  assert.match(problems.join('\n'), /b\.json: id "Acme" is that of another file too.*\n.*c\.json: the file is not JSON/);
  await assert.rejects(requireTemplates(join(twice, 'none')), /TEMPLATES_DIR must be a folder, but there is none at/);
});

test('an accent that is faint on the page is a warning: it is set in a darker shade there', async () => {
  const { warnings } = await requireTemplates(
    await folderWith({ 'acme.json': { id: 'Acme', base: 'Tokyo', palette: { accent1: '#FFE34D' } } }),
  );
  assert.match(warnings.join(), /palette\.accent1: #FFE34D on bg #FFFFFF has a contrast of 1\.\d:1, and large figures need 3:1/);
});
