import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { useEarnings } from '../testing/earnings';

const stage = useEarnings();

test('income rows cannot be changed or deleted', async () => {
  await expect(stage.db.query(sql`update income set amount = 1`)).rejects.toThrow(/append-only/);
  await expect(stage.db.query(sql`delete from income`)).rejects.toThrow(/append-only/);
});
