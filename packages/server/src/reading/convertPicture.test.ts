import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocx } from '@slidewright/engine/read/docx/readDocx';
import sharp from 'sharp';
import { packageFrom } from '../../../../test/fixtures/documents/ooxml/flatPackage.ts';
import { ZipArchive } from '../../../engine/src/zip/read.ts';
import { writeZip } from '../../../engine/src/zip/write.ts';
import { convertPicture } from './convertPicture.ts';

/** Red to the left, blue to the right. */
const drawing = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, gravity: 'east' },
  ]);

/** The same as a bitmap: 24 bits a pixel, from the bottom up. */
function bitmap(width = 64, height = 48): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) file.writeUIntLE(x < width / 2 ? 0xff0000 : 0x0000ff, 54 + y * stride + x * 3, 3);
  return file;
}

test('GIF, WebP, TIFF and BMP become PNG', async () => {
  const files = [
    await drawing().gif().toBuffer(),
    await drawing().webp({ lossless: true }).toBuffer(),
    await drawing().tiff({ compression: 'lzw' }).toBuffer(),
    bitmap(),
  ];
  for (const file of files) {
    const picture = await convertPicture(file);
    assert.deepEqual([picture?.mime, picture?.width, picture?.height], ['image/png', 64, 48]);
    const { data, info } = await sharp(Buffer.from(picture?.data ?? '', 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    assert.equal(data.toString('hex', 0, 3), 'ff0000');
    assert.equal(data.toString('hex', 63 * info.channels, 63 * info.channels + 3), '0000ff');
  }
});

test('what is larger than a slide is made smaller', async () => {
  const picture = await convertPicture(await drawing(4000, 3000).webp().toBuffer());
  assert.deepEqual([picture?.width, picture?.height], [1800, 1350]);
});

test('damaged, huge and other files are not converted', async () => {
  const huge = bitmap();
  huge.writeInt32LE(100_000, 18);
  const cut = (await drawing().webp().toBuffer()).subarray(0, 40);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>');
  for (const file of [huge, cut, bitmap().subarray(0, 2000), svg, Buffer.from('BM is short')])
    assert.equal(await convertPicture(file), undefined);
});

test('a document shows pictures in other formats, or says that it does not', async () => {
  const source = `<rel from="word/document.xml" id="gif" type="image" target="media/a.gif"/><part name="word/media/a.gif">GIF</part>
    <part name="word/document.xml"><w:p><w:r><w:t>The harbour.</w:t></w:r></w:p>
    <w:p><w:r><w:drawing><pic:pic><pic:blipFill><a:blip r:embed="gif"/></pic:blipFill></pic:pic></w:drawing></w:r></w:p></part>`;
  const archive = new ZipArchive(packageFrom(source));
  const gif = await drawing().gif().toBuffer();
  const bytes = writeZip(archive.names().map((name) => ({ name, content: name.endsWith('.gif') ? gif : (archive.read(name) ?? '') })));
  const shown = await readDocx(bytes, convertPicture);
  assert.deepEqual(
    Object.values(shown.images ?? {}).map(({ mime }) => mime),
    ['image/png'],
  );
  assert.deepEqual(shown.warnings, []);
  const left = await readDocx(bytes);
  assert.equal(left.images, undefined);
  assert.deepEqual(
    left.blocks.map((block) => block.type),
    ['paragraph'],
  );
  assert.deepEqual(left.warnings, ['Pictures that are neither PNG nor JPEG were left out.']);
});
