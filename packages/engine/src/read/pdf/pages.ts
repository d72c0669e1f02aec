/** Reads a PDF's pages one after another, within bounds. */
import { AnnotationType, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableDocument } from '../failure.ts';
import type { PdfObjects } from './guard/objects.ts';
import type { PageContent, Pixels } from './page/pageContent.ts';
import { readPage } from './page/readPage.ts';
import type { FoundPicture } from './picture/foundPicture.ts';
import type { PictureStore } from './picture/pictureStore.ts';
import { type TagNode, tagsOf } from './tags/structure.ts';

const MAX_PAGES = 300;
const MAX_CHARACTERS = 5_000_000;

const links = new Set([AnnotationType.LINK]);

export interface ReadPage {
  readonly content: PageContent;
  readonly pictures: readonly FoundPicture[];
  readonly tags: TagNode | undefined;
}

export interface ReadPages {
  readonly pages: readonly ReadPage[];
  /** Pages that are too damaged to be read. */
  readonly broken: number;
}

/** Throws an UnreadableDocument 'tooLarge', or the signal's reason between two pages. */
export async function readPages(
  pdf: PDFDocumentProxy,
  objects: PdfObjects,
  store: PictureStore,
  signal: AbortSignal | undefined,
): Promise<ReadPages> {
  if (pdf.numPages > MAX_PAGES) {
    throw new UnreadableDocument(
      'tooLarge',
      `The PDF has ${pdf.numPages} pages; at most ${MAX_PAGES} are read. Send the part that matters.`,
    );
  }
  const layers = await pdf.getOptionalContentConfig();
  const isMarked = (await pdf.getMarkInfo().catch(() => null)) !== null;
  const pages: ReadPage[] = [];
  /** Those that are not asked for links. */
  const others = new Set(Array.from({ length: pdf.numPages }, (_, i) => i));
  let broken = 0;
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    signal?.throwIfAborted();
    try {
      const page = await pdf.getPage(number);
      // The annotations of a page, asked for as such, come after all of its text has been read once more, for what lies below its links.
      others.delete(number - 1);
      const content = await readPage(page, number, layers, objects, () => pdf.getAnnotationsByType(links, others));
      const pictures = await store.take(content.images, content, (key) => pixelsOf(page, key));
      const tags = isMarked ? tagsOf(await page.getStructTree().catch(() => null)) : undefined;
      pages.push({ content, pictures, tags });
      page.cleanup();
      for (const span of content.spans) characters += span.text.length;
    } catch {
      broken++;
    }
    others.add(number - 1);
    if (characters > MAX_CHARACTERS) {
      throw new UnreadableDocument(
        'tooLarge',
        `The PDF holds more than ${MAX_CHARACTERS / 1e6} million characters. Send the part that matters.`,
      );
    }
  }
  return { pages, broken };
}

/** Waits until the image is decoded; undefined when it cannot be. */
function pixelsOf(page: PDFPageProxy, key: string): Promise<Pixels | undefined> {
  const objects = key.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(key, (value: unknown) => resolve(isPixels(value) ? value : undefined));
  });
}

function isPixels(value: unknown): value is Pixels {
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, kind, data } = value as Record<string, unknown>;
  const isData = data instanceof Uint8Array || data instanceof Uint8ClampedArray;
  return isData && typeof kind === 'number' && typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
}
