/** A language model whose answers are written by hand: prompts are put into a folder as files, answers are what appears beside them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

interface Question {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface Relay {
  /** For a provider that speaks Chat Completions. */
  readonly url: string;
  close(): void;
}

/** Milliseconds between two looks for an answer. */
const LOOK = 250;
/** Looks between two signs of life. */
const SIGN_OF_LIFE = 80;
/** Characters of a token, about. */
const TOKEN = 4;

/**
 * Question N is `req-N.txt`, what every message says, with the schema of the answer at the end; it waits for `ans-N.txt`, which is to be renamed into
 * place when it is whole. Numbers go on from what is in the folder.
 */
export async function startRelay(folder: string): Promise<Relay> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  while (existsSync(join(folder, `req-${count + 1}.txt`))) count++;
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as Question;
    const prompt = messages.map(({ role, content }) => `### ${role}\n${content}`).join('\n\n');
    const number = ++count;
    writeFileSync(join(folder, `req-${number}.txt`), prompt);
    console.log(`req-${number}.txt: ${prompt.length} characters; waiting for ans-${number}.txt`);
    const answer = join(folder, `ans-${number}.txt`);
    let left = false;
    response.on('close', () => {
      left = true;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // Who hears nothing for five minutes hangs up and asks again.
    for (let looks = 0; !left && !existsSync(answer); looks++) {
      if (looks % SIGN_OF_LIFE === 0) response.write(': waiting\n\n');
      await delay(LOOK);
    }
    if (left) return;
    const text = readFileSync(answer, 'utf8');
    const tokens = { prompt_tokens: Math.ceil(prompt.length / TOKEN), completion_tokens: Math.ceil(text.length / TOKEN) };
    const chunk = (choices: object[], usage?: object) =>
      response.write(
        `data: ${JSON.stringify({ id: `by-hand-${number}`, object: 'chat.completion.chunk', created: 0, model: 'by-hand', choices, ...(usage && { usage }) })}\n\n`,
      );
    chunk([{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }]);
    chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]);
    chunk([], { ...tokens, total_tokens: tokens.prompt_tokens + tokens.completion_tokens });
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
