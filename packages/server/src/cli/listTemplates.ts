/** The templates of this process for what does not draw: only with TEMPLATES_DIR is anything read. */
import { readConfig } from '../config.ts';
import { builtInOnly, type ListedTemplates } from '../templates/listedTemplates.ts';

/** @throws ConfigError when a file of TEMPLATES_DIR is not in order */
export async function listTemplates(
  { templatesDir }: { readonly templatesDir: string } = readConfig(),
  warn: (warning: string) => void = () => undefined,
): Promise<ListedTemplates> {
  if (templatesDir === '') return builtInOnly;
  const { requireTemplates } = await import('../templates/ownTemplates.ts');
  const { templates, warnings } = await requireTemplates(templatesDir);
  for (const warning of warnings) warn(warning);
  return { ids: templates.ids, own: templates.own };
}
