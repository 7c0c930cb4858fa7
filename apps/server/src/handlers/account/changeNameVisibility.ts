import { changeNameVisibility } from '@platform/api/contract';
import { keepNameHidden } from '../../account/publicName';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const changeNameVisibilityEndpoint = ({ db, shared }: Services) =>
  memberEndpoint(changeNameVisibility, async ({ hidden }, { member }) => {
    await keepNameHidden(db, member, hidden);
    // This server may get a request before its own notification, so clear the cache here.
    shared.clear();
    return done(hidden ? 'NAME_HIDDEN' : 'NAME_SHOWN');
  });
