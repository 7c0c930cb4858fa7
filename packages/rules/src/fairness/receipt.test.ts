import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyOfReceipt,
  signReceipts,
  verifyReceipt,
  type BetStatement,
  type ReceiptProof,
} from './index';

const pkcs8 = Buffer.from(`302e020100300506032b657004220420${'33'.repeat(32)}`, 'hex');
const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
const publicKey = createPublicKey(key)
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('hex');
const signText = (text: string) => sign(null, Buffer.from(text), key).toString('hex');

const AT = Date.UTC(2026, 10, 22, 8, 3, 31);

const betOf = (n: number): BetStatement => ({
  betId: String(n),
  roundNumber: '20261122100010484',
  number: n,
  commitment: 'ab'.repeat(32),
  beaconRound: 95_334_627,
  betType: 'color',
  betValue: 'green',
  amount: '1',
});
const betsOf = (count: number) => Array.from({ length: count }, (_, n) => betOf(n));

function first(proofs: readonly ReceiptProof[]): ReceiptProof {
  return proofs[0] ?? expect.fail('There is no proof.');
}

describe('(A3) receipts', () => {
  it('many bets share one signature, and verify one by one', () => {
    for (const count of [1, 2, 3, 5, 8, 200]) {
      const bets = betsOf(count);
      const proofs = signReceipts(bets, AT, signText);
      expect(new Set(proofs.map(({ signature }) => signature)).size).toBe(1);
      for (const n of [0, Math.floor(count / 2), count - 1]) {
        const [bet, proof] = [bets[n], proofs[n]];
        if (bet === undefined || proof === undefined) throw new Error('A bet has no proof.');
        expect(verifyReceipt(bet, proof, publicKey)).toBe(true);
        expect(verifyReceipt(betOf(count), proof, publicKey)).toBe(false);
      }
    }
  });

  it('no signature is created without bets', () => {
    expect(signReceipts([], AT, () => expect.fail('Nothing is to be signed.'))).toEqual([]);
  });

  it('a path has at most one entry per level of the tree', () => {
    expect(signReceipts(betsOf(1), AT, signText)).toMatchObject([{ path: [] }]);
    expect(first(signReceipts(betsOf(3), AT, signText)).path).toHaveLength(2);
  });

  const [bet] = betsOf(1);
  const proof = first(signReceipts(betsOf(2), AT, signText));
  const change = (fields: Partial<BetStatement>) => ({ ...(bet ?? betOf(0)), ...fields });

  it.each<Partial<BetStatement>>([
    { betId: '1' },
    { roundNumber: '20261122100010485' },
    { number: 1 },
    { number: null },
    { commitment: 'cd'.repeat(32) },
    { beaconRound: 95_334_628 },
    { beaconRound: null },
    { betType: 'number' },
    { betValue: 'red' },
    { amount: '2' },
  ])('a receipt does not verify for %o', (fields) => {
    expect(verifyReceipt(change({}), proof, publicKey)).toBe(true);
    expect(verifyReceipt(change(fields), proof, publicKey)).toBe(false);
  });

  it('a former key verifies receipts up to the end of its use, and is named', () => {
    const newer = '44'.repeat(32);
    const keys = (until: number) => ({
      receiptKey: newer,
      formerReceiptKeys: [{ publicKey, until }],
    });
    expect(keyOfReceipt(change({}), proof, keys(AT))).toEqual({ publicKey, until: AT });
    expect(keyOfReceipt(change({}), proof, keys(AT - 1))).toBeUndefined();
    expect(keyOfReceipt(change({ amount: '2' }), proof, keys(AT))).toBeUndefined();
    const current = { receiptKey: publicKey, formerReceiptKeys: [{ publicKey: newer, until: AT }] };
    expect(keyOfReceipt(change({}), proof, current)).toEqual({ publicKey });
  });

  it('a former key verifies no receipt without a time', () => {
    const untimed = change({ number: null });
    const [signed] = signReceipts([untimed], null, signText);
    const keys = { receiptKey: '44'.repeat(32), formerReceiptKeys: [{ publicKey, until: AT }] };
    expect(keyOfReceipt(untimed, signed ?? expect.fail('no receipt'), keys)).toBeUndefined();
    expect(keyOfReceipt(untimed, signed ?? expect.fail('no receipt'), publicKey)).toEqual({
      publicKey,
    });
  });

  it('a receipt does not verify with a key of small order, under which one signature fits every bet', () => {
    const point = `01${'00'.repeat(31)}`;
    const signature = point + '00'.repeat(32);
    expect(verifyReceipt(change({}), { ...proof, signature }, point)).toBe(false);
  });

  it('a receipt does not verify with a key that is not a point of the curve', () => {
    expect(verifyReceipt(change({}), proof, 'ff'.repeat(32))).toBe(false);
  });

  it('a receipt does not verify with arbitrary bytes as the signature', () => {
    const bytes = (count: number) => fc.uint8Array({ minLength: count, maxLength: count });
    fc.assert(
      fc.property(bytes(64), bytes(32), (signed, anyKey) => {
        const forged = { ...proof, signature: Buffer.from(signed).toString('hex') };
        expect(verifyReceipt(change({}), forged, publicKey)).toBe(false);
        expect(verifyReceipt(change({}), forged, Buffer.from(anyKey).toString('hex'))).toBe(false);
      }),
    );
  });

  it('a bet on a round without a beacon has an empty beacon line', () => {
    const lines = ['0', '20261122100010484', '0', 'ab'.repeat(32), '', 'color', 'green', '1'];
    const root = createHash('sha256')
      .update(`\0${lines.join('\n')}`)
      .digest('hex');
    const texts: string[] = [];
    signReceipts([change({ beaconRound: null })], AT, (text) => {
      texts.push(text);
      return '';
    });
    expect(texts).toEqual([`platform-receipt-v2:${AT}:${root}`]);
  });

  it('a receipt does not verify with another time, or without its time', () => {
    expect(verifyReceipt(change({}), { ...proof, at: AT + 1 }, publicKey)).toBe(false);
    expect(verifyReceipt(change({}), { ...proof, at: null }, publicKey)).toBe(false);
  });

  it('a bet without a number uses the older statement and signed text', () => {
    const lines = ['0', '20261122100010484', 'ab'.repeat(32), '95334627', 'color', 'green', '1'];
    const root = createHash('sha256')
      .update(`\0${lines.join('\n')}`)
      .digest('hex');
    const texts: string[] = [];
    const former = change({ number: null });
    const signed = first(
      signReceipts([former], null, (text) => {
        texts.push(text);
        return signText(text);
      }),
    );
    expect(texts).toEqual([`platform-receipt-v1:${root}`]);
    expect(signed.at).toBeNull();
    expect(verifyReceipt(former, signed, publicKey)).toBe(true);
    expect(verifyReceipt(former, { ...signed, at: AT }, publicKey)).toBe(false);
  });

  it('a bet with a number needs a time, and a bet without a number has none', () => {
    const untimed = first(signReceipts([change({})], null, signText));
    expect(verifyReceipt(change({}), untimed, publicKey)).toBe(false);
    const former = change({ number: null });
    const timed = first(signReceipts([former], AT, signText));
    expect(verifyReceipt(former, timed, publicKey)).toBe(false);
  });

  it('a receipt does not verify with another key, index or path', () => {
    expect(verifyReceipt(change({}), proof, '44'.repeat(32))).toBe(false);
    expect(verifyReceipt(change({}), { ...proof, index: 1 }, publicKey)).toBe(false);
    expect(verifyReceipt(change({}), { ...proof, path: [] }, publicKey)).toBe(false);
    expect(verifyReceipt(change({}), { ...proof, path: ['00'.repeat(32)] }, publicKey)).toBe(false);
  });

  it('a receipt keeps the index of a bet beyond 2^32 bets', () => {
    const path = [...Array.from({ length: 32 }, () => null), ...proof.path];
    expect(verifyReceipt(change({}), { ...proof, index: 0, path }, publicKey)).toBe(true);
    expect(verifyReceipt(change({}), { ...proof, index: 2 ** 32, path }, publicKey)).toBe(false);
  });

  it('a bet with a line break in a field is refused', () => {
    expect(() => signReceipts([change({ betValue: 'green\n9' })], AT, signText)).toThrow(
      'line break',
    );
  });

  it('a malformed value is reported by name', () => {
    const verify = (fields: Partial<ReceiptProof>) =>
      verifyReceipt(change({}), { ...proof, ...fields }, publicKey);
    expect(() => verify({ signature: 'ab' })).toThrow('signature of the receipt has 1 bytes');
    expect(() => verify({ path: ['ab'] })).toThrow("hash of the receipt's path has 1 bytes");
    expect(() => verifyReceipt(change({}), proof, 'xyz')).toThrow('public key of receipts');
  });
});
