/** What the drawing thread runs. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { threadIsLoaded, withOwnOptions } from './startThread.ts';

enableCompileCache();
void start();

async function start(): Promise<void> {
  const { serveDrawing } = await import('./serveDrawing.ts');
  threadIsLoaded();
  serveDrawing(() => withOwnOptions(flushCompileCache));
}
