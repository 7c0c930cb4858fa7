import { gameInfo } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import { stopwatch } from '../../ports/clock';
import { roundInfoReply } from '../../replies/roundInfoReply';
import { currentRound } from '../../wingo/rounds';
import type { Services } from '../shared/services';

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
    // Returns the next round once a draw is due, even if the draw happens during this request.
    for (;;) {
      const current = await shared.get(`round:${gametype}`, find, ahead);
      if (current === undefined) throw new Refusal(503, 'ROUND_NOT_READY');
      const now = clockOf(current);
      if (now < current.round.drawsAt)
        return { data: roundInfoReply({ round: current.round, now }) };
    }
  });
