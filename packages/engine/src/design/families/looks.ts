/** How a template is written, and how its family reads what it says of its own look. */
import type { TemplateId } from '@slidewright/contract/template';
import type { DisplayLook } from '../arrangements/display/displayLook.ts';
import type { FamilyId } from '../tokens/familyId.ts';
import type { Template, TemplateTokens } from '../tokens/template.ts';
import type { CorporateLook } from './corporate/corporateLook.ts';
import type { EditorialLook } from './editorial/editorialLook.ts';
import type { InkLook } from './ink/inkLook.ts';
import type { MinimalLook } from './minimal/minimalLook.ts';
import type { OrganicLook } from './organic/organicLook.ts';
import type { PlayfulLook } from './playful/playfulLook.ts';
import type { PosterLook } from './poster/posterLook.ts';
import type { ReportLook } from './report/reportLook.ts';
import type { SwissLook } from './swiss/swissLook.ts';
import type { TechnicalLook } from './technical/technicalLook.ts';

/** What the templates of each family differ in beside their tokens and their art. */
interface Looks extends Record<FamilyId, object> {
  minimal: MinimalLook;
  editorial: EditorialLook;
  swiss: SwissLook;
  technical: TechnicalLook;
  organic: OrganicLook;
  poster: PosterLook;
  corporate: CorporateLook;
  tiles: DisplayLook;
  gradient: DisplayLook;
  ink: InkLook;
  report: ReportLook;
  playful: PlayfulLook;
}

/** The tokens of a built-in template, with all that its family wants to know of its look. */
export const defineTemplate = <F extends FamilyId>(
  template: Omit<TemplateTokens, 'look'> & { readonly id: TemplateId; readonly family: F; readonly look: Looks[F] },
): TemplateTokens => template;

/** Throws for a template of another family: what a family draws is drawn for its own templates alone. */
export function lookOf<F extends FamilyId>(family: F, template: Pick<Template, 'id' | 'family' | 'look'>): Looks[F] {
  if (template.family !== family) throw new Error(`"${template.id}" is of the family ${template.family}, not of ${family}`);
  return template.look as Looks[F];
}
