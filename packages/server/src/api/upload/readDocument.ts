import { readFile } from 'node:fs/promises';
import { ApiError } from '../errors.ts';
import { decodeText } from './decodeText.ts';
import { fileKind } from './fileKind.ts';

/** The text of an uploaded file. Throws a 400 that says what the file is when it is not text, a 422 when it is encrypted. */
export async function readDocument(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new ApiError(400, 'file is empty: it has no bytes.');
  const found = fileKind(bytes);
  switch (found.kind) {
    case 'encrypted':
      throw new ApiError(422, 'file is protected by a password. Remove the password and send it again.');
    case 'document':
      throw new ApiError(400, `${found.name} are not read yet; save the document as plain text or Markdown and send that.`);
    case 'other':
      throw new ApiError(400, `${found.name} are not supported; send plain text or Markdown.`);
    case 'text': {
      const text = decodeText(bytes);
      if (text === undefined) {
        throw new ApiError(400, 'file is not text in UTF-8 (nor in UTF-16 with a byte order mark). Save it as UTF-8 and send it again.');
      }
      return text;
    }
  }
}
