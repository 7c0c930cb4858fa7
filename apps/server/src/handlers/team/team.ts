import { paginate, team } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { teamPage } from '../../team/team';
import type { Services } from '../shared/services';

export const teamEndpoint = ({ db }: Services) =>
  memberEndpoint(team, async ({ page, size, leveltype: level }, { member }) => {
    const request = { page, size };
    const { rows, total } = await teamPage(db, member, level, request);
    return {
      data: rows.map(({ code, joinedAt, ...rest }, index) => ({
        ...rest,
        SrNo: (page - 1) * size + index + 1,
        CODE: code,
        joiningdate: joinedAt.toISOString(),
        LEVEL: level,
      })),
      pagination: paginate(total, page, size),
    };
  });
