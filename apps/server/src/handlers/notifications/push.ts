import { pushState, subscribePush, unsubscribePush } from '@platform/api/contract';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import { notAuthenticated } from '../../http/errors';
import { Refusal } from '../../http/refusal';
import { forgetEndpoint, keepSubscription, kindsOf } from '../../notifications/push/subscriptions';
import type { Services } from '../shared/services';

export const pushStateEndpoint = ({ db, push }: Services) =>
  memberEndpoint(pushState, async ({ endpoint = '' }, { member }) => ({
    key: push.publicKey,
    ...(await kindsOf(db, member, endpoint)),
  }));

export const subscribePushEndpoint = ({ db, push }: Services) =>
  memberEndpoint(subscribePush, async (subscription, { member, session }) => {
    // Members choose the endpoint, so allow only known push services.
    const service = push.serviceOf(subscription.endpoint);
    if (service === undefined) throw new Refusal(422, 'PUSH_SERVICE_UNKNOWN');
    const isKept = await db.transaction((tx) =>
      keepSubscription(tx, { ...subscription, member, session, service }),
    );
    if (!isKept) throw notAuthenticated('invalid');
    return done('PUSH_CHANGED');
  });

export const unsubscribePushEndpoint = ({ db }: Services) =>
  memberEndpoint(unsubscribePush, async ({ endpoint }, { member }) => {
    await forgetEndpoint(db, member, endpoint);
    return done('PUSH_OFF');
  });
