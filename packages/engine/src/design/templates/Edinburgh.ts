/** The plan of Georgian crescents and circuses in slate and sandstone, with heather in the gardens. */
import { theme } from '../art/tones.ts';
import { crescents } from '../families/editorial/art/crescents.ts';
import { type EditorialCover, hairline, shared, tallStrip } from '../families/editorial/editorialLook.ts';
import { editorialTokens } from '../families/editorial/editorialTokens.ts';
import { HEAD, headFrame, hung } from '../families/editorial/grid.ts';
import { defineTemplate } from '../families/looks.ts';

const plateLeft: EditorialCover = {
  art: { x: 0, y: 0, w: 372, h: 540 },
  label: headFrame(412, 500),
  labelInk: 'text',
  title: { x: hung(412, 56), y: 64, w: 500, h: 328 },
  size: 56,
  anchor: 'bottom',
  subtitle: { x: 412, y: 408, w: 480, h: 76 },
  subtitleInk: 'accent',
  meta: { x: 412, y: 494, w: 500, h: 34 },
  rules: [
    { frame: hairline(412, HEAD.rule, 500), ink: 'text' },
    { frame: hairline(412, 484, 500), ink: 'line', above: ['meta'] },
  ],
};

export const Edinburgh = defineTemplate({
  id: 'Edinburgh',
  family: 'editorial',
  name: 'Edinburgh',
  palette: {
    bg: '#F1F2F2',
    text: '#20242A',
    surface: '#E4E5E3',
    muted: '#565B62',
    accent1: '#5A3560',
    accent2: '#3F5B73',
    accent3: '#B9843A',
    accent4: '#6E8060',
    accent5: '#9A9EA6',
    accent6: '#B5657F',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.02, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: { glyph: '▪' },
  standfirst: 'roman',
  sectionGround: { ref: 'accent1' },
  motif: crescents,
  ...editorialTokens(
    { family: 'Source Serif 4', weight: 600 },
    { quiet: { ref: 'accent5', alpha: 0.75 }, parts: [theme.accent2, theme.accent4, theme.accent3, theme.accent6, theme.accent5] },
  ),
  look: {
    ...shared,
    cover: plateLeft,
    roman: false,
    closingArt: { x: 592, y: 424, w: 368, h: 116 },
    tallClosingArt: tallStrip,
  },
});
