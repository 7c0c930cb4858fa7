import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { ReferralLink } from './ReferralLink';

const HREF = 'https://play.example/?modal=auth&tab=register&sponsor=ASHA01';

/** Stops the clock, so that confirmations stay visible. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

describeConformance('ReferralLink', {
  render: (props) => <ReferralLink href={HREF} referrals={18} {...props} />,
  root: HTMLElement,
});

test("[REF-01] shows the link with the sponsor code, and 'Referral link copied successfully!' after copying", async () => {
  stopClock();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = vi.fn();
  renderUi(<ReferralLink href={HREF} referrals={18} onCopied={onCopied} />);
  await expect.element(page.getByText(HREF)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Copy referral link' }));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Referral link copied successfully!');
  expect(write).toHaveBeenCalledExactlyOnceWith(HREF);
  expect(onCopied).toHaveBeenCalledOnce();
});

test('[REF-01] reports the reason and keeps the link if the browser blocks the clipboard', async () => {
  stopClock();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const onCopied = vi.fn();
  const onCopyRefused = vi.fn();
  renderUi(
    <ReferralLink href={HREF} referrals={18} onCopied={onCopied} onCopyRefused={onCopyRefused} />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Copy referral link' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Could not copy');
  expect(onCopyRefused).toHaveBeenCalledExactlyOnceWith('Could not copy');
  expect(onCopied).not.toHaveBeenCalled();
  await expect.element(page.getByText(HREF)).toBeVisible();
});

test('shows the number of referrals', async () => {
  renderUi(<ReferralLink href={HREF} referrals={0} />);
  expect(page.getByRole('term').element().nextElementSibling).toHaveTextContent('0');
});

test('shares the link if the browser supports sharing, and ignores a dismissed share sheet', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderUi(<ReferralLink href={HREF} referrals={18} />);
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: HREF });
});

test('is busy while the link loads, and has nothing to copy', () => {
  const { container, queryByRole } = renderUi(
    <ReferralLink href={undefined} referrals={undefined} />,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(queryByRole('button')).toBeNull();
});

test('keeps the link if the number of referrals is unknown', () => {
  const { container, getByText } = renderUi(<ReferralLink href={HREF} referrals={null} />);
  expect(getByText('—')).toBeVisible();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false');
});
