import type { Progress } from '@slidewright/contract/extensions';

/** What is being done for a job of which these stages are kept: what is kept is done, and the next is under way. */
export function stageAfter(kept: readonly string[]): Extract<Progress['stage'], 'reading' | 'writing' | 'illustrating' | 'drawing'> {
  if (kept.includes('illustrated')) return 'drawing';
  if (kept.includes('deck')) return 'illustrating';
  return kept.includes('document') ? 'writing' : 'reading';
}
