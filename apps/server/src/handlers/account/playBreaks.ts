import { beginBreak } from '@platform/api/contract';
import { isExclusion } from '@platform/rules/funds';
import { detailsOf } from '../../account/exclusionHashes';
import { profileOf } from '../../account/members';
import { breakOf, startBreak, type PlayBreak } from '../../account/playBreaks';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';

const paramsOf = ({ kind, endsAt }: PlayBreak) => ({
  kind: endsAt === null ? ('forever' as const) : kind,
  until: endsAt?.toISOString() ?? '',
});

export const breakRefusal = (pause: PlayBreak): Refusal =>
  new Refusal(403, 'ON_BREAK', paramsOf(pause));

export const beginBreakEndpoint = ({ db, sessions, exclusions }: Services) =>
  memberEndpoint(beginBreak, async ({ length }, { member }) => {
    const { begun, endsAt } = await db.transaction(async (tx) => {
      const started = await startBreak(tx, member, length);
      if (started.begun && isExclusion(length)) {
        await exclusions.keep(tx, detailsOf(await profileOf(tx, member)), started.endsAt);
        // All open pages of the member are then signed out. Later sessions are restricted.
        await sessions.end(tx, member, 'all');
      }
      return started;
    });
    // Ends the sessions that began during the transaction. Later sessions are restricted.
    if (begun && isExclusion(length)) await sessions.end(db, member, 'all');
    const { kind = 'break' } = (await breakOf(db, member)) ?? {};
    const params = paramsOf({ kind, endsAt });
    if (!begun) throw new Refusal(409, 'BREAK_LASTS', params);
    return done('BREAK_BEGUN', params);
  });
