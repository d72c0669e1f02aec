/** A bar on the terminal that goes with a presentation as it is made. */
import type { PresentationEvent } from '@slidewright/client';

const steps = { reading: 1, writing: 2, illustrating: 3, drawing: 4, completed: 5 } as const;
const length = 20;

/** One line for the event: the bar, what is being done, and for how long it has been. `seconds` are since the order. */
export function barOf(event: PresentationEvent, seconds: number): string {
  const [done, words] =
    event.event === 'queued'
      ? [0, `number ${event.data.place} in the line`]
      : event.event === 'stage'
        ? [event.data.stage in steps ? steps[event.data.stage as keyof typeof steps] - 0.5 : 0, event.data.stage]
        : [5, event.data.status];
  const filled = Math.round((done / 5) * length);
  return `${'█'.repeat(filled)}${'░'.repeat(length - filled)} ${words}, ${seconds.toFixed(1)} s`;
}
