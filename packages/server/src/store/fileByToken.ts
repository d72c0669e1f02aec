import type { Database } from './database.ts';

export interface PublishedFile {
  storageKey: string;
  /** As it is offered for download, such as "Solar power.pptx". */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
}

/** The file that a completed job published under this token. */
export async function fileByToken(db: Database, token: string): Promise<PublishedFile | undefined> {
  const row = await db.get<PublishedFile>(
    `SELECT storage_key AS "storageKey", file_name AS "name", file_mime AS "mime", file_size AS "size"
     FROM jobs WHERE file_token = $1 AND status = 'completed' AND storage_key IS NOT NULL`,
    [token],
  );
  return row && { ...row };
}
