import sql from 'sql-template-tag';
import { FakePushService } from '../../../../packages/testing/src/pushService';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Database } from '../db/database';
import { webPush } from '../ports/push/webPush';
import type { EventKind } from '../notifications/memberEvents';
import type { Push } from '../ports/push/push';
import type { PushKinds } from '../notifications/push/subscriptions';
import { TEST_VAPID, testApp, type TestApp } from './app';
import { testDatabase, type TestDatabase } from './database';
import { writeEvent } from './memberEvents';
import { Wire, type WireReply } from './wire';

const BOTH: PushKinds = { outcomes: true, security: true };

/** Member with a browser that is subscribed to notifications. */
export interface NotifiedMember {
  id: bigint;
  token: string;
  email: string;
  /** Id of the browser at the push service. */
  browser: string;
  endpoint: string;
}

export class PushStage {
  database!: TestDatabase;
  app!: TestApp;
  wire!: Wire;
  /** Pool with the privileges of the server. */
  db!: Database;
  service!: FakePushService;
  other!: FakePushService;

  push(timeoutMs = 30_000): Push {
    const services = [this.service.origin, this.other.origin];
    return webPush({ ...TEST_VAPID, services, timeoutMs });
  }

  subscribe(
    token: string,
    { endpoint, p256dh, auth } = this.service.subscribe(),
    kinds: PushKinds = BOTH,
  ): Promise<WireReply> {
    const payload = { endpoint, p256dh, auth, ...kinds };
    return this.wire.post('/api/user/subscribePush', payload, { token });
  }

  async member({ kinds = BOTH, at = this.service } = {}): Promise<NotifiedMember> {
    const { user, token, registration } = await this.wire.signUp();
    const id = BigInt(user.id);
    await this.database.db.query(sql`delete from member_event where member_id = ${id}`);
    const { browser, ...target } = at.subscribe();
    const reply = await this.subscribe(token, { browser, ...target }, kinds);
    expect(reply.status).toBe(200);
    return { id, token, email: registration.email, browser, endpoint: target.endpoint };
  }

  async browsersOf(id: bigint): Promise<number> {
    return (await this.db.query(sql`select 1 from push_subscription where member_id = ${id}`))
      .length;
  }

  happen(id: bigint, kind: EventKind, detail: object): Promise<string> {
    return writeEvent(this.database.db, id, kind, detail);
  }

  /** Simulates elapsed seconds by moving the pending deliveries into the past. */
  async pass(seconds: number): Promise<void> {
    await this.db.query(sql`
      update push_delivery set due_at = due_at - ${seconds} * interval '1 second',
        expires_at = expires_at - ${seconds} * interval '1 second'`);
  }
}

export function usePush(): PushStage {
  const stage = new PushStage();
  beforeAll(async () => {
    stage.database = await testDatabase(inject('postgresUrl'));
    stage.db = stage.database.as('app');
  });
  beforeEach(async () => {
    stage.service = await FakePushService.open();
    stage.other = await FakePushService.open();
    const services = [stage.service.origin, stage.other.origin];
    stage.app = await testApp(stage.db, { PUSH_SERVICES: services });
    stage.wire = new Wire(stage.app.origin);
  });
  afterEach(async () => {
    await stage.app.close();
    await stage.service.close();
    await stage.other.close();
    await stage.db.query(sql`delete from push_subscription`);
    expect(stage.app.errors).toEqual([]);
  });
  afterAll(() => stage.database.drop());
  return stage;
}
