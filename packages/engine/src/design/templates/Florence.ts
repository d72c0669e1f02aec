/** Marble intarsia: green serpentine, rose and white stone set in measured squares. */
import { theme } from '../art/tones.ts';
import { intarsia } from '../families/editorial/art/intarsia.ts';
import { type EditorialCover, hairline, shared } from '../families/editorial/editorialLook.ts';
import { editorialTokens } from '../families/editorial/editorialTokens.ts';
import { HEAD, headFrame, hung, LEFT, RIGHT } from '../families/editorial/grid.ts';
import { defineTemplate } from '../families/looks.ts';

const inset: EditorialCover = {
  art: { x: 584, y: 74, w: 328, h: 394 },
  framed: true,
  label: headFrame(LEFT, 500),
  labelInk: 'text',
  title: { x: hung(LEFT, 60), y: 70, w: 514, h: 306 },
  size: 60,
  anchor: 'top',
  subtitle: { x: LEFT, y: 410, w: 480, h: 80 },
  subtitleInk: 'text',
  meta: { x: 572, y: HEAD.y, w: 340, h: HEAD.h },
  metaAlign: 'end',
  rules: [
    { frame: hairline(LEFT, HEAD.rule, RIGHT - LEFT), ink: 'text' },
    { frame: { x: LEFT, y: 394, w: 60, h: 2.5 }, ink: 'figure', above: ['subtitle'] },
    { frame: hairline(LEFT, 494, RIGHT - LEFT), ink: 'line' },
  ],
};

export const Florence = defineTemplate({
  id: 'Florence',
  family: 'editorial',
  name: 'Florence',
  palette: {
    bg: '#FCFBF8',
    text: '#1E2723',
    surface: '#F1EEE7',
    muted: '#5C6560',
    accent1: '#1F5B4A',
    accent2: '#C2705A',
    accent3: '#D6A84A',
    accent4: '#7C8C96',
    accent5: '#8E3B2E',
    accent6: '#A9BDAA',
  },
  heading: { family: 'Lora', weight: 500, tracking: -0.012, figureWeight: 500 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '♦' },
  standfirst: 'italic',
  sectionGround: { ref: 'accent1' },
  motif: intarsia,
  ...editorialTokens(
    { family: 'Lora', weight: 500 },
    { quiet: { ref: 'accent4', alpha: 0.6 }, parts: [theme.accent2, theme.accent6, theme.accent3, theme.accent4, theme.accent5] },
  ),
  look: {
    ...shared,
    cover: inset,
    roman: false,
    sectionArt: { x: 0, y: 412, w: 384, h: 128 },
  },
});
