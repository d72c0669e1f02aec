import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blend, type Color, contrast, type Palette, resolveColor } from '../../model/color.ts';
import { chartStyle, readable, seriesColors, textOn } from './chartStyle.ts';

const light: Palette = {
  bg: '#FFFFFF',
  text: '#16181C',
  surface: '#F4F3F0',
  muted: '#5F636B',
  accent1: '#FFCC00',
  accent2: '#F2E9D8',
  accent3: '#2A4365',
  accent4: '#B4B4C8',
  accent5: '#9AA3AE',
  accent6: '#7A4A5E',
};
const dark: Palette = { ...light, bg: '#111111', text: '#FFFFFF', surface: '#222222', muted: '#AAAAAA', accent2: '#203040' };
const styles = [light, dark].map((palette) => chartStyle({ palette, family: 'Inter', accent: { ref: 'accent1' }, rtl: false }));

test('text on every mark reads', () => {
  for (const style of styles)
    for (const mark of [style.accent, style.quiet, ...style.parts, ...seriesColors(12, 0, style)]) {
      const ground = resolveColor(style.ground, style.palette);
      const below = blend(resolveColor(mark, style.palette), ground);
      const ink = blend(resolveColor(textOn(mark, style), style.palette), ground);
      assert.ok(contrast(ink, below) >= 4.5, JSON.stringify(mark));
    }
});

test('an accent that does not read as text gives way to the colour of text, unless it is large', () => {
  const [onLight, onDark] = styles;
  assert.ok(onLight && onDark);
  assert.deepEqual(readable(onLight.accent, 15, onLight), onLight.text);
  assert.deepEqual(readable(onDark.accent, 15, onDark), onDark.accent);
  const middling: Color = { hex: '#8A8A8A' };
  assert.deepEqual(readable(middling, 15, onLight), onLight.text);
  assert.deepEqual(readable(middling, 24, onLight), middling);
});

test('series: the leading one has the accent, those that stand out come first, and twelve differ', () => {
  const [style] = styles;
  assert.ok(style);
  assert.deepEqual(seriesColors(4, 1, style), [{ ref: 'accent3' }, { ref: 'accent1' }, { ref: 'accent6' }, { ref: 'accent4' }]);
  assert.equal(new Set(seriesColors(12, 0, style).map((c) => JSON.stringify(c))).size, 12);
});
