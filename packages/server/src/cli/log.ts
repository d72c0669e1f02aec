/** The log goes to standard error: lines for people on a terminal, JSON (pino's) for machines. */
import { type LogFn, type Logger, pino } from 'pino';

/** Whether a person reads the log as it is written. */
export const isRead = process.stderr.isTTY === true;

/** Libraries tell the headers of requests at the lowest level; a key is among them. */
const redact = { paths: ['busboyOptions', 'headers', 'req.headers'], remove: true };

export function createLog(level: string): Logger {
  if (!isRead) return pino({ level, redact, hooks: { logMethod: bounded() } }, process.stderr);
  const write = (line: string) => process.stderr.write(readable(JSON.parse(line)));
  return pino({ level, redact, base: null, hooks: { logMethod: bounded() } }, { write });
}

/** Of warnings and errors with the same message and cause, so many are written in a minute. */
const mostRepeats = 30;
const repeatsMs = 60_000;
/** Messages are a few constants; what a cause is called may be more. */
const mostKinds = 1000;
/** As pino numbers them. */
const warnLevel = 40;

/**
 * A fault that goes on, such as a full disk, would fill the log with itself. What is beyond the bound is counted, and `leftOut` says how
 * many there were at the next line that is written. `now` is in milliseconds.
 */
export function bounded(now = () => performance.now()): (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void {
  const kinds = new Map<string, { since: number; written: number; leftOut: number }>();
  return function (args, method, level) {
    if (level < warnLevel) return method.apply(this, args);
    const [fields, message] = args as unknown as [unknown, unknown];
    const key = `${level} ${typeof fields === 'string' ? fields : message} ${causeOf(fields)}`;
    const kind = kinds.get(key) ?? { since: now(), written: 0, leftOut: 0 };
    if (kinds.size >= mostKinds) kinds.clear();
    kinds.set(key, kind);
    if (now() - kind.since >= repeatsMs) Object.assign(kind, { since: now(), written: 0 });
    if (kind.written >= mostRepeats) {
      kind.leftOut++;
      return;
    }
    kind.written++;
    const { leftOut } = kind;
    kind.leftOut = 0;
    if (leftOut === 0 || typeof fields !== 'object') method.apply(this, args);
    else method.apply(this, [{ ...fields, leftOut }, message] as unknown as Parameters<LogFn>);
  };
}

/** What kind of fault it is, in a word; messages may name a file or a job, and so be many. */
function causeOf(fields: unknown): string {
  const err = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  if (typeof err !== 'object' || err === null) return '';
  return String('errcode' in err ? err.errcode : 'code' in err ? err.code : 'name' in err ? err.name : '');
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
