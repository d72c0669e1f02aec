/** What an engine thread runs. */
import { makePresentation, warmUp } from './makePresentation.ts';
import { serveThread } from './serveThread.ts';

await serveThread({ warmUp, make: makePresentation });
