/** What a person reads when the service has started: where it is, and how to use it. */
export function welcome(url: string, key: string | undefined): string {
  const heading = `Slidewright is running at ${url}`;
  if (key === undefined) {
    return `\n  ${heading}\n  Lost the API key? "npx slidewright account list" and "npx slidewright key rotate --email …" give a new one.\n`;
  }
  return `
  ${heading}

  Your API key. It is shown only now, so keep it:

    ${key}

  Order a deck, then ask for it with the id in the answer; "result.url" is the file:

    curl -s ${url}/v1/presentations/topic -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"topic":"The history of tea"}'

    curl -s ${url}/v1/presentations/ID -H 'Authorization: Bearer ${key}'

  Or in one step:

    SLIDEWRIGHT_URL=${url} SLIDEWRIGHT_KEY=${key} npx slidewright generate --topic 'The history of tea' --out tea.pptx
`;
}
