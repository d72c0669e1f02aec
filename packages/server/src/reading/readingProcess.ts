/**
 * What a reading process runs: the only place where documents of strangers are taken apart. It may read files, but not write any, nor
 * start programs; it has no environment and connects to nothing. Its memory and time are limited from outside.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { documentText } from '@slidewright/engine/read/documentText';
import { UnreadableDocument } from '@slidewright/engine/read/failure';
import { readFile, warmUp } from '@slidewright/engine/read/file';
import { createTokenizer } from '../tokens/tokenizer.ts';
import { convertPicture } from './convertPicture.ts';
import type { ToReader } from './messages.ts';
import { type Read, serveReader } from './serveReader.ts';

Socket.prototype.connect = () => {
  throw new Error('Reading a document needs no connection.');
};

// pdf.js would load a native library of 40 MB to draw with, which reading never does.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@napi-rs/canvas') throw new Error('Reading a document needs no canvas.');
    return next(specifier, context);
  },
});

let countTokens: ((text: string) => number) | undefined;

async function read({ path, tokenLimit }: ToReader): Promise<Read> {
  try {
    const document = await readFile(readFileSync(path), convertPicture);
    const text = documentText(document);
    // A token has at least one byte, so a short text need not be counted.
    if (Buffer.byteLength(text) <= tokenLimit) return { type: 'document', document };
    countTokens ??= createTokenizer();
    const tokens = countTokens(text);
    return tokens <= tokenLimit ? { type: 'document', document } : { type: 'tooManyTokens', tokens };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return { type: 'unreadable', kind: cause.kind, message: cause.message };
    throw cause;
  }
}

void serveReader({ warmUp, read });
