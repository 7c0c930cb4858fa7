import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';
import { setWalletAddress } from './api.ts';
import { expect, test } from './fixtures.ts';
import { toast, wallet } from './steps.ts';

test(
  '(C11) the email about a change has a link that stops withdrawals after a confirmation',
  { tag: '@desktop' },
  async ({ page, site, server, newMember, call, signInElsewhere, provokes }) => {
    const member = await newMember();
    const elsewhere = await signInElsewhere(member);
    // With the live stream, the session would end immediately.
    await withoutStream(elsewhere);
    await elsewhere.goto('/guides');
    await expect(wallet(elsewhere, '1,000.0000')).toBeVisible();
    await setWalletAddress(call, member, '0x52908400098527886E0F7030069857D2E4169EE7');
    const stopped = async () => {
      const [row] = await server.query<{ stopped: boolean }>(
        'select withdrawals_stopped_at is not null as stopped from member where id = $1',
        [member.id],
      );
      return row?.stopped;
    };

    const link = await test.step('each change is reported by email', async () => {
      const reports = async () =>
        (await server.mailsTo(member.email)).filter((text) => /^When: /m.test(text));
      await expect.poll(reports).toHaveLength(2);
      const mail = (await reports()).find((text) => /wallet address/.test(text));
      expect(mail).toMatch(/^When: .+ UTC$/m);
      return new URL(/^http\S+$/m.exec(mail ?? '')?.[0] ?? '');
    });
    // The test made the change through the API, so the email links to the default site.
    const address = `${site}/${link.search}${link.hash}`;

    await test.step('opening the link does not stop withdrawals', async () => {
      await page.goto(address);
      await expect(page.getByRole('dialog', { name: 'Stop withdrawals' })).toBeVisible();
      expect(await stopped()).toBe(false);
    });

    await test.step('the button stops withdrawals and ends all sessions', async () => {
      const dialog = page.getByRole('dialog', { name: 'Stop withdrawals' });
      await dialog.getByRole('button', { name: 'Stop withdrawals' }).click();
      await expect(dialog.getByRole('heading', { name: 'Withdrawals are stopped' })).toBeFocused();
      expect(await stopped()).toBe(true);
      provokes(401);
      await elsewhere.goto('/my-bets');
      await expect(elsewhere).toHaveURL(`${site}/`);
      await expect(toast(elsewhere, 'Info', 'Your session has ended.')).toBeVisible();
      await dialog.getByRole('link', { name: 'Set a new password' }).click();
      await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
    });

    await test.step('an expired link shows an error', async () => {
      await server.query('update stop_link set expires_at = now() where member_id = $1', [
        member.id,
      ]);
      provokes(410);
      await page.goto(address);
      const dialog = page.getByRole('dialog', { name: 'Stop withdrawals' });
      await dialog.getByRole('button', { name: 'Stop withdrawals' }).click();
      await expect(dialog.getByText(/^This link has expired\./)).toBeVisible();
    });
  },
);
