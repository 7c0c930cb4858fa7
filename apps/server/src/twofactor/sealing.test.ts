import { expect, test } from 'vitest';
import { systemRandom } from '../ports/random';
import { seal, sealingKey, unseal } from './sealing';

const key = sealingKey('a secret of at least thirty-two characters');
const SECRET = 'JBSWY3DPEHPK3PXP';

test('what is sealed opens again, never looks the same twice, and hides the secret', () => {
  const [first, second] = [1, 2].map(() => seal(systemRandom, key, 7n, SECRET));
  if (first === undefined || second === undefined) throw new Error('Nothing was sealed.');
  expect(unseal(key, 7n, first)).toBe(SECRET);
  expect(unseal(key, 7n, second)).toBe(SECRET);
  expect(first.equals(second)).toBe(false);
  expect(first.includes(SECRET)).toBe(false);
});

test('it opens for nobody else, with no other key, and not once it was changed', () => {
  const sealed = seal(systemRandom, key, 7n, SECRET);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
  const otherKey = sealingKey('another secret of thirty-two characters');
  expect(() => unseal(key, 8n, sealed)).toThrow(/member 8 cannot be decrypted: JWT_SECRET/);
  expect(() => unseal(otherKey, 7n, sealed)).toThrow(/cannot be decrypted/);
  expect(() => unseal(key, 7n, changed)).toThrow(/cannot be decrypted/);
});
