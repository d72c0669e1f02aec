/** What an engine thread runs. */
import { enableCompileCache, flushCompileCache } from 'node:module';

// Compiled code is kept in the system's temporary folder: the engine then loads in 0.4 s instead of 1.1 s.
enableCompileCache();
const { makePresentation, warmUp } = await import('./makePresentation.ts');
const { serveThread } = await import('./serveThread.ts');

await serveThread({ warmUp, make: makePresentation });
flushCompileCache();
