/** A flat mountain under its cloth of cloud, cold two-ocean blues and the coral of a protea. */
import { defineTemplate } from '../families/looks.ts';
import { cape } from '../families/organic/art/cape.ts';
import { cairn } from '../families/organic/art/carriers.ts';
import { bracts } from '../families/organic/art/marks.ts';
import { stone } from '../families/organic/art/plates.ts';
import { organicTokens } from '../families/organic/organicTokens.ts';

export const CapeTown = defineTemplate({
  id: 'CapeTown',
  family: 'organic',
  name: 'Cape Town',
  palette: {
    bg: '#F1EEE7',
    text: '#12303A',
    surface: '#FBFAF6',
    muted: '#54696D',
    accent1: '#1E6A80',
    accent2: '#EA7F6A',
    accent3: '#F0B48A',
    accent4: '#7A9360',
    accent5: '#A58FA6',
    accent6: '#86BCC4',
  },
  heading: { family: 'Lora', weight: 500, tracking: -0.015, figureWeight: 500 },
  body: { family: 'Nunito', weight: 400 },
  ...organicTokens(cape, stone, { family: 'Lora', weight: 500 }),
  look: { carriers: cairn, plate: stone, mark: bracts },
});
