/** The same slide in other layouts, each drawn as it would be. */
import { otherLayouts } from '@slidewright/contract/conversions/conversions';
import { useMemo } from 'preact/hooks';
import type { Slide } from '../../state/api.ts';
import { useDrawn } from '../../state/drafts.ts';
import { layoutTitle } from '../../state/layoutNames.ts';
import { Sheet } from '../Sheet.tsx';

export interface LayoutDialogProps {
  id: string;
  slide: Slide;
  at: number;
  language: string;
  onChoose(slide: Slide): void;
  onClose(): void;
}

export function LayoutDialog({ id, slide, at, language, onChoose, onClose }: LayoutDialogProps) {
  const layouts = useMemo(() => otherLayouts(slide, language), [slide, language]);
  const others = useMemo(() => layouts.map((layout) => layout.slide), [layouts]);
  const { pictures, problem } = useDrawn(id, at, others);
  return (
    <Sheet title="Another layout" note="Every word and figure stays." problem={problem} onClose={onClose}>
      {(close) =>
        layouts.length === 0 ? (
          <p class="empty">No other layout has a place for all that this slide says.</p>
        ) : (
          <ul class="covers layouts">
            {layouts.map(({ name, slide: other }, index) => {
              const preview = pictures[index];
              return (
                <li key={name}>
                  <button
                    type="button"
                    class="cover"
                    onClick={() => {
                      onChoose(other);
                      close();
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
        )
      }
    </Sheet>
  );
}
