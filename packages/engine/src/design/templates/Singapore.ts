/** Engineered canopies: fans of fine ribs rising from a waterline, orchid on rainforest green-black. */
import { defineTemplate } from '../families/looks.ts';
import { canopies } from '../families/technical/art/canopies.ts';
import { below } from '../families/technical/technicalLook.ts';
import { technicalTokens } from '../families/technical/technicalTokens.ts';

export const Singapore = defineTemplate({
  id: 'Singapore',
  family: 'technical',
  name: 'Singapore',
  palette: {
    bg: '#08211D',
    text: '#EFF6EE',
    surface: '#0F2F29',
    muted: '#98B8AC',
    accent1: '#F58AC0',
    accent2: '#C6E86B',
    accent3: '#5CC8B8',
    accent4: '#FFB35C',
    accent5: '#A9B8FF',
    accent6: '#6F9A8A',
  },
  heading: { family: 'IBM Plex Sans', weight: 500, tracking: -0.015, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  ...technicalTokens(canopies, 'crosses'),
  look: { mark: 'crosses', cover: below, message: 456, foot: 468 },
});
