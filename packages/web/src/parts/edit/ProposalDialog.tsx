/** The slide as it is, beside what the language model would make of it: both drawn, and one of them chosen. */
import { useMemo } from 'preact/hooks';
import type { Rewriting, Slide } from '../../state/api.ts';
import { useDrawn } from '../../state/drafts.ts';
import { Sheet } from '../Sheet.tsx';
import { SlideWords } from '../SlideWords.tsx';

export interface ProposalDialogProps {
  id: string;
  at: number;
  slide: Slide;
  proposal: Rewriting;
  /** The deck's, a BCP 47 tag. */
  language: string;
  onAccept(): void;
  onClose(): void;
}

export function ProposalDialog({ id, at, slide, proposal, language, onAccept, onClose }: ProposalDialogProps) {
  const shown = useMemo(() => [slide, proposal.slide], [slide, proposal]);
  const { pictures, problem } = useDrawn(id, at, shown);
  const sides = [
    ['As it is', slide],
    ['Proposed', proposal.slide],
  ] as const;
  const newNotes = proposal.slide.notes !== slide.notes && proposal.slide.notes !== '';
  return (
    <Sheet title="Take the proposed slide?" look="proposal" problem={problem} onClose={onClose}>
      {(close) => (
        <>
          <div class="sides">
            {sides.map(([name, shown], side) => {
              const picture = pictures[side];
              return (
                <figure key={name}>
                  <figcaption>
                    {name} {picture && picture.pages > 1 && <span class="small">{picture.pages} pages</span>}
                  </figcaption>
                  <span class="slide">
                    {picture ? (
                      <img src={picture.url} alt={`${name}: ${shown.title}`} width="960" height="540" />
                    ) : (
                      <span class="slide-empty">Drawing …</span>
                    )}
                    <SlideWords slide={shown} title={shown.title} language={language} />
                  </span>
                </figure>
              );
            })}
          </div>
          {newNotes && (
            <div class="notes">
              <h2>Its notes</h2>
              <p dir="auto">{proposal.slide.notes}</p>
            </div>
          )}
          {proposal.leftOut.length > 0 && (
            <details>
              <summary>What did not hold in the answer, and was left out</summary>
              <ul class="small" dir="auto">
                {proposal.leftOut.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          <div class="edit-bar">
            <button
              type="button"
              class="button primary"
              autofocus
              onClick={() => {
                onAccept();
                close();
              }}
            >
              Accept
            </button>
            <button type="button" class="button" onClick={close}>
              Discard
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
