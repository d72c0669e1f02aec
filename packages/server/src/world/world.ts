/** The engine's World as this service provides it. */
import type { Log, World } from '@slidewright/engine/world';
import { createFontSource } from './fonts.ts';

/** One for the thread: the engine keeps what it has measured with it. */
const fonts = createFontSource();

export const createWorld = ({ log, signal }: { log: Log; signal: AbortSignal }): World => ({ fonts, log, signal });
