/** What a person reads when the service has started: where it is, what it does without, and how to use it. */
import type { Config } from '../config.ts';

type Told = Pick<Config, 'baseUrl' | 'llmProvider' | 'llmModel' | 'llmBaseUrl' | 'llmRequired' | 'research'>;

/** `key` is known only where it has just been made; `link` begins a session in a browser, where there is an account for that. */
export function welcome(config: Told, key: string | undefined, link: string | undefined): string {
  const url = config.baseUrl;
  const heading = [`Slidewright is running at ${url}`, writer(config)].join('\n  ');
  const playground =
    link === undefined
      ? ''
      : `
  Make a deck in your browser; the link signs you in, once, within an hour:

    ${link}
`;
  if (key === undefined) {
    return `\n  ${heading}\n${playground}\n  Lost the API key? "npx slidewright account list" and "npx slidewright key rotate --email …" give a new one.\n`;
  }
  return `
  ${heading}
${playground}
  Your API key, for programs. It is shown only now, so keep it:

    ${key}

  Order a deck, then ask for it with the id in the answer; "result.url" is the file:

    curl -s ${url}/v1/presentations/topic -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"topic":"The history of tea"}'

    curl -s ${url}/v1/presentations/ID -H 'Authorization: Bearer ${key}'

  Or in one step:

    SLIDEWRIGHT_URL=${url} SLIDEWRIGHT_KEY=${key} npx slidewright generate --topic 'The history of tea' --out tea.pptx
`;
}

/** Who writes the decks, and where those about a topic come from when no language model does. */
function writer({ llmProvider, llmModel, llmBaseUrl, llmRequired, research }: Told): string {
  if (llmProvider !== 'none') {
    const at = llmBaseUrl === '' ? '' : ` at ${new URL(llmBaseUrl).host}`;
    const otherwise = llmRequired ? 'no deck is made without it' : 'what it does not manage, the built-in writer does';
    return `Decks are written by ${llmModel} (${llmProvider}${at}); ${otherwise}.`;
  }
  const source =
    research === 'off'
      ? 'decks about a topic are scaffolds of questions (set LLM_PROVIDER and LLM_MODEL, or RESEARCH=wikipedia)'
      : 'decks about a topic are made from Wikipedia, and where it has nothing are scaffolds of questions (set LLM_PROVIDER and LLM_MODEL)';
  return `No language model is configured: the built-in writer makes the decks; ${source}.`;
}
