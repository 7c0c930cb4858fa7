import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_ROOT, leafOf, MerkleTree, verifyRootPath, type BetStatement } from './index';

const hashOf = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * Computes the Merkle Tree Hash as RFC 6962 defines it, recursively: the left subtree has the
 * largest power of two below the number of leaves.
 */
function rootByRfc(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (first === undefined) return hashOf('');
  if (leaves.length === 1) return first;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  const [one, other] = [rootByRfc(leaves.slice(0, left)), rootByRfc(leaves.slice(left))];
  return hashOf(Uint8Array.of(1), one, other);
}

const betOf = (number: number, fields: Partial<BetStatement> = {}): BetStatement => ({
  betId: String(1_000 + number),
  roundNumber: '20261201100010001',
  number,
  commitment: 'ab'.repeat(32),
  beaconRound: 96_083_247,
  betType: 'color',
  betValue: 'green',
  amount: '1',
  ...fields,
});

const betsOf = (count: number) => Array.from({ length: count }, (_, number) => betOf(number));
const leavesOf = (bets: readonly BetStatement[]) => bets.map((bet) => leafOf(bet));

const rounds = fc.integer({ min: 1, max: 130 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    index: fc.integer({ min: 0, max: count - 1 }),
  }),
);

function sealed({ count, index }: { count: number; index: number }) {
  const bets = betsOf(count);
  const tree = new MerkleTree(leavesOf(bets));
  const bet = bets[index] ?? expect.fail('There is no such bet.');
  return { bet, bets, path: tree.pathAt(index), seal: { bets: count, root: tree.root } };
}

describe('(A2) the root of the bets of a round', () => {
  it('is the Merkle Tree Hash of RFC 6962', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 })), (hashes) => {
        const leaves = hashes.map((bytes) => Buffer.from(bytes));
        const hex = leaves.map((bytes) => bytes.toString('hex'));
        expect(new MerkleTree(hex).root).toBe(rootByRfc(leaves).toString('hex'));
      }),
    );
  });

  it('is the SHA-256 of no bytes if the round has no bets', () => {
    expect(new MerkleTree([]).root).toBe(EMPTY_ROOT);
    expect(EMPTY_ROOT).toBe(hashOf('').toString('hex'));
  });

  it('is computed with the given hash', () => {
    const byNode = (data: Uint8Array) => hashOf(data).toString('hex');
    const leaves = betsOf(11).map((bet) => leafOf(bet, byNode));
    expect(leaves).toEqual(leavesOf(betsOf(11)));
    const [tree, other] = [new MerkleTree(leaves, byNode), new MerkleTree(leaves)];
    expect(tree.root).toBe(other.root);
    expect(leaves.map((_, index) => tree.pathAt(index))).toEqual(
      leaves.map((_, index) => other.pathAt(index)),
    );
  });

  it('covers the statement and the number of each bet', () => {
    const lines = ['1003', '20261201100010001', '3', 'ab'.repeat(32), '96083247'];
    const statement = [...lines, 'color', 'green', '1'].join('\n');
    expect(leafOf(betOf(3))).toBe(hashOf(`\0${statement}`).toString('hex'));
  });
});

describe('(A2) the path of a bet', () => {
  it('proves every bet of a round', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { bet, path, seal } = sealed(round);
        expect(verifyRootPath(bet, path, seal)).toBe(true);
      }),
    );
  });

  it('proves no bet that was added after the root', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { bets, path, seal } = sealed(round);
        const { count, index } = round;
        const late = betOf(count);
        const after = new MerkleTree(leavesOf([...bets, late]));
        expect(verifyRootPath(late, after.pathAt(count), seal)).toBe(false);
        // Adds a late bet with the number of another bet.
        expect(verifyRootPath(betOf(index, { betId: 'late' }), path, seal)).toBe(false);
        expect(verifyRootPath(late, path, { ...seal, bets: count + 1 })).toBe(false);
      }),
    );
  });

  it.each<Partial<BetStatement>>([
    { betId: '1' },
    { roundNumber: '20261201100010002' },
    { commitment: 'cd'.repeat(32) },
    { beaconRound: 7 },
    { betType: 'number' },
    { betValue: 'red' },
    { amount: '2' },
    { number: 1 },
    { number: null },
  ])('does not verify a bet that differs in %o', (fields) => {
    const { path, seal } = sealed({ count: 7, index: 2 });
    expect(verifyRootPath(betOf(2), path, seal)).toBe(true);
    expect(verifyRootPath(betOf(2, fields), path, seal)).toBe(false);
  });

  it('does not verify a bet without the root', () => {
    const { bet, path, seal } = sealed({ count: 7, index: 2 });
    expect(verifyRootPath(bet, path, { ...seal, root: null })).toBe(false);
  });

  it('must have exactly the siblings that the number of bets requires', () => {
    const { bet, path, seal } = sealed({ count: 7, index: 6 });
    expect(path).toEqual([null, expect.any(String), expect.any(String)]);
    expect(verifyRootPath(bet, path, seal)).toBe(true);
    for (const other of [[...path, null], [null, ...path], path.slice(1), []]) {
      expect(verifyRootPath(bet, other, seal)).toBe(false);
    }
    for (const bets of [6, 8, 9, 16, 0]) {
      expect(verifyRootPath(bet, path, { ...seal, bets })).toBe(false);
    }
  });

  it('cannot hide a second bet behind the number of another', () => {
    // An eighth bet takes the place of the missing sibling of leaf 6, and claims number 6 too.
    const extra = betOf(6, { betId: 'extra' });
    const tree = new MerkleTree(leavesOf([...betsOf(7), extra]));
    const seal = { bets: 7, root: tree.root };
    expect(verifyRootPath(extra, tree.pathAt(7), seal)).toBe(false);
    expect(verifyRootPath(betOf(6), tree.pathAt(6), seal)).toBe(false);
  });

  it('reports a malformed hash by name', () => {
    const { bet, path, seal } = sealed({ count: 2, index: 0 });
    expect(() => verifyRootPath(bet, path.with(0, 'ab'), seal)).toThrow(
      "hash of the bet's path has 1 bytes",
    );
  });
});
