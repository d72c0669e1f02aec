/** Trencadís: broken ceramic in cobalt, sun yellow and brick along a swelling bench edge. */
import { SLIDE } from '../../art/clip.ts';
import { darker, lighter, theme } from '../../art/tones.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { broken } from '../display/outlines.ts';
import { gridOf } from './grids.ts';
import { shards } from './shards.ts';

export const Barcelona: TemplateTokens = {
  id: 'Barcelona',
  family: 'tiles',
  name: 'Barcelona',
  palette: {
    bg: '#FFFDF8',
    text: '#20283A',
    surface: '#F4EFE4',
    muted: '#646676',
    accent1: '#1B57A6',
    accent2: '#F2B632',
    accent3: '#DD5A3A',
    accent4: '#2E8F6B',
    accent5: '#8CC3DD',
    accent6: '#8C4A6B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  strongWeight: 800,
  bullet: { glyph: '◢' },
  rule: 3,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({ area: { x: 56, y: 58, w: 848, h: 434 }, panel: { x: 640, y: 60, w: 284, h: 436 } }),
  chart: {
    quiet: theme.accent5,
    marks: [theme.accent3, theme.accent2, theme.accent4, theme.accent5],
    series: [theme.accent3, theme.accent2, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent3, theme.accent2, theme.accent4, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent2, darker(theme.accent4, 0.25), theme.accent6], outline: broken },
  motif: (frame, { seed, turn }) => {
    // A pebble whose rim swells; in a frame that is wider than high it has room for none and fills it.
    const pebble = frame.w < frame.h;
    const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
    const inside = (x: number, y: number) =>
      Math.hypot((x - cx) / (frame.w / 2), (y - cy) / (frame.h / 2)) < 0.86 + 0.08 * Math.sin(y / 40 + turn * 2);
    return shards(frame, { step: Math.max(34, Math.sqrt(frame.w * frame.h) / 12), ...(pebble ? { inside } : {}) }, `${seed} ${turn}`);
  },
  pageArt: ({ seed }) => shards({ ...SLIDE, h: 26 }, { step: 22, pale: lighter(theme.accent5, 0.66) }, seed),
};
