/** Opens the store of files that the settings name. */
import { join } from 'node:path';
import { createDiskFiles, type Files } from './disk.ts';

export interface FilesOptions {
  dataDir: string;
  /** Empty: files lie in `dataDir`. */
  s3Bucket: string;
  s3Endpoint: string;
  s3Region: string;
  s3Prefix: string;
  awsAccessKeyId: string;
  awsSecretAccessKey: string;
}

/** Rejects, with a sentence that names the setting, when the bucket cannot be used. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  if (options.s3Bucket === '') return createDiskFiles(join(options.dataDir, 'files'));
  const { openS3Files } = await import('./s3.ts');
  return openS3Files({
    endpoint: options.s3Endpoint,
    name: options.s3Bucket,
    region: options.s3Region,
    prefix: options.s3Prefix,
    accessKeyId: options.awsAccessKeyId,
    secretAccessKey: options.awsSecretAccessKey,
  });
}
