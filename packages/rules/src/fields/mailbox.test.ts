import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  ['Anna@example.com', 'Anna@example.com'],
  ['anna@Example.COM', 'anna@example.com'],
  ['\uff41nna@\uff45xample.com', 'anna@example.com'],
  ['\u212aarl@example.com', 'Karl@example.com'],
  ['anna@m\u00fcnchen.example', 'anna@xn--mnchen-3ya.example'],
  ['anna@xn--mnchen-3ya.example', 'anna@xn--mnchen-3ya.example'],
])('normalises %s to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  '<anna@example.com>',
  'Anna <anna@example.com>',
  '"anna"@example.com',
  'anna(home)@example.com',
  'anna@[127.0.0.1]',
  'anna@example.com:25',
  'anna@example.com/x',
  'anna@exa mple.com',
  '@example.com',
])('refuses %s', (address) => {
  expect(mailboxOf(address)).toBeUndefined();
});
