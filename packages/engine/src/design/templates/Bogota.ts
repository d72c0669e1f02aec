/** Páramo rosettes and cloud-wet ridges, with curved brick and a seed of gold. */
import { defineTemplate } from '../families/looks.ts';
import { riverStones } from '../families/organic/art/carriers.ts';
import { rosetteMark } from '../families/organic/art/marks.ts';
import { paramo } from '../families/organic/art/paramo.ts';
import { ridge } from '../families/organic/art/plates.ts';
import { organicTokens } from '../families/organic/organicTokens.ts';

const paper = organicTokens(paramo, ridge, { family: 'Lora', weight: 600 });

export const Bogota = defineTemplate({
  id: 'Bogota',
  family: 'organic',
  name: 'Bogotá',
  palette: {
    bg: '#E9EEDF',
    text: '#14302A',
    surface: '#DAE3CB',
    muted: '#4D655A',
    accent1: '#0E6650',
    accent2: '#AE4A2F',
    accent3: '#E3AE2C',
    accent4: '#7FA64A',
    accent5: '#C6CF7A',
    accent6: '#8FB3A6',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.02, figureWeight: 600 },
  body: { family: 'DM Sans', weight: 400 },
  ...paper,
  chart: { ...paper.chart, quiet: { ref: 'accent6' } },
  look: { carriers: riverStones, plate: ridge, mark: rosetteMark },
});
