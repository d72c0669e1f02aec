import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { develop } from './develop.ts';

const want = { width: 600, height: 800 };
const bytesOf = (data: string) => Buffer.from(data, 'base64');
const plane = (width: number, height: number, background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });

/** A disc on a calm ground, its middle at the shares. */
function scene(width: number, height: number, x: number, y: number) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#C8D4DC"/><circle cx="${x * width}" cy="${y * height}" r="${height * 0.14}" fill="#E02810"/></svg>`,
    ),
  );
}

/** Share of the pixels that are the disc's. */
async function redness(data: string): Promise<number> {
  const { data: pixels, info } = await sharp(bytesOf(data)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let i = 0; i < pixels.length; i += info.channels) if ((pixels[i] ?? 0) > 180 && (pixels[i + 1] ?? 0) < 110) red++;
  return red / (info.width * info.height);
}

test('the cut keeps the subject whole, wherever it is', async () => {
  for (const x of [0.12, 0.5, 0.88]) {
    const { width, height, data, mime } = await develop(await scene(2400, 1200, x, 0.5).jpeg().toBuffer(), want);
    assert.deepEqual([width, height, mime], [600, 800, 'image/jpeg']);
    const whole = (Math.PI * (800 * 0.14) ** 2) / (600 * 800);
    assert.ok(Math.abs((await redness(data)) - whole) < whole * 0.1, `the disc at ${x}`);
  }
});

test('never enlarged, and refused where it would blur', async () => {
  const { width, height } = await develop(await plane(480, 640, '#345678').jpeg().toBuffer(), want);
  assert.deepEqual([width, height], [480, 640]);
  await assert.rejects(develop(await plane(300, 400, '#345678').jpeg().toBuffer(), want), /300 x 400 pixels is too small/);
});

test('upright, by what the camera noted', async () => {
  const turned = await scene(1600, 1200, 0.5, 0.15).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  const { data } = await develop(turned, { width: 800, height: 600 });
  assert.ok((await redness(await half(data, 'top'))) > 5 * (await redness(await half(data, 'bottom'))));
});

async function half(data: string, part: 'top' | 'bottom'): Promise<string> {
  const picture = sharp(bytesOf(data));
  const { width, height } = await picture.metadata();
  const cut = { left: 0, top: part === 'top' ? 0 : Math.floor(height / 2), width, height: Math.floor(height / 2) };
  return (await picture.extract(cut).png().toBuffer()).toString('base64');
}

test('four inks become three colours', async () => {
  const inks = await plane(800, 1000, '#2060A0').toColourspace('cmyk').jpeg().toBuffer();
  const { space, channels } = await sharp(bytesOf((await develop(inks, want)).data)).metadata();
  assert.deepEqual([space, channels], ['srgb', 3]);
});

test('what shows through stays so; an opaque drawing may be a PNG; a photograph is a JPEG without progression', async () => {
  const clear = await develop(await plane(800, 1000, { r: 10, g: 90, b: 160, alpha: 0.4 }).png().toBuffer(), want);
  assert.equal(clear.mime, 'image/png');
  assert.equal((await sharp(bytesOf(clear.data)).stats()).isOpaque, false);
  const noise = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .png()
    .toBuffer();
  const photo = await develop(noise, want);
  assert.equal(photo.mime, 'image/jpeg');
  assert.equal((await sharp(bytesOf(photo.data)).metadata()).isProgressive, false);
});

test('gray, and two colours', async () => {
  const picture = await scene(1200, 1600, 0.5, 0.5).jpeg().toBuffer();
  const gray = await sharp(bytesOf((await develop(picture, { ...want, treatment: { type: 'grayscale' } })).data)).stats();
  assert.ok(Math.abs((gray.channels[0]?.mean ?? 0) - (gray.channels[2]?.mean ?? 0)) < 1);
  const treatment = { type: 'duotone', colors: ['#102040', '#F0E0C0'] } as const;
  const { data } = await develop(picture, { ...want, treatment });
  const { data: pixels } = await sharp(bytesOf(data)).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...pixels.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3)];
  const near = (color: readonly number[], wanted: readonly number[]) => color.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 12);
  assert.ok(near(at(300, 400), [0x10, 0x20, 0x40]), 'the disc is in the shadows’ colour');
  assert.ok(near(at(20, 20), [0xf0, 0xe0, 0xc0]), 'the ground is in the lights’ colour');
});

test('two cuts of a picture look alike, other pictures do not', async () => {
  const picture = await scene(1600, 1200, 0.3, 0.6).jpeg().toBuffer();
  const [tall, wide] = [
    await develop(picture, want),
    await develop(await sharp(picture).resize(1200).webp().toBuffer(), { width: 800, height: 450 }),
  ];
  const other = await develop(await scene(1600, 1200, 0.7, 0.2).jpeg().toBuffer(), want);
  const difference = (a: string, b: string) => [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;
  assert.ok(difference(tall.fingerprint, wide.fingerprint) <= 3);
  assert.ok(difference(tall.fingerprint, other.fingerprint) > 6);
});
