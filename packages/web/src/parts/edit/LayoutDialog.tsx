/** The same slide in other layouts, each drawn as it would be. */
import { otherLayouts } from '@slidewright/contract/conversions/conversions';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drafts, type Slide } from '../../state/api.ts';
import { Problem } from '../../state/call.ts';
import { pictureOf } from '../../state/drafts.ts';
import { layoutTitle } from '../../state/layoutNames.ts';
import { Icon } from '../Icon.tsx';

export interface LayoutDialogProps {
  id: string;
  slide: Slide;
  at: number;
  language: string;
  onChoose(slide: Slide): void;
  onClose(): void;
}

interface Preview {
  readonly url: string;
  readonly pages: number;
}

export function LayoutDialog({ id, slide, at, language, onChoose, onClose }: LayoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const layouts = useMemo(() => otherLayouts(slide, language), [slide, language]);
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (layouts.length === 0) return;
    let urls: string[] = [];
    let gone = false;
    drafts(
      id,
      at,
      layouts.map((layout) => layout.slide),
    ).then(
      ({ pictures }) => {
        if (gone) return;
        const drawn = pictures.map(({ svg, pages }) => ({ url: pictureOf(svg), pages }));
        urls = drawn.map(({ url }) => url);
        setPreviews(drawn);
      },
      (cause: unknown) => !gone && setProblem(cause instanceof Problem ? cause.message : String(cause)),
    );
    return () => {
      gone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [id, at, layouts]);
  return (
    <dialog ref={dialog} class="sheet" onClose={onClose} aria-label="Another layout">
      <div class="edit-bar">
        <p>
          <strong>Another layout</strong> <span class="small">Every word and figure stays.</span>
        </p>
        <button type="button" class="quiet square push" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      {layouts.length === 0 ? (
        <p class="empty">No other layout has a place for all that this slide says.</p>
      ) : (
        <ul class="covers layouts">
          {layouts.map(({ name, slide: other }, index) => {
            const preview = previews[index];
            return (
              <li key={name}>
                <button
                  type="button"
                  class="cover"
                  onClick={() => {
                    onChoose(other);
                    dialog.current?.close();
                  }}
                >
                  <span class="slide">{preview && <img src={preview.url} alt="" width="960" height="540" />}</span>
                  <span class="cover-name">
                    {layoutTitle(name)} {preview && preview.pages > 1 && <span class="small">{preview.pages} pages</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </dialog>
  );
}
