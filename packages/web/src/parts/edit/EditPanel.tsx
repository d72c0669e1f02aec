/** The slide in fields: its texts and figures, each in its place, its notes, and what can be done with the slide as a whole. */
import { withEntriesKept } from '@slidewright/contract/agendaEntries';
import { useState } from 'preact/hooks';
import type { Deck } from '../../state/api.ts';
import type { Editing } from '../../state/editing.ts';
import { type Keeping, unreadableStore } from '../../state/keeping.ts';
import { type PlacedProblem, problemsIn } from '../../state/problemsAt.ts';
import { settings } from '../../state/settings.ts';
import { valueAt } from '../../state/slideParts.ts';
import { templateSteps } from '../../state/templateSteps.ts';
import { useStore } from '../../state/useStore.ts';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { ChartEditor } from './ChartEditor.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';
import { Parts } from './Parts.tsx';
import { RewritePanel } from './RewritePanel.tsx';
import type { SlideEdit } from './slideEdit.ts';
import { TableEditor } from './TableEditor.tsx';
import { TextArea } from './TextArea.tsx';

export interface EditPanelProps {
  /** The presentation's. */
  id: string;
  editing: Editing;
  /** Index of the Deck's slide; null when the page shows none. */
  at: number | null;
  /** Shows another of the Deck's slides. */
  onMove(to: number): void;
  /** Shows another version of the presentation, by its id. */
  onGo(id: string): void;
}

type Slide = Deck['slides'][number];

export function EditPanel({ id, editing, at, onMove, onGo }: EditPanelProps) {
  const { deck, change, status } = editing;
  const problem = status === 'elsewhere' ? undefined : editing.problem;
  const unreadable = useStore(unreadableStore).length;
  // What is no number was never in the deck: undoing it is to have its field as it was.
  const [resets, setResets] = useState(0);
  const reset = unreadable > 0 ? () => setResets(resets + 1) : undefined;
  const { back, forth } = templateSteps(id);
  const undo = reset ?? editing.undo ?? (back !== undefined ? () => onGo(back) : undefined);
  const redo = editing.redo ?? (forth !== undefined && !editing.undo ? () => onGo(forth) : undefined);
  const [choosing, setChoosing] = useState(false);
  const slide = deck && at !== null ? deck.slides[at] : undefined;
  const problems = problem === undefined ? [] : problemsIn(problem);
  const others = problems.filter((each) => !slide || !isBesideField(each, slide, at));
  const withSlides = (slides: Deck['slides'], to: number) => {
    if (deck) change(withEntriesKept(deck, { ...deck, slides }));
    onMove(Math.max(0, Math.min(slides.length - 1, to)));
  };
  const replaced = (next: Slide, subject?: string) => {
    if (deck && at !== null) change(withEntriesKept(deck, { ...deck, slides: deck.slides.with(at, next) }), subject && `${at} ${subject}`);
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
        {slide && (
          <button type="button" class="button" onClick={() => setChoosing(true)}>
            <Icon name="layout" /> Layout
          </button>
        )}
        <span class="small push" role="status">
          {savedInWords(status, problem, unreadable)}
        </span>
      </div>
      {status === 'elsewhere' && <Conflict onTheirs={editing.takeTheirs} onMine={editing.keepMine} />}
      {others.map(({ slide: index, path, message }) => (
        <p class="problem general" role="alert" key={`${index} ${path} ${message}`}>
          {index !== undefined && index !== at ? `Slide ${index + 1}: ` : ''}
          {message}
          {status === 'away' && ' It is tried again by itself.'}
        </p>
      ))}
      {deck && slide && at !== null ? (
        <>
          <div class="edit-bar">
            <SlideActions slides={deck.slides} at={at} onSlides={withSlides} />
          </div>
          {choosing && (
            <LayoutDialog
              id={id}
              slide={slide}
              at={at}
              language={deck.language}
              onChoose={(next) => replaced(next)}
              onClose={() => setChoosing(false)}
            />
          )}
          {settings.writer !== null && (
            <RewritePanel
              id={id}
              slides={deck.slides}
              at={at}
              language={deck.language}
              writer={settings.writer}
              onAccept={(next) => replaced(next)}
              onMove={onMove}
            />
          )}
          <SlideFields
            key={`${at} ${resets}`}
            edit={editOf(
              slide,
              deck.language,
              replaced,
              problems.filter((each) => each.slide === at),
            )}
          />
        </>
      ) : (
        <p class="small">{deck ? 'This page is made by the service: there is nothing on it to edit.' : 'Opening…'}</p>
      )}
    </section>
  );
}

function savedInWords(status: Keeping['status'], problem: string | undefined, unreadable: number): string {
  if (status === 'keeping') return 'Saving…';
  if (status !== 'kept' || problem) return 'Not saved';
  return unreadable === 0 ? 'Saved' : unreadable === 1 ? '1 field not saved' : `${unreadable} fields not saved`;
}

function Conflict({ onTheirs, onMine }: { onTheirs(): void; onMine(): void }) {
  return (
    <div class="problem general" role="alert">
      <p>This deck was changed elsewhere while you edited it here. Choose which one is kept.</p>
      <div class="edit-bar">
        <button type="button" class="button" onClick={onTheirs}>
          Load theirs
        </button>
        <button type="button" class="button" onClick={onMine}>
          Keep mine
        </button>
        <span class="small">Theirs can be undone here; mine replaces theirs.</span>
      </div>
    </div>
  );
}

/** Whether a field of the slide shows it. */
const isBesideField = ({ slide: index, path }: PlacedProblem, slide: Slide, at: number | null): boolean =>
  index === at && path !== '' && valueAt(slide, path.split('.')) !== undefined;

function editOf(slide: Slide, language: string, change: SlideEdit['change'], problems: readonly PlacedProblem[]): SlideEdit {
  return {
    slide,
    language,
    change,
    problemAt: (path) => {
      const found = problems.filter((each) => each.path === path.join('.')).map(({ message }) => message);
      return found.length > 0 ? found.join(' ') : undefined;
    },
  };
}

function SlideFields({ edit }: { edit: SlideEdit }) {
  const { slide, change, problemAt } = edit;
  const { chart: _, columns, rows, ...others } = { chart: undefined, columns: undefined, rows: undefined, ...slide };
  const inGrid = slide.kind === 'table' || slide.kind === 'chart';
  return (
    <>
      <Field label="Title" problem={problemAt(['title'])}>
        {(id, described) => (
          <TextArea id={id} value={slide.title} describedBy={described} onText={(title) => change({ ...slide, title }, 'title')} />
        )}
      </Field>
      {slide.kind === 'table' && <TableEditor edit={edit} slide={slide} />}
      {slide.kind === 'chart' && <ChartEditor edit={edit} slide={slide} />}
      <Parts edit={edit} value={inGrid ? others : { ...others, ...(columns && { columns }), ...(rows && { rows }) }} />
      <Field label="Notes" problem={problemAt(['notes'])}>
        {(id, described) => (
          <TextArea id={id} value={slide.notes} describedBy={described} onText={(notes) => change({ ...slide, notes }, 'notes')} />
        )}
      </Field>
    </>
  );
}

interface SlideActionsProps {
  slides: Deck['slides'];
  at: number;
  /** Takes the slides as they are to be, and which of them is shown. */
  onSlides(slides: Deck['slides'], to: number): void;
}

function SlideActions({ slides, at, onSlides }: SlideActionsProps) {
  const slide = slides[at];
  if (!slide) return null;
  const without = slides.toSpliced(at, 1);
  const actions: readonly (readonly [name: string, act: (() => void) | undefined])[] = [
    ['Add', () => onSlides(slides.toSpliced(at + 1, 0, blank), at + 1)],
    ['Duplicate', () => onSlides(slides.toSpliced(at, 0, slide), at + 1)],
    ['Earlier', at > 0 ? () => onSlides(without.toSpliced(at - 1, 0, slide), at - 1) : undefined],
    ['Later', at < slides.length - 1 ? () => onSlides(without.toSpliced(at + 1, 0, slide), at + 1) : undefined],
    ['Delete', slides.length > 1 ? () => onSlides(without, at) : undefined],
  ];
  return (
    <>
      {actions.map(([name, act]) => (
        <button key={name} type="button" class="button" disabled={!act} onClick={act}>
          {name}
        </button>
      ))}
    </>
  );
}

/** What has no words yet is an ellipsis, which is the same in every language: the service keeps no empty title. */
const blank: Slide = { kind: 'bullets', title: '…', notes: '', items: [{ text: '…' }] };
