/** The thread in which tokens are counted: a text in, the number of its tokens out. */
import { parentPort } from 'node:worker_threads';
import { createTokenizer } from './tokenizer.ts';

const count = createTokenizer();
parentPort?.on('message', (text: string) => parentPort?.postMessage(count(text)));
