import { NOTIFICATIONS_AT_ONCE, notifications, readNotifications } from '@platform/api/contract';
import { memberEndpoint } from '../../http/endpoint';
import { notificationsOf, readThrough } from '../../notifications/notifications';
import type { Services } from '../shared/services';

export const notificationsEndpoint = ({ db }: Services) =>
  memberEndpoint(notifications, async ({ before }, { member }) => {
    const page = { before, size: NOTIFICATIONS_AT_ONCE };
    const { rows, more, ...state } = await notificationsOf(db, member, page);
    return {
      data: rows.map(({ id, kind, detail, at }) => ({
        id: String(id),
        kind,
        at: at.getTime(),
        detail: { ...detail },
      })),
      more,
      unread: state.unread,
      through: String(state.readThrough),
      server_now: state.now.getTime(),
    };
  });

export const readNotificationsEndpoint = ({ db }: Services) =>
  memberEndpoint(readNotifications, async ({ through }, { member }) => {
    await readThrough(db, member, through);
    return {};
  });
