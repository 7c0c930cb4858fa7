import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/database';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001_one.sql', 'create table one (id int);');
  await write('0002_two.sql', 'create table two (id int);\ninsert into two values (1);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const rowsOfTwo = () => database.db.query(sql`select id from two`);

test('migrations are applied in the order of their names, once', async () => {
  expect(await migrate(database.db, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await migrate(database.db, folder)).toEqual([]);
  expect(await rowsOfTwo()).toHaveLength(1);
});

test('servers that start together apply them once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
  expect(applied.flat()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await rowsOfTwo()).toHaveLength(1);
});

test('a migration that was changed after it was applied is refused by name', async () => {
  await migrate(database.db, folder);
  await write('0001_one.sql', 'create table one (id bigint);');
  await expect(migrate(database.db, folder)).rejects.toThrow(/0001_one\.sql was changed after/);
});

test('a database written by a newer version is refused', async () => {
  await migrate(database.db, folder);
  await rm(join(folder, '0002_two.sql'));
  await expect(migrate(database.db, folder)).rejects.toThrow(/0002_two\.sql.*newer version/);
});

test('a migration that fails leaves the database as it was', async () => {
  await write('0003_three.sql', 'create table three (id int); select 1 / 0;');
  await expect(migrate(database.db, folder)).rejects.toThrow(/division by zero/);
  await rm(join(folder, '0003_three.sql'));
  expect(await migrate(database.db, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
});
