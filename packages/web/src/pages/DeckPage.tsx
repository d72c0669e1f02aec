/** A presentation: how far it is, and then its slides. */
import { useEffect, useState } from 'preact/hooks';
import { Making } from '../parts/Making.tsx';
import { Viewer } from '../parts/Viewer.tsx';
import { accountChanged } from '../state/accountVersion.ts';
import { type SlideList, slides } from '../state/api.ts';
import { worded } from '../state/call.ts';
import { useJob } from '../state/watchJob.ts';

export function DeckPage({ id }: { id: string }) {
  const { presentation, stage, problem } = useJob(id);
  const [deck, setDeck] = useState<SlideList>();
  const [missing, setMissing] = useState<string>();
  const status = presentation?.status;
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
  return (
    <div class="page narrow">
      {presentation?.status === 'failed' ? (
        <div class="card failed" role="alert">
          <h1>It could not be made</h1>
          <p>{presentation.error.message}</p>
          <p class="small">
            {presentation.error.code} · the credit has been given back · {presentation.id}
          </p>
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
        <Making stage={stage} />
      )}
    </div>
  );
}
