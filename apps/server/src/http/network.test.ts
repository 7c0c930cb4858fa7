import { expect, test } from 'vitest';
import { networkOf } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['1:2:3', '1:2:3'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
