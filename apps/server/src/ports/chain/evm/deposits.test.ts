import sql from 'sql-template-tag';
import { describe, expect, it, test } from 'vitest';
import { depositAddresses, membersByAddress } from '../../../wallet/addresses';
import { creditDeposits, depositsPage } from '../../../wallet/deposits';
import { balancesOf } from '../../../ledger/accounts';
import { platformBalance } from '../../../ledger/audit';
import { CONFIRMATIONS, MICRO, NETWORK, useChain } from '../../../testing/chainStage';
import { NEXT_DEPOSIT_PATH, NEXT_DEPOSIT_XPUB, walletAddressAt } from '../../../testing/localChain';
import { memberWith } from '../../../testing/people';
import type { RpcAnswer, RpcCall } from '../../../testing/rpcProxy';

const OUTSIDER = '0x00000000000000000000000000000000000000aa';

const stage = useChain();

const look = (chain = stage.chain()) => creditDeposits(stage.db, chain, NETWORK);
const balanceOf = async (member: bigint) => (await balancesOf(stage.db, member)).main;

async function addressOf(member: bigint, depositKey?: string) {
  const chain = stage.chain({}, depositKey === undefined ? {} : { depositKey });
  const [shown] = await depositAddresses(stage.db, chain, member);
  return shown?.address as `0x${string}`;
}

/** Creates a member whose deposit address has been searched once. */
async function depositor() {
  const member = await memberWith(stage.db, 0n);
  const address = await addressOf(member);
  await look();
  return { member, address };
}

test('derives the same addresses from the key as a standard wallet', () => {
  const chain = stage.chain();
  expect([0n, 1n, 4711n].map((member) => chain.addressOf(NETWORK, member))).toEqual(
    [0, 1, 4711].map((index) => walletAddressAt(index)),
  );
});

describe('a server that watches for deposits', () => {
  test('credits a deposit once, after confirmation', async () => {
    const { member, address } = await depositor();
    const before = await platformBalance(stage.db, 'chain');
    const hash = await stage.local.pay(address, 25_500_000n * MICRO);
    await stage.local.mine(CONFIRMATIONS - 2);
    await look();
    expect(await balanceOf(member)).toBe(0n);
    await stage.local.mine(1);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await balanceOf(member)).toBe(25_500_000n);
    expect(await platformBalance(stage.db, 'chain')).toBe(before - 25_500_000n);
    const { rows } = await depositsPage(stage.db, member, { page: 1, size: 10 });
    expect(rows).toMatchObject([{ amount: 25_500_000n, hash, network: NETWORK }]);
  });

  test('rounds down to a millionth and ignores smaller amounts', async () => {
    const { member, address } = await depositor();
    await stage.local.pay(address, 5n * MICRO + MICRO / 2n);
    await stage.local.pay(address, MICRO - 1n);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await balanceOf(member)).toBe(5n);
  });

  test('credits several deposits of one transaction separately', async () => {
    const [anna, ben] = [await depositor(), await depositor()];
    await stage.local.payMany([anna.address, ben.address, anna.address], 7n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect([await balanceOf(anna.member), await balanceOf(ben.member)]).toEqual([14n, 7n]);
  });

  test('credits a deposit later if no server was running', async () => {
    const { member, address } = await depositor();
    await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(300);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });

  test('does not credit a deposit that a reorganisation removes before confirmation', async () => {
    const { member, address } = await depositor();
    await stage.local.pay(address, 9n * MICRO);
    await look();
    await stage.local.reorganise(2);
    await stage.local.mine(CONFIRMATIONS * 2);
    await look();
    expect(await balanceOf(member)).toBe(0n);
  });

  test('credits a deposit once if a reorganisation moves it', async () => {
    const { member, address } = await depositor();
    const outsider = await stage.local.payFromHotWallet(OUTSIDER, MICRO);
    const hash = await stage.local.pay(address, 9n * MICRO);
    const placeInBlock = async () =>
      (await stage.local.client.getTransactionReceipt({ hash })).logs[0]?.logIndex;
    expect(await placeInBlock()).toBe(0);
    const signed = [await stage.local.signed(outsider), await stage.local.signed(hash)] as const;
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await balanceOf(member)).toBe(9n);
    // The reorganisation is deeper than finality: credited deposits must not be credited again.
    await stage.local.reorganise(CONFIRMATIONS + 2, [
      [signed[0], 3],
      [signed[1], 3],
    ]);
    expect(await placeInBlock()).toBe(1);
    await stage.local.mine(CONFIRMATIONS * 2);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });

  test('credits late while the node is unreachable', async () => {
    const { member, address } = await depositor();
    await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const lost = look(stage.chain({ rpcUrl: 'http://127.0.0.1:9' }));
    await expect(lost).rejects.toThrow(/HTTP request failed/);
    await look();
    expect(await balanceOf(member)).toBe(9n);
  });
});

describe('(B6) the search for deposits', () => {
  it('finds a deposit to an address that was shown during the search', async () => {
    await depositor();
    const member = await memberWith(stage.db, 0n);
    const proxy = await stage.proxy();
    // Shows and pays a new address after the search began, in a block that the search covers.
    proxy.answer = async ({ method }) => {
      if (method !== 'eth_blockNumber') return undefined;
      proxy.answer = () => undefined;
      await stage.local.pay(await addressOf(member), 8n * MICRO);
      // Mines enough blocks that the next search does not overlap the block of the payment.
      await stage.local.mine(100);
      return undefined;
    };
    await look(stage.chain({ rpcUrl: proxy.url }));
    await stage.local.mine(1);
    await look();
    expect(await balanceOf(member)).toBe(8n);
  });

  it('splits a search for 10,000 addresses into requests that a node accepts', async () => {
    const { member, address } = await depositor();
    const first = '0x1000000000000000000000000000000000000000';
    const last = '0x1000000000000000000000000000000000002710';
    await stage.db.query(sql`
      with crowd as (
        insert into member (code, email, name, phone, password_hash)
          select 'CROWD' || n, 'crowd' || n || '@test.localhost', 'Test', '', ''
          from generate_series(0, 10000) as n returning id, code
      )
      insert into deposit_address (network, address, member_id)
        select ${NETWORK}, '0x1' || lpad(to_hex(substr(code, 6)::int), 39, '0'), id from crowd`);
    await stage.local.payMany([first, address, last], 3n * MICRO);
    await stage.local.mine(250);

    // The node accepts 500 addresses and 100 blocks per request, and refuses larger requests with
    // its own error message.
    const proxy = await stage.proxy();
    const refuses = ({ method, params: [filter] }: RpcCall): boolean =>
      method === 'eth_getLogs' &&
      (filter.topics[2].length > 500 || Number(filter.toBlock) - Number(filter.fromBlock) >= 100);
    const tooMuch: RpcAnswer = { error: { code: -32_005, message: 'eth_getLogs is limited' } };
    proxy.answer = (call) => (refuses(call) ? tooMuch : undefined);
    const chain = stage.chain({ rpcUrl: proxy.url });
    const head = await chain.head(NETWORK);
    const position = async () => {
      const rows = await stage.db.query<{ position: bigint }>(
        sql`select position from chain_cursor where network = ${NETWORK}`,
      );
      return rows[0]?.position;
    };
    while ((await position()) !== head) await look(chain);

    const members = await membersByAddress(stage.db, NETWORK);
    for (const paid of [first, last]) {
      expect(await balanceOf(members.get(paid) ?? 0n)).toBe(3n);
    }
    expect(await balanceOf(member)).toBe(3n);
    const asked = proxy.calls.filter(({ method }) => method === 'eth_getLogs');
    // The search learns the limits of the node and rarely exceeds them.
    expect(asked.filter(refuses).length).toBeLessThan(asked.length / 8);
    await stage.db.query(sql`delete from deposit_address where address like '0x1000000%'`);
  });

  it('refuses a node of another chain and names both chains', async () => {
    const { member, address } = await depositor();
    await stage.local.pay(address, 9n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    const proxy = await stage.proxy();
    proxy.answer = ({ method }) => (method === 'eth_chainId' ? { result: '0x38' } : undefined);
    const chain = stage.chain({ rpcUrl: proxy.url });
    await expect(look(chain)).rejects.toThrow(
      'USDT-BEP20: the node serves chain 56, and the settings say 31337.',
    );
    expect(proxy.calls.map(({ method }) => method)).toEqual(['eth_chainId']);
    proxy.answer = () => undefined;
    await look(chain);
    await look(chain);
    expect(await balanceOf(member)).toBe(9n);
    // The chain is checked per connection, not per request.
    expect(proxy.calls.filter(({ method }) => method === 'eth_chainId')).toHaveLength(2);
  });
});

describe('(B7) after the deposit key has changed,', () => {
  it('members keep their address, and deposits to it are still credited', async () => {
    const { member, address } = await depositor();
    const later = await memberWith(stage.db, 0n);
    expect(await addressOf(member, NEXT_DEPOSIT_XPUB)).toBe(address);
    expect(await addressOf(later, NEXT_DEPOSIT_XPUB)).toBe(
      walletAddressAt(Number(later), NEXT_DEPOSIT_PATH),
    );
    await stage.local.pay(address, 4n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look(stage.chain({}, { depositKey: NEXT_DEPOSIT_XPUB }));
    expect(await balanceOf(member)).toBe(4n);
  });

  it('a new address replaces a retired address, and the server watches both', async () => {
    const { member, address } = await depositor();
    await stage.db.query(sql`
      update deposit_address set retired_at = clock_timestamp() where member_id = ${member}`);
    // The address stays the same as long as the key does not change.
    expect(await addressOf(member)).toBe(address);
    const shown = await Promise.all([1, 2, 3].map(() => addressOf(member, NEXT_DEPOSIT_XPUB)));
    const next = walletAddressAt(Number(member), NEXT_DEPOSIT_PATH);
    expect(shown).toEqual([next, next, next]);
    // A server with the old key still shows the stored address.
    expect(await addressOf(member)).toBe(next);
    await stage.local.payMany([address, next], 6n * MICRO);
    await stage.local.mine(CONFIRMATIONS);
    await look();
    expect(await balanceOf(member)).toBe(12n);
  });
});
