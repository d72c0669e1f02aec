/** The slide as it is, beside what the language model would make of it: both drawn, and one of them chosen. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { drafts, type Rewriting, type Slide } from '../../state/api.ts';
import { Problem } from '../../state/call.ts';
import { pictureOf } from '../../state/drafts.ts';
import { Icon } from '../Icon.tsx';
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

interface Picture {
  readonly url: string;
  readonly pages: number;
}

export function ProposalDialog({ id, at, slide, proposal, language, onAccept, onClose }: ProposalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let urls: string[] = [];
    let gone = false;
    drafts(id, at, [slide, proposal.slide]).then(
      (drawn) => {
        if (gone) return;
        const shown = drawn.pictures.map(({ svg, pages }) => ({ url: pictureOf(svg), pages }));
        urls = shown.map(({ url }) => url);
        setPictures(shown);
      },
      (cause: unknown) => !gone && setProblem(cause instanceof Problem ? cause.message : String(cause)),
    );
    return () => {
      gone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [id, at, slide, proposal]);
  const sides = [
    ['As it is', slide],
    ['Proposed', proposal.slide],
  ] as const;
  const newNotes = proposal.slide.notes !== slide.notes && proposal.slide.notes !== '';
  return (
    <dialog ref={dialog} class="sheet proposal" onClose={onClose} aria-label="The proposed slide">
      <div class="edit-bar">
        <strong>Take the proposed slide?</strong>
        <button type="button" class="quiet square push" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
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
            dialog.current?.close();
          }}
        >
          Accept
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Discard
        </button>
      </div>
    </dialog>
  );
}
