/** Server-sent events, as this service sends them: an event and one line of JSON. */
import type { PresentationEvent } from './contract.ts';

/** The events of the answer's body, until it ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<PresentationEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = parse(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): PresentationEvent | undefined {
  const event = /^event: ?(.*)$/m.exec(block)?.[1];
  const data = /^data: ?(.*)$/m.exec(block)?.[1];
  return event === undefined || data === undefined ? undefined : ({ event, data: JSON.parse(data) } as PresentationEvent);
}
