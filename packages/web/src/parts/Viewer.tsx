/** The deck on the screen: one slide large, all of them small, its notes, and the ways to take it along. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { download, render, type SlideList } from '../state/api.ts';
import { worded } from '../state/call.ts';
import { useDraft } from '../state/drafts.ts';
import { useEditing } from '../state/editing.ts';
import { unsavedStore } from '../state/keeping.ts';
import { slidePicture } from '../state/pictures.ts';
import { keepPlace, numberAt, takePlace } from '../state/place.ts';
import { usePresenting } from '../state/presenting.ts';
import { deckPath, go } from '../state/route.ts';
import { useShownDeck } from '../state/shownDeck.ts';
import { useTemplateName } from '../state/templateName.ts';
import { templateSteps } from '../state/templateSteps.ts';
import { useTitle } from '../state/title.ts';
import { EditPanel } from './edit/EditPanel.tsx';
import { Icon } from './Icon.tsx';
import { SlideImage } from './SlideImage.tsx';
import { SlideWords } from './SlideWords.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

export interface ViewerProps {
  id: string;
  deck: SlideList;
  /** The permanent address of the file. */
  url: string;
  /** Has the list of slides fetched anew. */
  onEdited(): void;
}

/** What a key does, as in any program that shows slides. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

export function Viewer({ id, deck, url, onEdited }: ViewerProps) {
  const { slides } = deck;
  const count = slides.length;
  const [place] = useState(takePlace);
  const [number, setNumber] = useState(() => numberAt(slides, place));
  const [problem, setProblem] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLOListElement>(null);
  const show = (wanted: number) => setNumber(Math.max(1, Math.min(count, wanted)));
  const title = slides[0]?.title ?? 'Presentation';
  const slide = slides[number - 1];
  // Whoever comes back to what could not be saved finds it in hand.
  const [editsShown, setEditsShown] = useState(() => place?.editing || unsavedStore.value().some((each) => each.id === id));
  const [choosing, setChoosing] = useState(false);
  const editing = useEditing(id, editsShown, onEdited);
  const at = slide?.deckSlide ?? null;
  const kept = useShownDeck(id, deck);
  const told = at === null ? undefined : (editing.deck ?? kept)?.slides[at];
  // Content that does not fit one page continues on others.
  const page = slides.slice(0, number - 1).filter((each) => each.deckSlide === at).length;
  const drawn = useDraft(id, editing, at, page);
  usePresenting(id, number, show);
  useEffect(() => setNumber((now) => Math.min(now, count)), [count]);

  useTitle(title);
  useEffect(() => {
    for (const near of [number + 1, number + 2, number - 1]) {
      const other = slides[near - 1];
      if (other) slidePicture(id, near, versionOf(other)).catch(() => undefined);
    }
    if (rail.current) bringInto(rail.current, rail.current.querySelector('[aria-current]'));
  }, [id, number, slides]);
  // With the slides that they turn: a key that is pressed before the next frame counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName)) return;
      // A button that has the focus is pressed by the space bar.
      if (event.key === ' ' && at.closest('button, a')) return;
      const by = steps[event.key];
      if (by !== undefined) setNumber((now) => Math.max(1, Math.min(count, now + by)));
      else if (event.key === 'Home') setNumber(1);
      else if (event.key === 'End') setNumber(count);
      else if (event.key === 'f') void present(stage.current);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);

  /** Does what takes the deck as the service has it, once that is what is shown here. */
  const withAllKept = async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      if (await editing.flush()) await act();
      else setProblem('Your last change is not saved yet, and would be missing: the editor says why.');
    } catch (cause) {
      setProblem(worded(cause));
    }
  };
  const goTo = (other: string) => {
    keepPlace({ number, deckSlide: at, editing: editsShown });
    go(deckPath(other));
  };
  const save = (format: 'pptx' | 'pdf') => void withAllKept(() => download(id, format, title));
  const publish = () => void withAllKept(async () => goTo((await render(id, {})).id));
  const { back } = templateSteps(id);
  const drawnIn = useTemplateName(deck.template);
  return (
    <div class="viewer">
      <div class="viewer-bar">
        <h1 dir="auto">{title}</h1>
        <div class="push actions">
          <button type="button" class="button" aria-pressed={editsShown} onClick={() => setEditsShown(!editsShown)}>
            <Icon name="pencil" /> Edit
          </button>
          <button type="button" class="button" onClick={() => withAllKept(async () => setChoosing(true))}>
            <Icon name="palette" /> Template
          </button>
          <button
            type="button"
            class="button wide-only"
            onClick={() => open(`#/decks/${id}/presenter`, `presenter-${id}`, 'width=1100,height=700')}
          >
            <Icon name="screen" /> Presenter view
          </button>
          <button type="button" class="button" onClick={() => present(stage.current)}>
            <Icon name="expand" /> Full screen
          </button>
          <button type="button" class="button" onClick={() => save('pdf')}>
            <Icon name="download" /> PDF
          </button>
          <button type="button" class="button primary" onClick={() => save('pptx')}>
            <Icon name="download" /> PowerPoint
          </button>
        </div>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      {back !== undefined && !editsShown && (
        <p class="small permanent" role="status">
          This is a new version, in {drawnIn}.{' '}
          <button type="button" class="link small" onClick={() => goTo(back)}>
            Undo
          </button>
        </p>
      )}
      {choosing && <TemplateDialog id={id} template={deck.template} onMade={goTo} onClose={() => setChoosing(false)} />}
      <div class={editsShown ? 'viewer-body editing' : 'viewer-body'}>
        <ol class="rail" ref={rail} aria-label="Slides">
          {slides.map((each) => (
            <li key={each.number}>
              <button
                type="button"
                aria-current={each.number === number ? 'true' : undefined}
                aria-label={`Slide ${each.number}: ${each.title}`}
                onClick={() => show(each.number)}
              >
                <span class="rail-number">{each.number}</span>
                <SlideImage id={id} number={each.number} version={versionOf(each)} alt="" lazy />
              </button>
            </li>
          ))}
        </ol>
        <div class="viewer-main">
          <div class="stage" ref={stage}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the whole page. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on a slide goes on, as in any slide show. */}
            <div class="stage-slide" onClick={() => show(number + 1)}>
              <SlideImage
                id={id}
                number={number}
                version={slide && versionOf(slide)}
                drawn={editsShown ? drawn : undefined}
                alt={`Slide ${number}: ${slide?.title ?? ''}`}
              />
            </div>
            <SlideWords slide={told} title={slide?.title ?? ''} language={deck.language} announced={!editsShown} />
          </div>
          <div class="pager">
            <button type="button" class="quiet square" aria-label="Previous slide" disabled={number === 1} onClick={() => show(number - 1)}>
              <Icon name="left" />
            </button>
            <span role="status">
              {number} / {count}
            </span>
            <button type="button" class="quiet square" aria-label="Next slide" disabled={number === count} onClick={() => show(number + 1)}>
              <Icon name="right" />
            </button>
            <span class="small push keys">
              <kbd>←</kbd> <kbd>→</kbd> slides · <kbd>F</kbd> full screen
            </span>
          </div>
          {deck.warnings && deck.warnings.length > 0 && (
            <section class="remarks" aria-label="Remarks on this deck">
              <Icon name="alert" />
              <div>
                {deck.warnings.map((warning) => (
                  <p key={warning} dir="auto">
                    {warning}
                  </p>
                ))}
              </div>
            </section>
          )}
          {!editsShown && (
            <section class="notes" aria-label="Speaker notes">
              <h2>Notes</h2>
              {slide?.notes ? (
                slide.notes.split('\n').map((paragraph, index) => (
                  <p key={`${number}-${index}`} dir="auto">
                    {paragraph}
                  </p>
                ))
              ) : (
                <p class="small">This slide has none.</p>
              )}
            </section>
          )}
          {editsShown && (
            <p class="small permanent">
              What you edit is shown and downloaded at once. The permanent file stays as it was:{' '}
              <button type="button" class="link small" onClick={publish}>
                publish a new version
              </button>{' '}
              with an address of its own, at no cost.
            </p>
          )}
          <p class="small permanent">
            Drawn in {drawnIn}. The file’s permanent address needs no key: <a href={url}>{decodeURI(url)}</a>
          </p>
        </div>
        {editsShown && (
          <EditPanel
            id={id}
            editing={editing}
            at={at}
            onGo={goTo}
            onMove={(to) => setNumber(slides.find((each) => each.deckSlide === to)?.number ?? to + 1)}
          />
        )}
      </div>
    </div>
  );
}

/** What is drawn stays as it is until this is another. */
const versionOf = ({ url }: SlideList['slides'][number]): string => new URL(url).search;

/** Scrolls the strip, and never the page around it, as far as the part is out of sight. */
function bringInto(strip: HTMLElement, part: Element | null): void {
  if (!part) return;
  const [around, inner] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  const over = (from: number, to: number, least: number, most: number) => (from < least ? from - least : to > most ? to - most : 0);
  strip.scrollBy({
    left: over(inner.left, inner.right, around.left, around.right),
    top: over(inner.top, inner.bottom, around.top, around.bottom),
    behavior: 'instant',
  });
}

async function present(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await stage?.requestFullscreen?.();
}
