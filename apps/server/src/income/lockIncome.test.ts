import { USDT } from '@platform/rules/money';
import { describe, expect, test } from 'vitest';
import { platformBalance } from '../ledger/audit';
import { useEarnings } from '../testing/earnings';
import { memberWith } from '../testing/people';

const START = 1_000_000n * USDT;

const stage = useEarnings();

describe('the Locker profit', () => {
  test('pays a twelfth of the yearly rate each month, with the last payment at maturity', async () => {
    const owner = await memberWith(stage.db, START);
    const before = await platformBalance(stage.db, 'bonuses');
    await stage.lock(owner, 1_200n * USDT, 1);
    await stage.pay();
    expect(await stage.earned(owner, 'locker')).toBe(0n);
    await stage.lockedAgo(owner, { months: 2 });
    await stage.pay();
    expect(await stage.earned(owner, 'locker')).toBe(4n * USDT);
    await stage.lockedAgo(owner, { months: 9 });
    await stage.pay();
    expect(await stage.earned(owner, 'locker')).toBe(6n * USDT);
    expect(await stage.remarks(owner, 'locker')).toEqual([
      'Month 3 of 3 on 1200 USDT',
      'Month 2 of 3 on 1200 USDT',
      'Month 1 of 3 on 1200 USDT',
    ]);
    expect(await platformBalance(stage.db, 'bonuses')).toBe(before - 6n * USDT);
  });
});
