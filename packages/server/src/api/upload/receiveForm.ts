/** Receives a form with a file. The file goes to the disk as it comes, since fields that say what to do with it may follow it. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { sizeInWords } from '../sizeInWords.ts';

export interface FormOptions {
  /** Bytes. */
  fileSizeLimit: number;
  /** The fields that mean something, the file's among them; the others are ignored. */
  names: readonly string[];
}

const fileField = 'file';
const maxParts = 100;
const maxFieldBytes = 64 * 1024;

export interface Form {
  /** Those that mean something. */
  readonly fields: Record<string, unknown>;
  /** The names of all fields and files. */
  readonly names: readonly string[];
}

/** Writes the form's file to `path` and returns its fields. Throws a 400 when there is something wrong with the form. */
export async function receiveForm(request: FastifyRequest, path: string, options: FormOptions): Promise<Form> {
  return receive(request, path, options).catch((error: unknown) => {
    // What is still coming is taken and dropped: a client that is sending hears the answer only when it has been heard out.
    request.raw.unpipe();
    request.raw.resume();
    throw explain(error);
  });
}

async function receive(request: FastifyRequest, path: string, { fileSizeLimit, names }: FormOptions): Promise<Form> {
  // What is larger with all the fields that there may be is refused before it is sent: whoever uploads hears it at once.
  if (Number(request.headers['content-length']) > fileSizeLimit + maxParts * maxFieldBytes) throw tooLarge(fileSizeLimit);
  const fields: Record<string, unknown> = {};
  const seen = new Set<string>();
  const limits = { fileSize: fileSizeLimit, fieldSize: maxFieldBytes, parts: maxParts };
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname;
    const known = names.includes(name);
    if (known && seen.has(name)) throw new ApiError(400, `${name} is there more than once. Send each field once.`);
    seen.add(name);
    if (part.type === 'file') {
      if (name === fileField) await save(part, path, fileSizeLimit);
      else if (known) throw new ApiError(400, `${name} must be a plain field, but came as a file.`);
      else await drain(part);
    } else if (name === fileField) {
      throw new ApiError(400, `${fileField} must come as a file, with a file name, but came as a plain field.`);
    } else if (known) {
      fields[name] = part.value;
    }
  }
  if (!seen.has(fileField)) throw new ApiError(400, `${fileField} is required: send the document as the part "${fileField}" of the form.`);
  return { fields, names: [...seen] };
}

async function save(part: MultipartFile, path: string, fileSizeLimit: number): Promise<void> {
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) throw tooLarge(fileSizeLimit);
}

const tooLarge = (limit: number): ApiError =>
  new ApiError(400, `${fileField} is larger than ${sizeInWords(limit)}. Shorten or divide the document.`);

async function drain(part: MultipartFile): Promise<void> {
  for await (const _chunk of part.file);
}

/** Errors of the parser are about what the caller sent; those of the disk are not. */
function explain(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error;
  return new ApiError(400, `The body is not a valid multipart/form-data form: ${error.message}.`);
}
