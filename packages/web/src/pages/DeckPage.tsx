/** A presentation: how far it is, and then its slides. */
import { useEffect, useState } from 'preact/hooks';
import { Making } from '../parts/Making.tsx';
import { SignIn } from '../parts/SignIn.tsx';
import { Viewer } from '../parts/Viewer.tsx';
import { accountChanged, accountStore } from '../state/accountVersion.ts';
import { type Presentation, type SlideList, slides } from '../state/api.ts';
import { askedFor } from '../state/asked.ts';
import { worded } from '../state/call.ts';
import { sessionStore } from '../state/session.ts';
import { settings } from '../state/settings.ts';
import { useTitle } from '../state/title.ts';
import { useStore } from '../state/useStore.ts';
import { useJob } from '../state/watchJob.ts';

export function DeckPage({ id }: { id: string }) {
  const session = useStore(sessionStore);
  const isUnlimited = useStore(accountStore)?.credits.remaining === null;
  const { presentation, progress, problem } = useJob(id, session?.token);
  const [deck, setDeck] = useState<SlideList>();
  const [asked] = useState(() => askedFor(id));
  const [missing, setMissing] = useState<string>();
  const status = presentation?.status;
  useTitle(titleOf(session !== undefined, status, problem));
  useEffect(() => {
    setDeck(undefined);
    setMissing(undefined);
    if (status === 'failed') accountChanged();
    if (status !== 'completed') return;
    slides(id).then(setDeck, (cause: unknown) => setMissing(worded(cause)));
  }, [id, status]);

  if (presentation?.status === 'completed' && deck) {
    const refresh = () => slides(id).then(setDeck, () => undefined);
    return <Viewer key={id} id={id} deck={deck} url={presentation.result.url} onEdited={refresh} />;
  }
  if (!session) {
    return (
      <div class="page">
        <div class="hero slim">
          <h1>Sign in to see this deck</h1>
          <p>It is shown to whoever has the key that it was made with. You come back here.</p>
        </div>
        <SignIn title="Sign in" />
      </div>
    );
  }
  return (
    <div class="page narrow">
      {presentation?.status === 'failed' ? (
        <div class="card failed" role="alert">
          <h1>It could not be made</h1>
          {asked !== undefined && (
            <p class="asked-for" dir="auto">
              {asked}
            </p>
          )}
          <p>{presentation.error.message}</p>
          <p class="small">{[presentation.error.code, givenBack(isUnlimited), presentation.id].filter(Boolean).join(' · ')}</p>
          <a class="button primary" href="#/">
            Change it and try again
          </a>
        </div>
      ) : problem ? (
        <div class="card failed" role="alert">
          <h1>This deck cannot be shown</h1>
          <p>{problem}</p>
          <a class="button" href="#/">
            Make a new one
          </a>
        </div>
      ) : missing && presentation?.status === 'completed' ? (
        <div class="card failed" role="alert">
          <h1>It is made</h1>
          <p>{missing}</p>
          <a class="button primary" href={presentation.result.url}>
            Download the file
          </a>
        </div>
      ) : (
        <Making id={id} {...progress} />
      )}
    </div>
  );
}

/** Nothing was taken of an account that has no end, nor where decks cost nothing. */
const givenBack = (isUnlimited: boolean): string =>
  isUnlimited || settings.jobCredits === 0
    ? ''
    : settings.jobCredits === 1
      ? 'the credit has been given back'
      : 'the credits have been given back';

/** Undefined where the viewer names the page by its deck. */
function titleOf(signedIn: boolean, status: Presentation['status'] | undefined, problem: string | undefined): string | undefined {
  if (status === 'completed') return undefined;
  if (!signedIn) return 'Sign in';
  if (status === 'failed') return 'Not made';
  return problem === undefined ? 'In the making' : 'Not shown';
}
