import { levels } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { levelsOf } from '../../team/team';
import type { Services } from '../shared/services';

export const levelsEndpoint = ({ db }: Services) =>
  memberEndpoint(levels, async ({ page }, { member }) => ({
    // Returns all levels on the first page.
    data: (page === 1 ? await levelsOf(db, member) : []).map(({ level, total }) => ({
      RI_ID: level,
      Name: `Level ${level}`,
      MobileNo: total,
    })),
  }));
