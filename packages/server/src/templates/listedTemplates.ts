/** The templates that a service has, as plain values: what the API tells of them, and which ids it takes. */
import { templateIds } from '@slidewright/contract/template';

/** What the service says of a template of its operator's own. */
export interface TemplateSummary {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly colors: { readonly background: string; readonly text: string; readonly accents: string[] };
}

export interface ListedTemplates {
  /** The built-in ones, then the operator's by the names of their files. */
  readonly ids: readonly string[];
  readonly own: readonly TemplateSummary[];
}

/** Of a service without TEMPLATES_DIR. */
export const builtInOnly: ListedTemplates = { ids: templateIds, own: [] };
