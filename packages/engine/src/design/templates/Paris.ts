/** Zinc mansards with standing seams and a row of lacquer-red chimney pots over limestone. */
import { theme } from '../art/tones.ts';
import { roofs } from '../families/editorial/art/roofs.ts';
import { type EditorialCover, hairline, shared } from '../families/editorial/editorialLook.ts';
import { editorialTokens } from '../families/editorial/editorialTokens.ts';
import { HEAD, headFrame, hung, LEFT } from '../families/editorial/grid.ts';
import { defineTemplate } from '../families/looks.ts';

const portrait: EditorialCover = {
  art: { x: 616, y: 0, w: 344, h: 540 },
  label: headFrame(LEFT, 520),
  labelInk: 'text',
  title: { x: hung(LEFT, 62), y: 72, w: 540, h: 312 },
  size: 62,
  anchor: 'top',
  subtitle: { x: LEFT, y: 416, w: 330, h: 96 },
  subtitleInk: 'text',
  meta: { x: 404, y: 416, w: 170, h: 96 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, 520), ink: 'text' },
    { frame: hairline(LEFT, 402, 520), ink: 'line', above: ['subtitle', 'meta'] },
  ],
};

export const Paris = defineTemplate({
  id: 'Paris',
  family: 'editorial',
  name: 'Paris',
  palette: {
    bg: '#F8F6F1',
    text: '#17181C',
    surface: '#ECE8DF',
    muted: '#605F5B',
    accent1: '#9A1E34',
    accent2: '#56697A',
    accent3: '#C8A86B',
    accent4: '#2F5D50',
    accent5: '#A9B3BB',
    accent6: '#D08A7E',
  },
  heading: { family: 'Playfair Display', weight: 400, tracking: -0.015, figureWeight: 400 },
  body: { family: 'Work Sans', weight: 400 },
  figures: { family: 'Playfair Display', weight: 400 },
  bullet: 'dash',
  standfirst: 'italic',
  sectionGround: { ref: 'accent1' },
  motif: roofs,
  ...editorialTokens(
    { family: 'Playfair Display', weight: 400 },
    { quiet: { ref: 'accent2', alpha: 0.65 }, parts: [theme.accent2, theme.accent3, theme.accent6, theme.accent5, theme.accent4] },
  ),
  look: { ...shared, cover: portrait, roman: true },
});
