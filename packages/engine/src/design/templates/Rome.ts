/** Travertine arcades in low sun: repeated arches whose shadows lengthen across the wall. */
import { theme } from '../art/tones.ts';
import { arcades } from '../families/editorial/art/arcades.ts';
import { type EditorialCover, hairline, shared } from '../families/editorial/editorialLook.ts';
import { editorialTokens } from '../families/editorial/editorialTokens.ts';
import { HEAD, headFrame, hung, LEFT, RIGHT } from '../families/editorial/grid.ts';
import { defineTemplate } from '../families/looks.ts';

const band: EditorialCover = {
  art: { x: 0, y: 318, w: 960, h: 222 },
  label: headFrame(LEFT, 620),
  labelInk: 'text',
  title: { x: hung(LEFT, 60), y: 56, w: 864, h: 150 },
  size: 60,
  anchor: 'bottom',
  subtitle: { x: LEFT, y: 232, w: 520, h: 76 },
  subtitleInk: 'text',
  meta: { x: 632, y: 232, w: 280, h: 76 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, RIGHT - LEFT), ink: 'text' },
    { frame: hairline(LEFT, 220, RIGHT - LEFT), ink: 'line', above: ['subtitle', 'meta'] },
  ],
};

export const Rome = defineTemplate({
  id: 'Rome',
  family: 'editorial',
  name: 'Rome',
  palette: {
    bg: '#F6EFE2',
    text: '#2A1F18',
    surface: '#EADFCB',
    muted: '#665646',
    accent1: '#B04A1B',
    accent2: '#5C6B3C',
    accent3: '#D99A3D',
    accent4: '#6F8FA0',
    accent5: '#7A2F22',
    accent6: '#B8A68A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.012, figureWeight: 400 },
  body: { family: 'Source Serif 4', weight: 400 },
  figures: { family: 'Playfair Display', weight: 700 },
  bullet: 'dash',
  standfirst: 'italic',
  sectionGround: { ref: 'accent1' },
  motif: arcades,
  ...editorialTokens(
    { family: 'Playfair Display', weight: 700 },
    { quiet: { ref: 'accent2', alpha: 0.65 }, parts: [theme.accent2, theme.accent3, theme.accent4, theme.accent6, theme.accent5] },
  ),
  look: { ...shared, cover: band, roman: true, sectionArt: { x: 0, y: 420, w: 384, h: 120 } },
});
