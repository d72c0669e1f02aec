/** For whoever has no session: a key is pasted once, and exchanged for one. */
import { useState } from 'preact/hooks';
import { Problem, worded } from '../state/call.ts';
import { signInWithKey } from '../state/signIn.ts';
import { Field } from './Field.tsx';

export function SignIn({ problem: first, title = 'Sign in to make a deck' }: { problem?: string | undefined; title?: string }) {
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState(first);
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    await signInWithKey(key.trim()).catch((cause: unknown) => setProblem(messageOf(cause)));
    setBusy(false);
  };
  return (
    <form class="sign-in card" onSubmit={submit}>
      <div>
        <h2>{title}</h2>
        <p class="small">
          Open the link that <code>npm start</code> printed, or paste your API key. The key is exchanged for a session and not kept here.
        </p>
      </div>
      <Field label="API key" problem={problem}>
        {(id, described) => (
          <div class="joined">
            <input
              id={id}
              type="password"
              autocomplete="off"
              spellcheck={false}
              placeholder="ppsk_…"
              value={key}
              aria-describedby={described}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
            <button type="submit" class="primary" disabled={busy || key.trim() === ''}>
              Sign in
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

function messageOf(cause: unknown): string {
  const isUnknown = cause instanceof Problem && cause.status === 401;
  return isUnknown ? 'This key is not known here. Is it whole, and has it not been replaced?' : worded(cause);
}
