/** Vertical density: pencil towers with lit windows and bamboo scaffolding, neon yellow on harbour ink. */
import { defineTemplate } from '../families/looks.ts';
import { towers } from '../families/technical/art/towers.ts';
import { beside } from '../families/technical/technicalLook.ts';
import { technicalTokens } from '../families/technical/technicalTokens.ts';

export const HongKong = defineTemplate({
  id: 'HongKong',
  family: 'technical',
  name: 'Hong Kong',
  palette: {
    bg: '#0E1230',
    text: '#F4F3EC',
    surface: '#1A2046',
    muted: '#A6ACCB',
    accent1: '#FFD23F',
    accent2: '#FF5A4F',
    accent3: '#4CC9F0',
    accent4: '#C98F4E',
    accent5: '#8BE08A',
    accent6: '#8F97E8',
  },
  heading: { family: 'Archivo', weight: 600, tracking: -0.015, figureWeight: 300 },
  body: { family: 'Archivo', weight: 400 },
  ...technicalTokens(towers, 'verticals'),
  look: { mark: 'verticals', cover: beside, message: 520, foot: 500 },
});
