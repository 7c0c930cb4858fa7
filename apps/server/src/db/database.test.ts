import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './database';

test('a connection lost between two statements fails its transaction and nothing else', async () => {
  const url = inject('postgresUrl');
  const [db, admin] = [
    openDatabase({ url, connections: 1 }),
    openDatabase({ url, connections: 1 }),
  ];
  const lost = db.transaction(async (tx) => {
    const [session] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query(sql`select pg_terminate_backend(${session?.pid}, 5000)`);
    return tx.query(sql`select 1`);
  });
  await expect(lost).rejects.toThrow(/[Cc]onnection/);
  // The pool has replaced it.
  expect(await db.query(sql`select 1 as answer`)).toEqual([{ answer: 1 }]);
  await db.close();
  await admin.close();
});
