/**
 * Files of finished jobs in a bucket of an S3-compatible store. Every object goes up with its SHA-256, which the store checks: one that was
 * cut short or changed on the way is not stored. What fails on the way is tried again.
 */
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Files } from './disk.ts';
import { type Bucket, createBucket, type S3Options } from './s3/bucket.ts';
import { readListing } from './s3/listing.ts';

/** Whoever waits for an answer waits this long for a store that is away; a file that has been made is worth more patience. Milliseconds. */
const readPatienceMs = 5000;
const writePatienceMs = 30_000;
/** One answer of the store stands for as long: each would be paid for. */
const probeEveryMs = 10_000;
const validKey = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Rejects, with a sentence that names the setting, when the bucket cannot be used. */
export async function openS3Files(options: S3Options): Promise<Files> {
  const bucket = createBucket(options);
  await requireBucket(bucket, options);
  return s3Files(bucket, options.prefix);
}

async function requireBucket(bucket: Bucket, { endpoint, name }: S3Options): Promise<void> {
  const refuse = (why: string): never => {
    throw new Error(`S3_BUCKET ${name} at S3_ENDPOINT ${endpoint} cannot be used: ${why}.`);
  };
  const { status } = await bucket
    .send('HEAD', '', { patienceMs: readPatienceMs })
    .catch((cause: unknown) => refuse(`it cannot be reached (${cause instanceof Error ? cause.message : cause})`));
  if (status === 404) refuse('there is no such bucket: create it');
  if (status === 401 || status === 403) refuse('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are wrong, or may not use it');
  if (status !== 200) refuse(`it answers ${status}; S3_REGION may be another`);
}

function s3Files(bucket: Bucket, prefix: string): Files {
  const keyOf = (key: string): string => {
    if (!validKey.test(key)) throw new Error(`"${key}" is not a file key: letters, digits, ".", "_" and "-" only`);
    return `/${prefix}${key}`;
  };
  const reading = { patienceMs: readPatienceMs };
  const look = async (key: string): Promise<Headers | undefined> => {
    const { status, headers } = await bucket.send('HEAD', keyOf(key), reading);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`looking for ${key} was answered ${status}`);
    return headers;
  };
  const put = async (key: string, body: () => Promise<Uint8Array<ArrayBuffer> | Blob>, sha256: string): Promise<void> => {
    const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
    const { status } = await bucket.send('PUT', keyOf(key), { headers, body, patienceMs: writePatienceMs });
    if (status !== 200 && status !== 201) throw new Error(`storing ${key} was answered ${status}`);
  };
  let probed: { at: number; result: Promise<unknown> } | undefined;

  return {
    // A copy: what is sent lies in memory of its own, not in a piece of one that others share.
    write: (key, bytes) => put(key, async () => new Uint8Array(bytes), createHash('sha256').update(bytes).digest('hex')),

    async writeFrom(key, path) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      await put(key, () => openAsBlob(path), hash.digest('hex'));
    },

    async probe() {
      if (!probed || performance.now() - probed.at > probeEveryMs) {
        probed = { at: performance.now(), result: bucket.send('HEAD', '', reading).then(({ status }) => status) };
      }
      const status = await probed.result;
      if (status !== 200) throw new Error(`the bucket answers ${status}`);
    },

    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { status, headers: answered, body } = await bucket.send('GET', keyOf(key), { ...reading, headers });
      if (status === 404) return undefined;
      if ((status !== 200 && status !== 206) || !body) throw new Error(`reading ${key} was answered ${status}`);
      const size = Number(range ? answered.get('content-range')?.split('/')[1] : answered.get('content-length'));
      return { stream: Readable.fromWeb(body), size };
    },

    async size(key) {
      const headers = await look(key);
      return headers && Number(headers.get('content-length'));
    },

    async version(key) {
      const headers = await look(key);
      return headers?.get('etag')?.replace(/[^A-Za-z0-9]/g, '');
    },

    async remove(key) {
      const { status } = await bucket.send('DELETE', keyOf(key), reading);
      if (status !== 204 && status !== 200 && status !== 404) throw new Error(`removing ${key} was answered ${status}`);
    },

    async *list() {
      for (let after: string | undefined, more = true; more; ) {
        const query = { 'list-type': '2', prefix, ...(after !== undefined && { 'continuation-token': after }) };
        const answer = await bucket.send('GET', `?${new URLSearchParams(query)}`, reading);
        if (answer.status !== 200 || !answer.body) throw new Error(`listing the bucket was answered ${answer.status}`);
        const page = readListing(await new Response(answer.body).text());
        for (const { key, modifiedMs } of page.files) {
          const name = key.slice(prefix.length);
          // What else lies there is somebody else's.
          if (key.startsWith(prefix) && validKey.test(name)) yield { key: name, modifiedMs };
        }
        after = page.next;
        more = after !== undefined;
      }
    },

    // An object is there as a whole or not at all.
    sweep: async () => undefined,
  };
}
