/** The presentations that the key has asked for, the newest first. */
import { useEffect, useState } from 'preact/hooks';
import { SlideImage } from '../parts/SlideImage.tsx';
import { accountChanged } from '../state/accountVersion.ts';
import { list, type PresentationPage, remove } from '../state/api.ts';
import { askedFor } from '../state/asked.ts';
import { worded } from '../state/call.ts';
import { deckPath } from '../state/route.ts';
import { useTitle } from '../state/title.ts';

type Listed = PresentationPage['presentations'][number];

export function DecksPage() {
  useTitle('Decks');
  const [decks, setDecks] = useState<readonly Listed[]>();
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const more = async (cursor?: string) => {
    try {
      const page = await list(cursor);
      setDecks((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.presentations]);
      setNext(page.next);
    } catch (cause) {
      setProblem(worded(cause));
    }
  };
  useEffect(() => void more(), []);
  const isWaiting = decks?.some(({ presentation: { status } }) => status === 'queued' || status === 'processing') ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      const { presentations } = await list();
      const now = new Map(presentations.map((each) => [each.presentation.id, each]));
      setDecks((before) => before?.map((each) => now.get(each.presentation.id) ?? each));
    };
    // One look that fails is made up for by the next.
    const timer = setInterval(() => look().catch(() => undefined), pauseMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const discard = async (id: string) => {
    try {
      await remove(id);
      setDecks((before) => before?.filter(({ presentation }) => presentation.id !== id));
      accountChanged();
    } catch (cause) {
      setProblem(worded(cause));
    }
  };
  return (
    <div class="page">
      <div class="hero slim">
        <h1>Decks</h1>
        <p>What you have made with this key.</p>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      {decks?.length === 0 && (
        <div class="card empty-state">
          <p>There is nothing here yet.</p>
          <a class="button primary" href="#/">
            Make the first
          </a>
        </div>
      )}
      <ul class="covers decks">
        {decks?.map((deck) => (
          <li key={deck.presentation.id}>
            <DeckCard {...deck} onDelete={() => discard(deck.presentation.id)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <p class="centred">
          <button type="button" class="button" onClick={() => more(next)}>
            Show more
          </button>
        </p>
      )}
    </div>
  );
}

/** Milliseconds between two looks at decks that are being made. */
const pauseMs = 2000;

const labels = { queued: 'Waiting', processing: 'Being made', failed: 'Failed', completed: '' } as const;

function DeckCard({ presentation, title, format, onDelete }: Listed & { onDelete(): void }) {
  const { id, status, createdAt } = presentation;
  const [sure, setSure] = useState(false);
  const name = title ?? askedFor(id) ?? (status === 'failed' ? 'Not made' : 'In the making');
  return (
    <>
      <a class="cover" href={deckPath(id)}>
        {status === 'completed' ? (
          <SlideImage id={id} number={1} alt="" lazy />
        ) : (
          <span class={`slide-empty ${status}`}>{labels[status]}</span>
        )}
        <span class="cover-name">
          <bdi>{name}</bdi>
          {status === 'failed' && <span class="small reason">{presentation.error.message}</span>}
          <span class="small">
            {new Date(createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
            {format && ` · ${format.toUpperCase()}`}
          </span>
        </span>
      </a>
      <p class="deck-tools">
        {sure ? (
          <>
            <span class="small">Delete it for good?</span>
            <button type="button" class="link small" onClick={onDelete}>
              Delete
            </button>
            <button type="button" class="link small" onClick={() => setSure(false)}>
              Keep
            </button>
          </>
        ) : (
          <button type="button" class="link small" aria-label={`Delete: ${name}`} onClick={() => setSure(true)}>
            Delete
          </button>
        )}
      </p>
    </>
  );
}
