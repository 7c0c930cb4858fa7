import { expect, it } from 'vitest';
import { drawDigit } from './draw';

it('skips biased bytes, and continues with the next HMAC when its bytes run out', () => {
  const asked: string[] = [];
  const digit = drawDigit((message) => {
    asked.push(message);
    return asked.length < 3 ? new Uint8Array([250, 255]) : new Uint8Array([254, 249]);
  }, '42');
  expect(asked).toEqual(['42', '42:1', '42:2']);
  expect(digit).toBe(9);
});
