import { setWalletAddress } from './api.ts';
import { expectBalances } from './balances.ts';
import { payOnChain } from './chain.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './steps.ts';

const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  '[DEP-01] [HIST-01] [HIST-04] [HIST-06] [SHELL-13] [ROUTE-03] a member makes a deposit, which the wallet and the history show',
  { tag: '@phone' },
  async ({ page, member, call, server }) => {
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    const address = dialog.getByText(/^0x[0-9a-f]{40}$/i);

    await test.step('without a wallet address, the wallet only offers to set an address', async () => {
      await page.goto('/transactions?tab=wallet&modal=auth');
      const panel = page.getByRole('dialog', { name: 'Wallet' });
      await expect(panel.getByRole('link')).toHaveText(['Address Update']);
      await setWalletAddress(call, member, ADDRESS);
      await page.reload();
      await panel.getByRole('link', { name: 'Deposit' }).click();
    });

    const addresses =
      await test.step('each network has its own address with a QR code', async () => {
        const networks = ['FUSD-FRC20', 'USDT-POS', 'USDT-BEP20'];
        await expect(dialog.getByRole('tab')).toHaveCount(networks.length);
        const found = new Map<string, string>();
        for (const network of networks) {
          await dialog.getByRole('tab', { name: network }).click();
          await expect(
            dialog.getByRole('img', { name: `QR code of the deposit address on ${network}` }),
          ).toBeVisible();
          await expect(dialog.getByText(`Send only ${network} to this address.`)).toBeVisible();
          found.set(network, await address.innerText());
        }
        expect(new Set(found.values()).size).toBe(networks.length);
        return found;
      });

    const paidTo = await test.step('the address is copied', async () => {
      await dialog.getByRole('button', { name: 'Copy address' }).click();
      await expect(toast(page, 'Success', 'Address copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(address).toHaveText(copied);
      return copied;
    });

    await test.step('the history is empty before the first payment', async () => {
      await dialog.getByRole('button', { name: 'Close' }).click();
      const tabs = page.getByRole('tablist', { name: 'Transactions' }).getByRole('tab');
      await expect(tabs).toHaveText(['Deposit', 'Activation', 'Withdraw']);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('No data found')).toBeVisible();
    });

    expect(paidTo).toBe(addresses.get('USDT-BEP20'));
    for (const [network, explorer] of [
      ['USDT-BEP20', 'https://bscscan.com/tx/'],
      ['USDT-POS', 'https://polygonscan.com/tx/'],
      ['FUSD-FRC20', 'https://fusdscan.example/tx/'],
    ] as const) {
      const hash = await payOnChain(server, network, addresses.get(network) ?? '', 8_500_000n);
      await test.step(`the deposit on ${network} is in the history with a link to the explorer`, async () => {
        await page.goto('/transactions/deposit');
        const row = page.getByRole('row').filter({ hasText: network });
        await expect(row).toContainText('8.500');
        const link = row.getByRole('link');
        await expect(link).toHaveText(`${hash.slice(0, 5)}${'*'.repeat(5)}${hash.slice(-5)}`);
        await expect(link).toHaveAttribute('href', `${explorer}${hash}`);
        await row.getByRole('button', { name: 'Copy hash' }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
      });
    }

    await expectBalances(page, { wallet: '1,025.5000', locker: '0.0000' });
  },
);
