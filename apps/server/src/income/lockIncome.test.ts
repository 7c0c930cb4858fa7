import { USDT } from '@platform/rules/money';
import { describe, expect, test } from 'vitest';
import { platformBalance } from '../ledger/audit';
import { useEarnings } from '../testing/earnings';
import { memberWith } from '../testing/people';

const START = 1_000_000n * USDT;

const stage = useEarnings();

describe('what locks bring', () => {
  test('the sponsor earns 1% a year of the plan at once, the owner a twelfth of the rate a month', async () => {
    const sponsor = await memberWith(stage.db, START);
    const owner = await memberWith(stage.db, START, sponsor);
    await stage.lock(owner, 1_200n * USDT, 1);
    await stage.pay();
    expect(await stage.earned(sponsor, 'direct')).toBe(3n * USDT);
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
    expect(await stage.earned(sponsor, 'direct')).toBe(3n * USDT);
    expect(await stage.earned(owner, 'direct')).toBe(0n);
  });

  test('is paid by the house', async () => {
    const sponsor = await memberWith(stage.db, START);
    const before = await platformBalance(stage.db, 'house');
    await stage.lock(await memberWith(stage.db, START, sponsor), 600n * USDT, 3);
    await stage.pay();
    expect(await platformBalance(stage.db, 'house')).toBe(before - 6n * USDT);
  });
});
