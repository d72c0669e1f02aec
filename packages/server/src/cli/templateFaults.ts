/** What is not as it should be with templates of the operator's own: their files, and workers that lack one. */
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { lackedTemplates } from '../store/lackedTemplates.ts';

const dayMs = 86_400_000;

export async function templateFaults(db: Database, { templatesDir }: Pick<Config, 'templatesDir'>): Promise<string[]> {
  const lacked = await lackedTemplates(db, db.clock.now() - dayMs);
  const workers = lacked.map(
    ({ jobs, message }) =>
      `${jobs === 1 ? 'a presentation' : `${jobs} presentations`} failed in the last day: ${message} Give every worker the same TEMPLATES_DIR, and restart it.`,
  );
  if (templatesDir === '') return workers;
  const [{ readTemplates }, { logoRemarks }] = await Promise.all([
    import('../templates/ownTemplates.ts'),
    import('../templates/logoRemarks.ts'),
  ]);
  const { templates, problems, warnings } = await readTemplates(templatesDir);
  return [...problems, ...warnings, ...logoRemarks(templates), ...workers];
}
