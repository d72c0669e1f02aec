/** The continuous signage band of the first underground line, bending through the station in parallel stripes, on pale marble. */
import type { TemplateTokens } from '../../templates/template.ts';
import { milan, milanMotif } from './looks/milan.ts';
import { reportPage } from './page.ts';

export const Milan: TemplateTokens = {
  ...reportPage(milan),
  id: 'Milan',
  name: 'Milan',
  family: 'report',
  palette: {
    bg: '#F7F3F0',
    text: '#141614',
    surface: '#ECE4E0',
    muted: '#5E5A57',
    accent1: '#00573F',
    accent2: '#E3A21A',
    accent3: '#C98579',
    accent4: '#2B2F2C',
    accent5: '#7FA08C',
    accent6: '#8A5A2B',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 600 },
  motif: milanMotif,
  chart: {
    quiet: { ref: 'accent5' },
    labelSize: 16,
    parts: [{ ref: 'accent4' }, { ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent5' }, { ref: 'accent6' }],
  },
  table: { key: { ref: 'accent2' } },
};
