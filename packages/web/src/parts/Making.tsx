/** How far a presentation is. */
import { useEffect, useState } from 'preact/hooks';
import { accountChanged } from '../state/accountVersion.ts';
import { type Progress, remove } from '../state/api.ts';
import { askedFor } from '../state/asked.ts';
import { worded } from '../state/call.ts';
import { go } from '../state/route.ts';
import { Icon } from './Icon.tsx';

const steps = [
  ['waiting', 'Waiting for its turn'],
  ['reading', 'Reading the source'],
  ['writing', 'Writing the slides'],
  ['illustrating', 'Looking for pictures'],
  ['drawing', 'Setting and drawing'],
] as const;

export function Making({ id, stage, place }: { id: string } & Partial<Progress>) {
  const [problem, setProblem] = useState<string>();
  const [cancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    try {
      await remove(id);
      accountChanged();
      go('#/');
    } catch (cause) {
      setProblem(worded(cause));
      setCancelling(false);
    }
  };
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - started) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  const [asked] = useState(() => askedFor(id));
  const at = stage === 'completed' ? steps.length : steps.findIndex(([name]) => name === stage);
  return (
    <div class="card making">
      <h1>Your deck is being made</h1>
      {asked !== undefined && (
        <p class="asked-for" dir="auto">
          {asked}
        </p>
      )}
      <ol>
        {steps.map(([name, label], index) => (
          <li key={name} class={index < at ? 'done' : index === at ? 'now' : 'later'} aria-current={index === at ? 'step' : undefined}>
            <span class="dot">{index < at && <Icon name="check" />}</span>
            {label}
          </li>
        ))}
      </ol>
      <p class="small">
        <span role="status">{statusOf(at, place)}</span>
        {/* Not told anew with each second. */}
        {seconds >= 2 && <span aria-hidden="true"> · {seconds} s</span>}
      </p>
      <p class="small">
        You may leave this page: the deck will stand under <a href="#/decks">Decks</a>.
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" class="button" disabled={cancelling} onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}

function statusOf(at: number, place: number | undefined): string {
  if (at < 0 || at >= steps.length) return 'Opening';
  if (place === undefined) return steps[at]?.[1] ?? '';
  return place === 1 ? 'Next in line' : `Number ${place} in line`;
}
