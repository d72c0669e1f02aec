/** Whether a sentence only leads to what stands below it. */
import { hangs } from './hangs.ts';

export const announces = (text: string, language: string): boolean => hangs(text, language).some(({ kind }) => kind === 'announcement');
