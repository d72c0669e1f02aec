/** Twelve pictures of four megapixels: found and fetched on the loopback, cut, and put into a presentation, in a process of their own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPictureServer } from '../test/fixtures/pictures/pictureServer.ts';

export interface PictureTimes {
  readonly pictures: number;
  /** Milliseconds: with all that is loaded when the first deck needs it, and the median of the next. */
  readonly first: number;
  readonly median: number;
  /** The process at its largest, with the first deck made. */
  readonly megabytes: number;
}

const script = fileURLToPath(new URL('./pictures/measure.ts', import.meta.url));
/** As `npm start` runs the service. */
const memory = { MALLOC_ARENA_MAX: '2' };

export async function benchPictures(): Promise<PictureTimes> {
  const releases: (() => void)[] = [];
  const server = await startPictureServer({ after: (release: () => void) => releases.push(release) }, { width: 2464, height: 1632 });
  const measure = async (rounds: number): Promise<PictureTimes> => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, server.origin, String(rounds)], {
      env: { ...process.env, ...memory },
    });
    return JSON.parse(stdout);
  };
  try {
    // The server draws each photograph when it is first asked for.
    await measure(1);
    return await measure(7);
  } finally {
    for (const release of releases) release();
  }
}
