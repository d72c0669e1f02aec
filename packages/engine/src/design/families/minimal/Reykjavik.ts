/** A table mountain across the bay, drawn only in horizontal strata, mirrored in pale glacial water. */
import { plainGrid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import { strataMark } from './marks.ts';
import { strata } from './strata.ts';

export const Reykjavik: TemplateTokens = {
  id: 'Reykjavik',
  family: 'minimal',
  name: 'Reykjavík',
  palette: {
    bg: '#F5F7F7',
    text: '#15191B',
    surface: '#E7ECED',
    muted: '#566064',
    accent1: '#0B7A85',
    accent2: '#2E3A40',
    accent3: '#8DBFCB',
    accent4: '#B8A11E',
    accent5: '#C2573A',
    accent6: '#98A3A8',
  },
  heading: { family: 'IBM Plex Sans', weight: 300, tracking: -0.018, figureWeight: 300 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'JetBrains Mono', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'text' },
  grid: plainGrid,
  motif: strata,
  pageArt: strataMark,
};
