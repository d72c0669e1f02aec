/** Which process comes first where both have work for the same core. */
import { setPriority } from 'node:os';

/**
 * Whoever waits for an answer comes before a document, by three to one: with the lowest priority, a second of work took minutes on a busy
 * machine.
 */
const niceness = 5;

/** Makes the process, this one if none is named, give way to others. Threads have the priority of their process if they begin after this. */
export function giveWay(pid = 0): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, which shows elsewhere, or the system does not allow it.
  }
}
