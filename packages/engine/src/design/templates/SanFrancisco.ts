/** Suspension-cable geometry in bridge vermilion, seen through the cold grey of the summer fog. */
import { defineTemplate } from '../families/looks.ts';
import { cables } from '../families/technical/art/cables.ts';
import { below } from '../families/technical/technicalLook.ts';
import { technicalTokens } from '../families/technical/technicalTokens.ts';

export const SanFrancisco = defineTemplate({
  id: 'SanFrancisco',
  family: 'technical',
  name: 'San Francisco',
  palette: {
    bg: '#141B20',
    text: '#EEF2F2',
    surface: '#1E282F',
    muted: '#9FB0B8',
    accent1: '#FF6238',
    accent2: '#9CC3D5',
    accent3: '#F5C56B',
    accent4: '#6FA38F',
    accent5: '#E79B86',
    accent6: '#6C8CA8',
  },
  heading: { family: 'Space Grotesk', weight: 500, tracking: -0.02, figureWeight: 300 },
  body: { family: 'Space Grotesk', weight: 400 },
  ...technicalTokens(cables, 'lines'),
  look: { mark: 'lines', cover: below, message: 500, foot: 424 },
});
