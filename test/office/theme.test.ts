/** A theme that is changed in a finished file changes every slide: LibreOffice renders the file before and after. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { deck } from '@slidewright/contract/deck';
import { render } from '../../packages/engine/src/render.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { readPackage } from '../pptx/readPackage.ts';
import { drawnPages } from './libreOffice.ts';

const run = promisify(execFile);
const succeeds = (program: string, ...args: string[]): Promise<boolean> =>
  run(program, args).then(
    ({ stdout }) => program !== 'fc-list' || stdout.trim() !== '',
    () => false,
  );
/** Comes with LibreOffice on Debian, and no template uses it. */
const otherFont = 'DejaVu Serif';
const possible =
  (await succeeds('soffice', '--version')) && (await succeeds('pdftoppm', '-v')) && (await succeeds('fc-list', otherFont, 'family'));
const folder = await mkdtemp(join(tmpdir(), 'slidewright-theme-'));
after(() => rm(folder, { recursive: true, force: true }));

const accent = [0xd6, 0x3a, 0x16] as const;
const otherAccent = [0x00, 0x5c, 0xff] as const;

test('accent and fonts of the theme are those of every slide', { skip: !possible }, async () => {
  const sample = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
  const { bytes } = render(sample, { template: 'Tokyo', format: 'pptx', split: true }, createFontSource());
  const changed = writeZip(
    readPackage(bytes).map(({ name, content }) => ({ name, content: name === 'ppt/theme/theme1.xml' ? restyled(content) : content })),
  );
  const [before = [], afterwards = []] = await rendered({ before: bytes, after: changed });
  assert.equal(afterwards.length, before.length);
  let shown = 0;
  for (const [i, page] of before.entries()) {
    const now = afterwards[i];
    assert.ok(now);
    assert.match(now.fonts, /DejaVuSerif/, `page ${i + 1} has kept its fonts`);
    const old = count(page.pixels, accent);
    if (old < 20) continue;
    shown++;
    assert.equal(count(now.pixels, accent), 0, `page ${i + 1} has kept the old accent somewhere`);
    // Letters in another font cover more or less.
    assert.ok(count(now.pixels, otherAccent) > old * 0.6, `page ${i + 1} does not show the new accent where it showed the old one`);
  }
  assert.ok(shown > before.length / 2);
});

function restyled(theme: Uint8Array): Uint8Array {
  const xml = Buffer.from(theme).toString();
  const recoloured = xml.replace(/(<a:accent1><a:srgbClr val=")D63A16/, '$1005CFF');
  assert.notEqual(recoloured, xml);
  return Buffer.from(recoloured.replace(/(<a:(?:major|minor)Font><a:latin typeface=")[^"]*/g, `$1${otherFont}`));
}

interface RenderedPage {
  /** Three bytes each. */
  readonly pixels: Uint8Array;
  readonly fonts: string;
}

/** Both at one go: LibreOffice is slow to start. */
async function rendered(files: Readonly<Record<string, Uint8Array>>): Promise<RenderedPage[][]> {
  const sources = Object.keys(files).map((name) => join(folder, `${name}.pptx`));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, `${name}.pptx`), bytes);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...sources]);
  return Promise.all(Object.keys(files).map((name) => pagesOf(join(folder, `${name}.pdf`))));
}

async function pagesOf(pdf: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const [i, { pixels }] of (await drawnPages(pdf, 36)).entries()) {
    const page = String(i + 1);
    pages.push({ pixels, fonts: (await run('pdffonts', ['-f', page, '-l', page, pdf])).stdout });
  }
  return pages;
}

/** How many pixels have nearly the colour. */
function count(pixels: Uint8Array, [r, g, b]: readonly [number, number, number]): number {
  const near = (i: number, value: number) => Math.abs((pixels[i] ?? 0) - value) <= 6;
  let found = 0;
  for (let i = 0; i < pixels.length; i += 3) if (near(i, r) && near(i + 1, g) && near(i + 2, b)) found++;
  return found;
}
