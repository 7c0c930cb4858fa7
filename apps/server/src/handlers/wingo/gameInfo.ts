import { encodeGameAt, gameInfo } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { stopwatch } from '../../ports/clock';
import { currentRound, type Round } from '../../wingo/rounds';
import type { Services } from '../shared/services';

/** The beacon that a round waits for, as it travels. */
const beaconReply = ({ beacon }: Round) =>
  beacon === undefined
    ? null
    : {
        source: beacon.source,
        public_key: beacon.publicKey,
        round: beacon.round,
        at: beacon.at.toISOString(),
      };

/** The current round as it travels; `now` is the clock of the database. */
export const roundInfoReply = ({ round, now }: { round: Round; now: Date }) => ({
  order_id: round.number,
  game_at: encodeGameAt(round.drawsAt.getTime()),
  server_now: now.getTime(),
  close_at: round.closesAt.getTime(),
  draw_at: round.drawsAt.getTime(),
  commitment: round.commitment,
  beacon: beaconReply(round),
});

export const gameInfoEndpoint = ({ db, shared }: Services) =>
  memberEndpoint(gameInfo, async ({ gametype }) => {
    const find = async () => {
      const current = await currentRound(db, gametype);
      return current && { ...current, since: stopwatch() };
    };
    const clockOf = ({ now, since }: NonNullable<Awaited<ReturnType<typeof find>>>) =>
      new Date(now.getTime() + since());
    const ahead = (known: Awaited<ReturnType<typeof find>>) =>
      known !== undefined && clockOf(known) < known.round.drawsAt;
    // From the moment of its draw the next one is answered: also if it comes while this is answered.
    for (;;) {
      const current = await shared.get(`round:${gametype}`, find, ahead);
      if (current === undefined) throw new Refusal(503, 'ROUND_NOT_READY');
      const now = clockOf(current);
      if (now < current.round.drawsAt)
        return { data: roundInfoReply({ round: current.round, now }) };
    }
  });
