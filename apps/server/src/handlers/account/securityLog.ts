import { paginate, securityLog } from '@platform/api/contract';
import { securityPage } from '../../account/securityHistory';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const securityLogEndpoint = ({ db }: Services) =>
  memberEndpoint(securityLog, async ({ page, size }, { member }) => {
    const { rows, total } = await securityPage(db, member, { page, size });
    return {
      data: rows.map(({ id, at, event, browser, platform, place, address, ...rest }) => ({
        id: String(id),
        at: at.toISOString(),
        event,
        browser,
        platform,
        geo: place,
        ip_address: address,
        ...(rest.amount !== null && { amount: rest.amount }),
        ...(rest.wallet !== null && { wallet: rest.wallet }),
        ...(rest.refused !== null && { refused: rest.refused }),
      })),
      pagination: paginate(total, page, size),
    };
  });
