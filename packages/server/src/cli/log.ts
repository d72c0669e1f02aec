/** The log goes to standard error: lines for people on a terminal, JSON (pino's) for machines. */
import { type Logger, pino } from 'pino';

/** Whether a person reads the log as it is written. */
export const isRead = process.stderr.isTTY === true;

export function createLog(level: string): Logger {
  if (!isRead) return pino({ level }, process.stderr);
  return pino({ level, base: null }, { write: (line: string) => process.stderr.write(readable(JSON.parse(line))) });
}

/** "12:30:05 WARN  a sweep failed  job=… ms=…": the fields that have a value, then the stack of an error, indented. */
export function readable({ time, level, msg, err, ...fields }: Record<string, unknown>): string {
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const name = (pino.levels.labels[Number(level)] ?? '').toUpperCase().padEnd(5);
  const pairs = Object.entries(fields).map(([key, value]) => `  ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return `${clock} ${name} ${msg ?? ''}${pairs.join('')}\n${stackOf(err)}`;
}

function stackOf(err: unknown): string {
  if (typeof err !== 'object' || err === null) return '';
  const stack = 'stack' in err ? String(err.stack) : JSON.stringify(err);
  return `${stack.replace(/^/gm, '    ')}\n`;
}
