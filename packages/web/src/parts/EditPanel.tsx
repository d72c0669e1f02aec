/** The texts of the slide, each in a field, and what can be done with the slide as a whole. */
import { useEffect, useRef } from 'preact/hooks';
import type { Deck } from '../state/api.ts';
import type { Editing } from '../state/editing.ts';
import { textsOf, withText } from '../state/slideTexts.ts';
import { Field } from './Field.tsx';

export interface EditPanelProps {
  editing: Editing;
  /** Index of the Deck's slide; null when the page shows none. */
  at: number | null;
  /** Shows another of the Deck's slides. */
  onMove(to: number): void;
}

export function EditPanel({ editing, at, onMove }: EditPanelProps) {
  const { deck, change, undo, redo, saving, problem } = editing;
  const slide = deck && at !== null ? deck.slides[at] : undefined;
  const last = (deck?.slides.length ?? 1) - 1;
  const withSlides = (slides: Deck['slides'], to: number) => {
    if (deck) change({ ...deck, slides });
    onMove(Math.max(0, Math.min(slides.length - 1, to)));
  };
  const replaced = (next: Deck['slides'][number], subject?: string) => {
    if (deck) change({ ...deck, slides: deck.slides.map((each, index) => (index === at ? next : each)) }, subject);
  };
  return (
    <section class="edit card" aria-label="Edit the slide">
      <div class="edit-bar">
        <button type="button" class="button" disabled={!undo} onClick={undo}>
          Undo
        </button>
        <button type="button" class="button" disabled={!redo} onClick={redo}>
          Redo
        </button>
        <span class="small push" role="status">
          {saving ? 'Saving…' : problem ? '' : 'Saved'}
        </span>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      {deck && slide && at !== null ? (
        <>
          <div class="edit-bar">
            <button type="button" class="button" disabled={at === 0} onClick={() => withSlides(moved(deck.slides, at, at - 1), at - 1)}>
              Earlier
            </button>
            <button type="button" class="button" disabled={at === last} onClick={() => withSlides(moved(deck.slides, at, at + 1), at + 1)}>
              Later
            </button>
            <button type="button" class="button" onClick={() => withSlides(deck.slides.toSpliced(at, 0, slide), at + 1)}>
              Duplicate
            </button>
            <button type="button" class="button" disabled={last === 0} onClick={() => withSlides(deck.slides.toSpliced(at, 1), at)}>
              Delete
            </button>
          </div>
          {textsOf(slide).map(({ path, value, label, removable }) => (
            <Field
              key={path.join('.')}
              label={label}
              aside={
                removable && (
                  <button type="button" class="link small" onClick={() => replaced(withText(slide, removable, undefined))}>
                    Remove
                  </button>
                )
              }
            >
              {(id) => <Grown id={id} value={value} onText={(text) => replaced(withText(slide, path, text), `${at} ${path.join('.')}`)} />}
            </Field>
          ))}
          {longer(slide) && (
            <button type="button" class="button" onClick={() => replaced(longer(slide) ?? slide)}>
              Add a point
            </button>
          )}
          <Field label="Notes">
            {(id) => <Grown id={id} value={slide.notes} onText={(notes) => replaced({ ...slide, notes }, `${at} notes`)} />}
          </Field>
        </>
      ) : (
        <p class="small">{deck ? 'This page is made by the service: there is nothing on it to edit.' : 'Opening…'}</p>
      )}
    </section>
  );
}

/** The slide with one more point; undefined when it is none of points. */
function longer(slide: Deck['slides'][number]): Deck['slides'][number] | undefined {
  if (slide.kind === 'bullets') return { ...slide, items: [...slide.items, { text: 'New point' }] };
  if (slide.kind === 'agenda') return { ...slide, items: [...slide.items, 'New point'] };
  return undefined;
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const member = list[from];
  return member === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, member);
}

/** A field that is as high as its text. */
function Grown({ id, value, onText }: { id: string; value: string; onText(text: string): void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  // Measured anew whenever the text is another.
  useEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  }, [value]);
  return <textarea id={id} ref={area} rows={1} dir="auto" value={value} onInput={(event) => onText(event.currentTarget.value)} />;
}
