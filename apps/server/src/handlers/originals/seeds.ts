import { changeClientSeed, rotateSeeds, seeds } from '@platform/api/contract';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import * as pairs from '../../originals/seeds';
import { refusedFor } from '../../originals/bets';
import type { PastPair, Seeds } from '../../originals/seeds';
import type { Services } from '../shared/services';
import { refusalOf } from './game';

const pastReply = ({ serverSeed, serverSeedHash, bets, revealedAt }: PastPair) => ({
  server_seed: serverSeed,
  server_seed_hash: serverSeedHash,
  bets,
  revealed_at: revealedAt.getTime(),
});

const seedsReply = ({ current, nextHash, past }: Seeds) => ({
  current: {
    server_seed_hash: current.serverSeedHash,
    client_seed: current.clientSeed,
    client_seed_by: current.clientSeedBy,
    nonce: current.nonce,
  },
  next: { server_seed_hash: nextHash },
  past: past.map(pastReply),
});

/** Returns the member's pairs. Requests the first pairs from the draw. */
async function pairsOf({ db, draws }: Services, member: bigint): Promise<Seeds> {
  const known = await pairs.seedsOf(db, member);
  if (known !== undefined) return known;
  const answer = await draws.ask({ member, kind: 'pairs', key: '', settings: '', stake: 0n });
  const { outcome } = answer;
  if (outcome !== 'done' && outcome !== 'placed')
    throw await refusalOf(db, member, { ...answer, outcome }, 'seeds');
  const made = await pairs.seedsOf(db, member);
  if (made === undefined) throw new Error(`The member ${member} has no seed pairs.`);
  return made;
}

export const seedsEndpoint = (services: Services) =>
  memberEndpoint(seeds, async (_, { member }) => ({
    data: seedsReply(await pairsOf(services, member)),
  }));

export const changeClientSeedEndpoint = (services: Services) =>
  memberEndpoint(
    changeClientSeed,
    async ({ client_seed: clientSeed }, { member, idempotencyKey }) => {
      await pairsOf(services, member);
      const { db } = services;
      const outcome = await pairs.changeClientSeed(db, member, idempotencyKey, clientSeed);
      if (outcome === 'none') throw new Error(`The member ${member} has no seed pairs.`);
      if (outcome !== 'done') {
        const betId = await refusedFor(db, { member, call: 'client', key: idempotencyKey });
        throw await refusalOf(db, member, { outcome, betId, largest: null }, 'seeds');
      }
      const data = seedsReply(await pairsOf(services, member));
      return { ...done('CLIENT_SEED_CHANGED'), data };
    },
  );

export const rotateSeedsEndpoint = (services: Services) =>
  memberEndpoint(
    rotateSeeds,
    async ({ client_seed: settings }, { member, idempotencyKey: key }) => {
      const { db, draws } = services;
      await pairsOf(services, member);
      const answer = await draws.ask({ member, kind: 'rotate', key, settings, stake: 0n });
      const { outcome } = answer;
      if (outcome !== 'done' && outcome !== 'placed')
        throw await refusalOf(db, member, { ...answer, outcome }, 'seeds');
      const [revealed, current] = await Promise.all([
        pairs.revealedBy(db, member, key),
        pairsOf(services, member),
      ]);
      return {
        ...done('SEEDS_ROTATED'),
        data: { ...seedsReply(current), revealed: pastReply(revealed) },
      };
    },
  );
