import { afterAll, beforeAll, expect, inject } from 'vitest';
import { auditLedger } from '../ledger/audit';
import { testApp, type TestApp } from './app';
import { testDatabase, type TestDatabase } from './database';
import { Wire } from './wire';

/** Servers of a test file. `useServers` assigns these fields before the first test. */
export interface Suite {
  database: TestDatabase;
  app: TestApp;
  wire: Wire;
  elsewhere: TestApp;
  there: Wire;
}

/** Fails if a server had an internal error, or the books do not balance at the end. */
export function useServers(): Suite {
  const suite = {} as Suite;
  beforeAll(async () => {
    suite.database = await testDatabase(inject('postgresUrl'));
    // The app has only the privileges of the server's role, as in production.
    const db = suite.database.as('app');
    suite.app = await testApp(db);
    suite.elsewhere = await testApp(db);
    suite.wire = new Wire(suite.app.origin);
    suite.there = new Wire(suite.elsewhere.origin);
  });
  afterAll(async () => {
    const { app, elsewhere, database } = suite;
    await app.close();
    await elsewhere.close();
    const audit = await auditLedger(database.db);
    await database.drop();
    expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
    expect([...app.errors, ...elsewhere.errors]).toEqual([]);
  });
  return suite;
}
