/** How far a presentation is. */
import { useEffect, useState } from 'preact/hooks';
import type { Progress } from '../state/api.ts';
import { Icon } from './Icon.tsx';

const steps = [
  ['waiting', 'Waiting for its turn'],
  ['reading', 'Reading the source'],
  ['writing', 'Writing the slides'],
  ['illustrating', 'Looking for pictures'],
  ['drawing', 'Setting and drawing'],
] as const;

export function Making({ stage }: { stage: Progress['stage'] | undefined }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - started) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  const at = stage === 'completed' ? steps.length : steps.findIndex(([name]) => name === stage);
  return (
    <div class="card making">
      <h1>Your deck is being made</h1>
      <ol>
        {steps.map(([name, label], index) => (
          <li key={name} class={index < at ? 'done' : index === at ? 'now' : 'later'} aria-current={index === at ? 'step' : undefined}>
            <span class="dot">{index < at && <Icon name="check" />}</span>
            {label}
          </li>
        ))}
      </ol>
      <p class="small" role="status">
        {at >= 0 && at < steps.length ? steps[at]?.[1] : 'Opening'}
        {seconds >= 2 && ` · ${seconds} s`}
      </p>
    </div>
  );
}
