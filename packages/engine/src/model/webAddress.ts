/** Which addresses a link may lead to. */

const protocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address as a link has it, in ASCII: pages of the web and mail. Undefined for all else, such as scripts and files, and for what is
 * malformed: PowerPoint calls a file with such an address damaged.
 */
export function webAddress(address: string): string | undefined {
  const parsed = URL.parse(address);
  return parsed && protocols.has(parsed.protocol) ? parsed.href : undefined;
}
