/** The presentations that the key has asked for, the newest first. */
import { useEffect, useState } from 'preact/hooks';
import { SlideImage } from '../parts/SlideImage.tsx';
import { list, type PresentationPage } from '../state/api.ts';
import { worded } from '../state/call.ts';
import { deckPath } from '../state/route.ts';

type Listed = PresentationPage['presentations'][number];

export function DecksPage() {
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
            <DeckCard {...deck} />
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

const labels = { queued: 'Waiting', processing: 'Being made', failed: 'Failed', completed: '' } as const;

function DeckCard({ presentation, title, format }: Listed) {
  const { id, status, createdAt } = presentation;
  return (
    <a class="cover" href={deckPath(id)}>
      {status === 'completed' ? (
        <SlideImage id={id} number={1} alt="" lazy />
      ) : (
        <span class={`slide-empty ${status}`}>{labels[status]}</span>
      )}
      <span class="cover-name">
        <bdi>{title ?? (status === 'failed' ? 'Failed' : 'In the making')}</bdi>
        <span class="small">
          {new Date(createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          {format && ` · ${format.toUpperCase()}`}
        </span>
      </span>
    </a>
  );
}
