/** The pleated bellows of a bandoneon opened wide, in the house-paint colours of the harbour quarter. */
import type { TemplateTokens } from '../../templates/template.ts';
import { buenosAires, buenosAiresMotif } from './looks/buenosAires.ts';
import { playfulPage } from './page.ts';

export const BuenosAires: TemplateTokens = {
  ...playfulPage('accent1', buenosAires),
  id: 'BuenosAires',
  name: 'Buenos Aires',
  family: 'playful',
  palette: {
    bg: '#FFFFFF',
    text: '#121B3A',
    surface: '#EAF1FA',
    muted: '#53597A',
    accent1: '#1E49B8',
    accent2: '#FFC629',
    accent3: '#F0543C',
    accent4: '#2FA58A',
    accent5: '#F59BB6',
    accent6: '#7CB9F0',
  },
  heading: { family: 'Archivo', weight: 900, tracking: -0.005, figureWeight: 900 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 600 },
  coverGround: { ref: 'accent2' },
  sectionGround: { ref: 'accent1' },
  motif: buenosAiresMotif,
  chart: {
    quiet: { ref: 'accent6' },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
    gap: 42,
    labelSize: 20,
    labelWeight: 600,
    categorySize: 14,
    lineWidth: 5,
  },
  table: { head: { ref: 'accent1' }, band: { ref: 'surface' }, key: { ref: 'accent2' } },
};
