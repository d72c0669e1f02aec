/** The reference work that the settings name. */
import type { ReferenceWork } from '@slidewright/engine/world';
import type { Config } from '../../config.ts';
import { createWikipedia } from './wikipedia.ts';

/** Undefined when topics are not looked up. */
export function configuredResearch(config: Config): ReferenceWork | undefined {
  if (config.research === 'off') return undefined;
  return createWikipedia({ baseUrl: config.wikipediaBaseUrl, contact: config.wikipediaContact, timeLimit: config.researchTimeoutMs });
}
