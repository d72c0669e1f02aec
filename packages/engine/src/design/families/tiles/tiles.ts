/** Tiles: the pattern is the brand. A module of simple shapes, large on covers and sections, one thin border on content pages. */
import { agendaPage } from '../../arrangements/display/agendaPage.ts';
import { displayLayouts } from '../../arrangements/display/displayLayouts.ts';
import type { Family } from '../family.ts';
import { lookOf } from '../looks.ts';

export const tiles: Family = { layouts: { ...displayLayouts((template) => lookOf('tiles', template)), agenda: agendaPage } };
