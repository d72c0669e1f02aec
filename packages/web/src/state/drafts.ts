/** Pictures of slides as they are being edited, before they are kept. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { drafts, type Slide } from './api.ts';
import { worded } from './call.ts';
import type { Editing } from './editing.ts';

const pictureOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

interface Drawn {
  readonly slide: Slide;
  readonly at: number;
  readonly page: number;
  readonly url: string;
}

/**
 * The address of the picture of the slide as it stands in the fields: asked for with each change, one picture at a time, the newest next.
 * Undefined where the one that is kept shows the same. `page` is which of the slide's pages is looked at, from 0.
 */
export function useDraft(id: string, { changed, deck }: Editing, at: number | null, page: number): string | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  const wanted = useRef<Omit<Drawn, 'url'>>(undefined);
  const busy = useRef(false);
  const slide = changed && changed.at === at ? changed.slide : undefined;
  useEffect(() => {
    const drawNext = async (): Promise<void> => {
      const next = wanted.current;
      if (!next || busy.current) return;
      wanted.current = undefined;
      busy.current = true;
      try {
        const [picture] = (await drafts(id, next.at, [next.slide], next.page)).pictures;
        if (picture) setDrawn({ ...next, url: pictureOf(picture.svg) });
      } catch {
        // What is wrong with the slide is said when it is to be kept.
      }
      busy.current = false;
      void drawNext();
    };
    if (!slide || at === null) return;
    wanted.current = { slide, at, page };
    void drawNext();
  }, [id, slide, at, page]);
  useEffect(() => () => URL.revokeObjectURL(drawn?.url ?? ''), [drawn?.url]);
  const shows = drawn && drawn.at === at && drawn.page === page && (slide !== undefined || drawn.slide === deck?.slides[at]);
  return shows ? drawn.url : undefined;
}

export interface DrawnSlide {
  readonly url: string;
  /** How many pages the slide takes; the picture shows the first. */
  readonly pages: number;
}

/** What each of the slides would look like in the place of the Deck's slide `at`, once all are drawn. The list is drawn anew when it is another. */
export function useDrawn(id: string, at: number, slides: readonly Slide[]): { pictures: readonly DrawnSlide[]; problem?: string } {
  const [drawn, setDrawn] = useState<ReturnType<typeof useDrawn>>({ pictures: [] });
  useEffect(() => {
    if (slides.length === 0) return;
    let urls: string[] = [];
    let gone = false;
    drafts(id, at, slides).then(
      (answer) => {
        if (gone) return;
        const pictures = answer.pictures.map(({ svg, pages }) => ({ url: pictureOf(svg), pages }));
        urls = pictures.map(({ url }) => url);
        setDrawn({ pictures });
      },
      (cause: unknown) => !gone && setDrawn({ pictures: [], problem: worded(cause) }),
    );
    return () => {
      gone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [id, at, slides]);
  return drawn;
}
