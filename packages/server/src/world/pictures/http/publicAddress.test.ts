import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, isPublicAddress } from './publicAddress.ts';

test('addresses of the internet, and those that only seem to be', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8', '64:ff9b::808:808'])
    assert.ok(isPublicAddress(address), address);
  const inside = [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b:1::127.0.0.1',
    'fec0::1',
    '100::1',
    '3fff::1',
    '4000::1',
    '2001:db8::1',
    '2001:4860::5efe:127.0.0.1',
    '2001:4860::200:5efe:10.0.0.1',
    'not an address',
  ];
  for (const address of inside) assert.ok(!isPublicAddress(address), address);
});

test('hosts that are addresses, however they are written', () => {
  assert.equal(addressOf(new URL('https://[::1]:8443/')), '::1');
  assert.equal(addressOf(new URL('https://0x7f.1/')), '127.0.0.1');
  assert.equal(addressOf(new URL('https://example.org/')), undefined);
});
