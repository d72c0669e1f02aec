/** Gradient: atmosphere. A gradient of close hues and one family of translucent shapes; large light type; calm content pages. */
import { agendaPage } from '../../arrangements/display/agendaPage.ts';
import { displayLayouts } from '../../arrangements/display/displayLayouts.ts';
import type { Family } from '../family.ts';
import { lookOf } from '../looks.ts';

export const gradient: Family = {
  photographTint: 'accent2',
  layouts: { ...displayLayouts((template) => lookOf('gradient', template)), agenda: agendaPage },
};
