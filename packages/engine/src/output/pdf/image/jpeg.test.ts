import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serialize } from '../syntax/value.ts';
import { jpegDict } from './jpeg.ts';

const segment = (marker: number, ...data: number[]) => [0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data];
const frame = (marker: number, components: number) =>
  segment(marker, 8, 0x01, 0x00, 0x02, 0x00, components, ...new Array<number>(components * 3).fill(1));
const jpeg = (...segments: number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]);

test('size and colours are those of the frame, wherever it stands', () => {
  const dict = serialize(jpegDict(jpeg(segment(0xe0, 1, 2, 3), segment(0xc4, 0), [0xff], frame(0xc2, 3))));
  assert.match(dict, /\/Width 512\/Height 256\/ColorSpace \/DeviceRGB\/BitsPerComponent 8\/Filter \/DCTDecode/);
  assert.match(serialize(jpegDict(jpeg(frame(0xc0, 1)))), /DeviceGray/);
});

test('inks are inverted where Adobe wrote them', () => {
  const adobe = segment(0xee, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0);
  assert.match(serialize(jpegDict(jpeg(adobe, frame(0xc0, 4)))), /DeviceCMYK.*\/Decode \[1 0 1 0 1 0 1 0\]/);
  assert.doesNotMatch(serialize(jpegDict(jpeg(frame(0xc0, 4)))), /Decode \[/);
});

test('a file without a frame is refused', () => {
  assert.throws(() => jpegDict(jpeg(segment(0xe0, 1, 2, 3))), /no frame header/);
  assert.throws(() => jpegDict(jpeg(frame(0xc0, 2))), /2 components/);
});
