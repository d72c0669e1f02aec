/** The canal fronts: tall narrow parcels with stepped, necked and bell gables on their reflection, in brick, tar and canal water. */
import type { TemplateTokens } from '../../templates/template.ts';
import { amsterdam, amsterdamMotif } from './looks/amsterdam.ts';
import { reportPage } from './page.ts';

export const Amsterdam: TemplateTokens = {
  ...reportPage(amsterdam),
  id: 'Amsterdam',
  name: 'Amsterdam',
  family: 'report',
  palette: {
    bg: '#FFFFFF',
    text: '#16232A',
    surface: '#F1F2EE',
    muted: '#56646A',
    accent1: '#A23A24',
    accent2: '#1F4A55',
    accent3: '#D7992B',
    accent4: '#6E93A2',
    accent5: '#7C8A5A',
    accent6: '#5B3A4A',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.008, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'IBM Plex Sans', weight: 600 },
  motif: amsterdamMotif,
  chart: {
    quiet: { ref: 'accent4' },
    labelSize: 16,
    parts: [{ ref: 'accent2' }, { ref: 'accent4' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
  },
};
