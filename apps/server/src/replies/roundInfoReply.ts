import { encodeGameAt } from '@platform/api/contract';
import type { Round } from '../wingo/rounds';

const beaconReply = ({ beacon }: Round) =>
  beacon === undefined
    ? null
    : {
        source: beacon.source,
        public_key: beacon.publicKey,
        round: beacon.round,
        at: beacon.at.toISOString(),
      };

/** Formats the current round. `now` is the database clock. */
export const roundInfoReply = ({ round, now }: { round: Round; now: Date }) => ({
  order_id: round.number,
  game_at: encodeGameAt(round.drawsAt.getTime()),
  server_now: now.getTime(),
  close_at: round.closesAt.getTime(),
  draw_at: round.drawsAt.getTime(),
  commitment: round.commitment,
  beacon: beaconReply(round),
  bets: round.seal?.bets ?? null,
  root: round.seal?.root ?? null,
});
