/** A page of the list of a bucket's objects (ListObjectsV2). */
import type { StoredFile } from '../disk.ts';

export interface Listing {
  files: StoredFile[];
  /** Where the next page begins; undefined after the last. */
  next: string | undefined;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: textOf(object, 'Key') ?? '',
    modifiedMs: Date.parse(textOf(object, 'LastModified') ?? ''),
  }));
  if (files.some(({ modifiedMs }) => Number.isNaN(modifiedMs))) throw new Error('the list of the bucket has an object without a time');
  return { files, next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined };
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? all);
  });
}
