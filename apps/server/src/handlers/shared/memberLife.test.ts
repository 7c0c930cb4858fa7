import { decodeGameAt } from '@platform/api/contract';
import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { payIncome } from '../../jobs/payIncome';
import { CALL_TABLE, TableClient } from '../../testing/callTable';
import { drawRounds } from '../../testing/draws';
import { otpCode } from '../../testing/otp';
import { demoWallet, payWithdrawals } from '../../testing/payWithdrawals';
import { openRound, reachDraw } from '../../testing/rounds';
import { useServers } from '../../testing/suite';
import { newMember } from '../../testing/wire';
import { payDemoDeposit } from '../../wallet/demoDeposit';
import { closeRounds } from '../../wingo/rounds';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

const suite = useServers();
const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';
const NEXT_PASSWORD = 'Fresh-Horse-3';
const TXN_PASSWORD = 'Second-Horse-2';
const FIRST_PAGE = { currentPage: 1, totalPages: 1, totalRecords: 1 };
const PAIR_PAGE = { ...FIRST_PAGE, totalRecords: 2 };
const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const onError = (error: unknown) => suite.app.errors.push(error);

async function register(client: TableClient, inviteCode: string) {
  const form = { ...newMember(), invite_code: inviteCode };
  const { status, message, resultmessage, data } = await client.call('API-05', form);
  expect([status, message]).toEqual(['success', 'Registered successfully']);
  expect(resultmessage).toContain(data.user.code);
  return { form, ...(data.user as { id: string; code: string }) };
}

/** Draws a round, settles its bets and pays the income from them. */
async function settle(round: bigint) {
  const { db } = suite.database;
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
  for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
  await payIncome(db, onError);
}

test('[API-42] a client written from the call table registers, deposits, bets, earns and withdraws as a member', async () => {
  const { db } = suite.database;
  const [asha, sponsor] = [new TableClient(suite.app.origin), new TableClient(suite.app.origin)];
  const balances = async () => (await asha.call('API-08')).data as Record<string, unknown>;
  const page = { page: 1 };

  const upline = await register(sponsor, '');
  const { form, id, code } = await register(asha, upline.code);
  const { email, password } = form;
  const login = await asha.call('API-04', { code: email, password });
  expect(login).toMatchObject({ status: 'success', user: { code } });
  expect((await asha.call('API-07')).data).toMatchObject({
    ID: id,
    code,
    name: 'Anna Example',
    email,
    emailid: email,
    mobile: '+919876543210',
    JoiningDate: expect.stringMatching(DATE) as unknown,
    selfpackage: '0',
    walletaddress: '',
  });

  // The member deposits.
  expect(await balances()).toEqual({ disable: 0, ActivateWallet: '1000', STAKINGEWALLET: '0' });
  const { companyaddress, PhonepayNo } = await asha.call('API-10');
  expect([companyaddress, PhonepayNo]).toEqual([expect.stringMatching(/^0x[0-9a-f]{40}$/), '']);
  const deposit = async (network: 'USDT-BEP20' | 'USDT-POS', look: string) => {
    const amount = parseUsdt('25.5');
    const hash = await payDemoDeposit(db, { code, network, amount, seed: network });
    expect(await asha.call(look)).toEqual({});
    return { Date: expect.stringMatching(DATE) as unknown, USDT: '25.5', PaymentOrder_Id: hash };
  };
  const first = await deposit('USDT-BEP20', 'API-20');
  const second = await deposit('USDT-POS', 'API-21');
  expect(await asha.call('API-22', page)).toEqual({ data: [second, first], pagination: PAIR_PAGE });
  expect(await balances()).toMatchObject({ ActivateWallet: '1051' });

  // The member secures the account.
  await expect(asha.call('API-12')).rejects.toThrow('TXN password');
  const txn = { currentTxnPassword: '', txnPassword: TXN_PASSWORD, reTxnPassword: TXN_PASSWORD };
  expect(await asha.call('API-14', txn)).toMatchObject({ status: 'success' });
  expect(await asha.call('API-12')).toEqual({ status: 'success' });
  await asha.call('API-15', { wallet_address: ADDRESS, txnPassword: TXN_PASSWORD });
  expect((await asha.call('API-07')).data.walletaddress.toLowerCase()).toBe(ADDRESS);
  expect(await asha.call('API-31')).toEqual({ data: [{ status: false }] });
  const { secret, otpauth_url, qrCodeUrl } = await asha.call('API-32');
  expect([otpauth_url, qrCodeUrl]).toEqual(
    Array(2).fill(expect.stringContaining(`secret=${secret}`)),
  );
  const otp = { authotp: otpCode(secret), authtype: 'Enable', authkey: secret };
  expect(await asha.call('API-33', otp)).toEqual({
    status: 'success',
    message: '2FA Enabled Successfully',
  });
  expect(await asha.call('API-31')).toEqual({ data: [{ status: true }] });

  // The member plays a round, of which exactly one bet wins.
  const round = await openRound(db, 1);
  const { order_id: roundNumber, game_at } = (await asha.call('API-35', { gametype: 1 })).data;
  expect(decodeGameAt(game_at)).toBeGreaterThan(Date.now());
  for (const [side, amount] of [
    ['high', '60'],
    ['low', '20'],
  ]) {
    const bet = { betType: side, betValue: side, amount, gametype: 1 };
    expect(await asha.call('API-34', bet)).toMatchObject({ status: 'success' });
  }
  await settle(round);
  const [drawn] = (await asha.call('API-36', { gametype: 1 })).data;
  expect(await asha.call('API-37', { ...page, gametype: 1 })).toEqual({
    data: [{ roundNumber, result: drawn }],
    pagination: FIRST_PAGE,
  });
  const [won, paid, staked] = drawn.number >= 5 ? ['high', '117.6', '60'] : ['low', '39.2', '20'];
  const bets = await asha.call('API-38', { ...page, gametype: 1 });
  expect(bets.pagination).toEqual(PAIR_PAGE);
  expect(bets.data).toContainEqual({
    gameId: { roundNumber },
    amount: staked,
    betType: won,
    betValue: won,
    total_winning: paid,
  });
  const { winnings, pagination } = (await asha.call('API-39', page)).data;
  expect(pagination).toEqual(PAIR_PAGE);
  const settled = winnings.find(({ amount }: { amount: string }) => amount === paid);
  expect(settled).toEqual({
    game: 'Wingo 1 Min',
    order_id: expect.stringMatching(/^\d+$/) as unknown,
    winning_at: expect.stringMatching(DATE) as unknown,
    bet_amount: staked,
    bet_deduction: won,
    total_winning: paid,
    amount: paid,
  });
  const { game, order_id, bet_amount, bet_deduction, total_winning } = settled;
  expect(await asha.call('API-28', { type: 'betStatus', ...page })).toMatchObject({
    status: 'success',
    data: [{ game, order_id, bet_amount, bet_deduction, total_winning, amount: paid }],
    pagination: FIRST_PAGE,
    totalAmountsByType: [{ totalAmount: paid }],
  });

  // The member withdraws and locks funds.
  const withdrawal = { Amount: '40', Address: ADDRESS, twofactor: otpCode(secret, 1) };
  expect(await asha.call('API-25', withdrawal)).toMatchObject({
    status: 'success',
    data: { status: 'Withdrawal Success' },
  });
  await payWithdrawals(db, demoWallet(db), { onError });
  expect(await asha.call('API-24', page)).toEqual({
    data: [
      {
        Status: 'Success',
        verifydatetime: expect.stringMatching(DATE) as unknown,
        amount: '40',
        WithdeollCharge: '40',
        BankName: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown,
      },
    ],
    pagination: FIRST_PAGE,
  });
  expect(await asha.call('API-26', { Amount: '60', planid: 1 })).toEqual({
    status: 'success',
    data: { message: 'Activation success' },
  });
  expect(await asha.call('API-23', page)).toEqual({
    data: [{ ActivationDate: expect.stringMatching(DATE) as unknown, Amount: '60' }],
    pagination: FIRST_PAGE,
  });
  expect(await balances()).toMatchObject({ STAKINGEWALLET: '60' });

  // The member asks for help.
  const ticket = { name: 'Anna', email, requestmessage: 'Please help.', selectedLevel: 'bug' };
  expect(await asha.call('API-30', ticket)).toEqual({
    status: 'success',
    message: 'Request Placed successfully',
  });
  expect(await asha.call('API-29', page)).toMatchObject({
    data: [{ G_Request: 'Please help.', G_type: 'bug', G_Status: 'Open', G_ClosedDate: '' }],
    pagination: FIRST_PAGE,
  });

  // The sponsor looks at the team and its income.
  expect(await sponsor.call('API-11')).toEqual({ totalreferral: 1 });
  expect(await sponsor.call('API-16', page)).toMatchObject({
    data: [{ username: code, name: 'Anna Example', Package: '60' }],
    pagination: FIRST_PAGE,
  });
  const [level] = (await sponsor.call('API-17')).data;
  expect(level).toEqual({ RI_ID: 1, Name: 'Level 1', MobileNo: 1 });
  expect(await sponsor.call('API-18', { ...page, leveltype: level.RI_ID })).toMatchObject({
    data: [{ SrNo: 1, CODE: code, name: 'Anna Example', LEVEL: 1 }],
    pagination: FIRST_PAGE,
  });
  const tree = await sponsor.call('API-19', { userid: upline.id, usercode: upline.code });
  expect(tree.data).toMatchObject([
    { id: upline.id, parentId: null, code: upline.code },
    { id, parentId: upline.id, code, image: 'green.png', bookingAmount: '60' },
  ]);
  const income = await sponsor.call('API-27', { incometype: 'Trade_level_income', ...page });
  expect(income).toMatchObject({
    status: 'success',
    data: [{ amount: '0.12', remark: expect.stringContaining(roundNumber) as unknown }],
    pagination: FIRST_PAGE,
    totalAmountsByType: [{ totalAmount: '0.12' }],
  });
  expect((await sponsor.call('API-09')).data).toContainEqual({
    DBB_ID: 'level',
    LedgerName: '',
    MobileNo: '0.12',
  });

  // The sponsor changes the password and signs out.
  const { email: sponsorEmail, password: before } = upline.form;
  await sponsor.call('API-13', {
    current_password: before,
    new_password: NEXT_PASSWORD,
    confirm_new_password: NEXT_PASSWORD,
  });
  expect(await sponsor.call('API-06')).toEqual({});
  await expect(sponsor.call('API-08')).rejects.toThrow(
    'You are not logged in! Please log in to get access.',
  );
  await sponsor.call('API-04', { code: sponsorEmail, password: NEXT_PASSWORD });
  await sponsor.call('API-08');

  expect([...new Set([...asha.called, ...sponsor.called])].sort()).toEqual([...CALL_TABLE.keys()]);
});
