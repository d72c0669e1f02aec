/** Addresses of the public internet: all that a stranger's link may lead to. */
import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { PictureFailure } from '@slidewright/engine/world';
import ipaddr from 'ipaddr.js';

/** Neither private nor local, link-local, reserved, a tunnel, nor an IPv4 address in another form that is one of these. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Networks without IPv4 reach all of it under this prefix (RFC 6052): the last four bytes are the address.
  if (parsed.range() === 'rfc6052') return isPublicAddress(parsed.toByteArray().slice(-4).join('.'));
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobal(parsed.toByteArray()));
}

/**
 * Only 2000::/3 has been given out to the public internet: all else is private, reserved, or an IPv4 address in a form that some system
 * may still understand, such as ::127.0.0.1 (RFC 4291) or 64:ff9b:1::127.0.0.1 (RFC 8215). Within it, 3fff::/20 is for documentation,
 * and an ISATAP address (RFC 5214) leads to the IPv4 address at its end.
 */
function isGlobal(bytes: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isDocumentation = first === 0x3f && second === 0xff && third < 0x10;
  const isTunnel = bytes[10] === 0x5e && bytes[11] === 0xfe && ((bytes[8] ?? 0) & 0xfc) === 0 && bytes[9] === 0;
  return first >> 5 === 1 && !isDocumentation && !isTunnel;
}

/** The host of a URL when it is an address and no name: then nothing is looked up. */
export function addressOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** Looks a name up for a connection that is about to be made: what was checked is what is connected to. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const hidden = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses ?? [];
    if (error) callback(error, '');
    else if (hidden || !first) callback(refusal(hostname), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export const refusal = (host: string): PictureFailure => new PictureFailure(`${host} is no address of the public internet`);
