import { enableTwoFactor, setWalletAddress, TXN_PASSWORD } from './api.ts';
import { expectBalances } from './balances.ts';
import { stopPayments } from './chain.ts';
import { expect, test, testAlone } from './fixtures.ts';
import { passwordField, toast } from './steps.ts';
import { totp } from './totp.ts';

/** Address in the checksum notation that the app displays. */
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const ELSEWHERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  '[WD-01] [WD-02] [WD-03] [WD-05] a rejected withdrawal shows the reason and moves no money',
  { tag: '@phone' },
  async ({ page, member, call, provokes }) => {
    const dialog = page.getByRole('dialog', { name: 'Withdraw' });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const address = dialog.getByRole('textbox', { name: 'BEP20 address' });
    const otp = dialog.getByRole('textbox', { name: 'OTP' });
    const send = dialog.getByRole('button', { name: 'Withdraw' });

    await test.step('without two-factor authentication, the form links to its setup', async () => {
      await page.goto('/transactions/withdraw?tab=withdraw&modal=auth');
      await dialog.getByRole('link', { name: 'Set up two-factor authentication' }).click();
      await expect(page).toHaveURL(/\/twofactor$/);
      await expect(page.getByRole('main').getByRole('img', { name: /QR/ })).toBeVisible();
    });

    await setWalletAddress(call, member, ADDRESS);
    const secret = await enableTwoFactor(call, member);
    await test.step('the wallet links to the form, and the form shows each problem at its field', async () => {
      await page.goto('/transactions/withdraw?tab=wallet&modal=auth');
      const panel = page.getByRole('dialog', { name: 'Wallet' });
      await panel.getByRole('link', { name: 'Withdraw' }).click();
      await amount.fill('9.99');
      await address.fill('0x1234');
      await otp.fill('12345');
      await send.click();
      await expect(dialog.getByText('Minimum Withdrawal amount is 10$')).toBeVisible();
      await expect(dialog.getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('Max leaves the fee of 10 in the wallet', async () => {
      await dialog.getByRole('button', { name: 'Max' }).click();
      await expect(amount).toHaveValue('990');
      await expect(dialog.getByRole('definition')).toHaveText([
        '1,000.0000 USDT',
        '-10.0000 USDT',
        '990.0000 USDT',
        '0.0000 USDT',
      ]);
    });

    await test.step('the server rejects a wrong code with a link to the dashboard', async () => {
      provokes(422);
      await amount.fill('40');
      await address.fill(ADDRESS);
      await otp.fill('000000');
      await send.click();
      await expect(toast(page, 'Error', 'This OTP is wrong or was used before.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('the server rejects an amount above the balance', async () => {
      await page.goto('/transactions/withdraw?tab=withdraw&modal=auth');
      await amount.fill('990.01');
      await expect(
        dialog.getByText('Your balance is too low for this amount and the fee.'),
      ).toBeVisible();
      await address.fill(ADDRESS);
      await otp.fill(totp(secret, 1));
      await send.click();
      await expect(
        toast(page, 'Error', 'Your balance is too low for this withdrawal and its fee.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectBalances(page, { wallet: '1,000.0000', locker: '0.0000' });
    });
  },
);

testAlone(
  '[WD-03] [WD-04] [WD-06] [HIST-03] [HIST-04] a withdrawal is pending until a transaction pays it',
  { tag: '@desktop' },
  async ({ page, member, call, server }) => {
    const dialog = page.getByRole('dialog', { name: 'Withdraw' });
    const row = page.getByRole('row').filter({ hasText: '40.000' });
    await setWalletAddress(call, member, ADDRESS);
    const secret = await enableTwoFactor(call, member);

    const openPayments = await stopPayments(server);
    await test.step('amount and fee are reserved until the chain has paid', async () => {
      await page.goto('/transactions?tab=withdraw&modal=auth');
      await expect(dialog.getByRole('textbox', { name: 'BEP20 address' })).toHaveValue(ADDRESS);
      await expect(dialog.getByText('USDT is sent to this address on BEP20.')).toBeVisible();
      await expect(passwordField(dialog, 'TXN password')).toHaveCount(0);
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('40');
      await dialog.getByRole('textbox', { name: 'OTP' }).fill(totp(secret, 1));
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(toast(page, 'Success', 'We received your withdrawal request.')).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/withdraw$/);
      await expect(row.getByRole('img', { name: 'Pending' })).toBeVisible();
      await expect(row).toContainText('Hash Pending');
      await expect(row.getByRole('cell', { name: 'USDT-BEP20' })).toBeVisible();
      await expectBalances(page, { wallet: '950.0000', locker: '0.0000' });
    });
    await openPayments();

    await test.step('the history shows the transaction of a paid withdrawal', async () => {
      const paid = () =>
        server.query<{ hash: string; network: string }>(
          `select hash, payment.network from withdrawal w join payment on withdrawal_id = w.id
          where member_id = $1 and state = 'success'`,
          [member.id],
        );
      await expect.poll(paid).toHaveLength(1);
      const [{ hash, network } = { hash: '', network: '' }] = await paid();
      expect(network).toBe('USDT-BEP20');
      await page.reload();
      await expect(row.getByRole('img', { name: 'Success' })).toBeVisible();
      await expect(row.getByRole('cell', { name: network })).toBeVisible();
      await expect(row.getByText(`${hash.slice(0, 5)}*****${hash.slice(-5)}`)).toBeVisible();
      await expect(row.getByRole('link')).toHaveAttribute('href', `https://bscscan.com/tx/${hash}`);
      await row.getByRole('button', { name: 'Copy hash' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
      await expectBalances(page, { wallet: '950.0000', locker: '0.0000' });
    });

    await test.step('the email names the network', async () => {
      const mails = await server.mailsTo(member.email);
      expect(mails.filter((text) => text.includes('a withdrawal was requested'))).toEqual([
        expect.stringMatching(/^Network: USDT-BEP20$/m),
      ]);
    });

    await test.step('the ledger is balanced to the micro-USDT', async () => {
      const [sums] = await server.query(
        `select (select balance from account where kind = 'pending' and owner = $1) as pending,
              (select sum(amount) from posting) as sum`,
        [member.id],
      );
      expect(sums).toEqual({ pending: '0', sum: '0' });
    });
  },
);

test(
  '(C11) a withdrawal to another address requires the TXN password, and no withdrawal is paid during a pause',
  { tag: '@desktop' },
  async ({ page, member, call, server, provokes }) => {
    const dialog = page.getByRole('dialog', { name: 'Withdraw' });
    await setWalletAddress(call, member, ADDRESS);
    const secret = await enableTwoFactor(call, member);
    const fill = async (txnPassword: string) => {
      await page.goto('/transactions/withdraw?tab=withdraw&modal=auth');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('40');
      await dialog.getByRole('textbox', { name: 'BEP20 address' }).fill(ELSEWHERE);
      await passwordField(dialog, 'TXN password').fill(txnPassword);
      await dialog.getByRole('textbox', { name: 'OTP' }).fill(totp(secret, 1));
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
    };

    await test.step('a wrong TXN password is rejected and does not use up a code', async () => {
      provokes(422);
      await fill('guessed');
      await expect(toast(page, 'Error', 'Your TXN password is wrong.')).toBeVisible();
    });

    await test.step('the correct TXN password is accepted', async () => {
      await fill(TXN_PASSWORD);
      await expect(toast(page, 'Success', 'We received your withdrawal request.')).toBeVisible();
    });

    await test.step('after an address change, the form shows the end of the pause', async () => {
      // By default, withdrawals on this server have no waiting period.
      await server.query(
        `update member set guards_changed_at = now() + interval '1 hour' where id = $1`,
        [member.id],
      );
      await page.goto('/transactions/withdraw?tab=withdraw&modal=auth');
      await expect(
        dialog.getByText(/^For your safety, withdrawals are paused until .* wallet address /),
      ).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
    });

    await test.step('the form says that withdrawals are stopped', async () => {
      await server.query('update member set withdrawals_stopped_at = now() where id = $1', [
        member.id,
      ]);
      await page.goto('/transactions/withdraw?tab=withdraw&modal=auth');
      await expect(
        dialog.getByText('Withdrawals were stopped with a link in an email.'),
      ).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await dialog.getByRole('link', { name: 'Set a new password' }).click();
      await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
    });
  },
);

test(
  '[HIST-03] an invalid date of a withdrawal is reported, and other withdrawals are listed as usual',
  { tag: '@phone' },
  async ({ page, member: _ }) => {
    const row = (amount: string, verifydatetime: string) => ({
      Status: 'Success',
      amount,
      WithdeollCharge: amount,
      BankName: '',
      verifydatetime,
    });
    await page.route('**/api/fund/withdrawalhistory*', (route) =>
      route.fulfill({
        json: {
          status: 'success',
          data: [row('40', '2026-01-05T15:07:00.000Z'), row('15', 'soon')],
          pagination: { currentPage: 1, totalPages: 1, totalRecords: 2 },
        },
      }),
    );
    await page.goto('/transactions/withdraw');
    const rows = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row');
    await expect(rows.filter({ hasText: '40.000' })).toContainText('05 Jan 2026');
    await expect(rows.filter({ hasText: '15.000' })).toContainText('Invalid date');
  },
);
