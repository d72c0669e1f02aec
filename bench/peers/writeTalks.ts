/** Puts talks on the disk in all the languages that makers read. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePhotos } from '../pptx/photos.ts';
import { markdownOf } from './adapters/markdown.ts';
import { typstOf } from './adapters/typst.ts';
import type { Job } from './inProcess.ts';
import type { Maker } from './makers.ts';
import type { Talk } from './talk.ts';

export interface Writing {
  readonly talk: Talk;
  /** Its place among all talks. */
  readonly number: number;
}

/** The jobs of a maker, whose files are `folder/src` and `folder/out`. */
export async function writeTalks(maker: Maker, writings: readonly Writing[], folder: string): Promise<Job[]> {
  const [sources, results] = [join(folder, 'src'), join(folder, 'out')];
  for (const each of [sources, results]) await mkdir(each, { recursive: true });
  const photos = makePhotos(writings.map(({ number }) => number));
  return Promise.all(
    writings.map(async ({ talk, number }) => {
      const base = join(sources, talk.name);
      const job = { talk: `${base}.json`, source: `${base}.${endings[maker.source ?? 'none']}`, photo: `${base}.jpg`, number };
      await writeFile(job.talk, JSON.stringify(talk));
      await writeFile(job.photo, photos.get(number) ?? '');
      if (maker.source !== undefined) await writeFile(job.source, sourceOf(talk, maker.source));
      return { ...job, out: join(results, `${talk.name}.${maker.format}`) };
    }),
  );
}

const endings = { pandoc: 'md', marp: 'md', typst: 'typ', none: 'json' } as const;

function sourceOf(talk: Talk, language: NonNullable<Maker['source']>): string {
  const photo = `${talk.name}.jpg`;
  return language === 'typst' ? typstOf(talk, photo) : markdownOf(talk, photo, language);
}
