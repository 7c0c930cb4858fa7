import { describe, expect, it } from 'vitest';
import { systemRandom } from '../ports/random';
import { Keyring } from './keyring';

const OLD = { version: 1, secret: 'an old secret' };
const NEW = { version: 2, secret: 'a new secret' };
const seal = { purpose: 'round seeds', context: '42' };
const plain = Buffer.from('what must stay secret');

describe('(B7) a keyring', () => {
  it('opens sealed data, and leaves no plain text in it', () => {
    const keyring = new Keyring(systemRandom, [OLD]);
    const sealed = keyring.seal(seal, plain);
    expect(keyring.open(seal, sealed)).toEqual(plain);
    expect(sealed.sealed.includes(plain)).toBe(false);
    expect(keyring.seal(seal, plain).sealed).not.toEqual(sealed.sealed);
  });

  it('seals with the newest key and opens with older keys', () => {
    const before = new Keyring(systemRandom, [OLD]).seal(seal, plain);
    const rotated = new Keyring(systemRandom, [NEW, OLD]);
    expect(rotated.open(seal, before)).toEqual(plain);
    expect(rotated.seal(seal, plain).keyVersion).toBe(2);
    expect(() => new Keyring(systemRandom, [NEW]).open(seal, before)).toThrow(
      'SEALING_KEYS has no key of version 1',
    );
  });

  it('does not open data in another context, for another purpose, with another key, or after a change', () => {
    const keyring = new Keyring(systemRandom, [OLD]);
    const sealed = keyring.seal(seal, plain);
    const changed = Buffer.from(sealed.sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    const impostor = new Keyring(systemRandom, [{ ...NEW, version: 1 }]);
    for (const open of [
      () => keyring.open({ ...seal, context: '43' }, sealed),
      () => keyring.open({ ...seal, purpose: 'two-factor secrets' }, sealed),
      () => keyring.open(seal, { ...sealed, sealed: changed }),
      () => impostor.open(seal, sealed),
    ]) {
      expect(open).toThrow('cannot be decrypted');
    }
  });
});
