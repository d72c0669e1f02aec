/** Files in a bucket of a real S3-compatible store. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test from 'node:test';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import { createBucket } from '../../../packages/server/src/store/files/s3/bucket.ts';
import type { S3Server } from '../../fixtures/server/s3Server.ts';
import { temporaryFolder } from '../../fixtures/server/temporaryStore.ts';

export async function filesInS3(server: S3Server): Promise<void> {
  const settings = await server.createBucket();
  const files = await openFiles({ dataDir: '', ...settings });
  const textOf = async (key: string, range?: { start: number; end: number }) => {
    const read = await files.read(key, range);
    return read && { text: String(await buffer(read.stream)), size: read.size };
  };
  const { s3Endpoint: endpoint, s3Bucket: name, s3Region: region, s3Prefix: prefix } = settings;
  const account = { accessKeyId: settings.awsAccessKeyId, secretAccessKey: settings.awsSecretAccessKey };
  const bucket = createBucket({ endpoint, name, region, prefix, ...account });

  test('what is written is read, in parts too, replaced and removed', async () => {
    await files.write('a-1.pdf', Buffer.from('first'));
    const version = await files.version('a-1.pdf');
    await files.write('a-1.pdf', Buffer.from('second one'));
    assert.deepEqual(await textOf('a-1.pdf'), { text: 'second one', size: 10 });
    assert.deepEqual(await textOf('a-1.pdf', { start: 2, end: 5 }), { text: 'cond', size: 10 });
    assert.equal(await files.size('a-1.pdf'), 10);
    assert.match(version ?? '', /^[a-z0-9]+$/);
    assert.notEqual(await files.version('a-1.pdf'), version);
    await files.remove('a-1.pdf');
    await files.remove('a-1.pdf');
    assert.deepEqual(
      [await textOf('a-1.pdf'), await files.size('a-1.pdf'), await files.version('a-1.pdf')],
      [undefined, undefined, undefined],
    );
  });

  test('a file goes up as it is, and is listed with its age among its own only', async (t) => {
    const path = join(await temporaryFolder(t), 'upload');
    const bytes = Buffer.alloc(6 * 2 ** 20, 'tea ');
    await writeFile(path, bytes);
    await files.writeFrom('b.source', path);
    const read = await files.read('b.source');
    assert.ok(read && bytes.equals(await buffer(read.stream)));
    const sha256 = createHash('sha256').update('x').digest('hex');
    const body = async () => new Uint8Array(Buffer.from('x'));
    await bucket.send('PUT', '/other/b', { headers: { 'x-amz-content-sha256': sha256 }, body, patienceMs: 0 });
    const listed: string[] = [];
    for await (const { key, modifiedMs } of files.list()) {
      listed.push(key);
      assert.ok(Math.abs(Date.now() - modifiedMs) < 600_000);
    }
    assert.deepEqual(listed, ['b.source']);
  });

  test('what was changed or cut short on its way is not stored', async () => {
    const sha256 = createHash('sha256').update('all of it').digest('hex');
    const body = async () => new Uint8Array(Buffer.from('half of i'));
    const answer = await bucket.send('PUT', `/${prefix}c`, { headers: { 'x-amz-content-sha256': sha256 }, body, patienceMs: 0 });
    assert.equal(answer.status, 400);
    assert.equal(await files.read('c'), undefined);
  });

  test('a key cannot lead out of its place', async () => {
    for (const key of ['../a', 'a/b', '..', '', '.hidden', 'a\0b', 'x'.repeat(300)]) {
      await assert.rejects(async () => files.read(key), /is not a file key/);
    }
  });

  test('a bucket that cannot be used is named, with what is wrong', async () => {
    const open = (changed: object) => openFiles({ dataDir: '', ...settings, ...changed });
    await assert.rejects(open({ s3Bucket: 'missing' }), /^Error: S3_BUCKET missing .*there is no such bucket: create it\.$/);
    await assert.rejects(open({ awsSecretAccessKey: 'wrong' }), /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are wrong/);
    await assert.rejects(open({ s3Endpoint: 'http://127.0.0.1:1' }), /cannot be reached \(HEAD test-1: .*\)\.$/);
  });

  test('a store whose connections break off is asked again', async (t) => {
    let broken = 3;
    const proxy = createServer((client) => {
      if (broken-- > 0) return client.destroy();
      const real = connect(Number(new URL(endpoint).port), '127.0.0.1');
      client
        .on('error', () => real.destroy())
        .pipe(real.on('error', () => client.destroy()))
        .pipe(client);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    t.after(() => proxy.close());
    const address = proxy.address();
    const s3Endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    await (await openFiles({ dataDir: '', ...settings, s3Endpoint })).write('d', Buffer.from('late'));
    assert.ok(broken < 0);
    assert.deepEqual(await textOf('d'), { text: 'late', size: 4 });
  });
}
