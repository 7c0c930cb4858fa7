import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { useEarnings } from '../testing/earnings';

const stage = useEarnings();

test('income is never rewritten', async () => {
  await expect(stage.db.query(sql`update income set amount = 1`)).rejects.toThrow(/append-only/);
  await expect(stage.db.query(sql`delete from income`)).rejects.toThrow(/append-only/);
});
