/** Cubist facades at night: faceted diamonds of stone, lamp gold and patinated copper on near-black. */
import { theme } from '../art/tones.ts';
import { facets } from '../families/editorial/art/facets.ts';
import { type EditorialCover, hairline, shared } from '../families/editorial/editorialLook.ts';
import { editorialTokens } from '../families/editorial/editorialTokens.ts';
import { HEAD, headFrame, hung, LEFT } from '../families/editorial/grid.ts';
import { defineTemplate } from '../families/looks.ts';

const fading: EditorialCover = {
  art: { x: 470, y: 0, w: 490, h: 540 },
  label: headFrame(LEFT, 400),
  labelInk: 'accent',
  title: { x: hung(LEFT, 54), y: 72, w: 424, h: 304 },
  size: 54,
  anchor: 'top',
  subtitle: { x: LEFT, y: 388, w: 380, h: 76 },
  subtitleInk: 'text',
  meta: { x: LEFT, y: 484, w: 380, h: 36 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, 380), ink: 'figure' },
    { frame: hairline(LEFT, 474, 380), ink: 'line', above: ['meta'] },
  ],
};

export const Prague = defineTemplate({
  id: 'Prague',
  family: 'editorial',
  name: 'Prague',
  palette: {
    bg: '#17171C',
    text: '#F3EEE3',
    surface: '#222229',
    muted: '#ADA99F',
    accent1: '#D9AE5F',
    accent2: '#B4543F',
    accent3: '#5F8F86',
    accent4: '#8B93B5',
    accent5: '#E9DFC9',
    accent6: '#8C5A78',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.018, figureWeight: 400 },
  body: { family: 'Manrope', weight: 400 },
  bullet: { glyph: '♦' },
  standfirst: 'italic',
  sectionGround: { ref: 'surface' },
  motif: facets,
  ...editorialTokens(
    { family: 'Fraunces', weight: 400 },
    { quiet: { ref: 'accent5', alpha: 0.38 }, parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent4, theme.accent6] },
  ),
  look: {
    ...shared,
    cover: fading,
    roman: true,
    sectionArt: { x: 0, y: 404, w: 960, h: 136 },
    sectionRule: 260,
  },
});
