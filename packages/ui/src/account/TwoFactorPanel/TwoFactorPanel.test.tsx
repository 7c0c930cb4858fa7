import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { TwoFactorPanel, type TwoFactorPanelProps } from './TwoFactorPanel';

const SECRET = {
  secret: 'JBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Platform:asha?secret=JBSWY3DPEHPK3PXP',
  expiresAt: Date.UTC(2026, 5, 1, 12, 10),
};

const example = (props?: Partial<TwoFactorPanelProps>) => (
  <TwoFactorPanel
    enabled={false}
    secret={SECRET}
    enableHref="?modal=auth&tab=authmodal&type=Enable"
    disableHref="?modal=auth&tab=authmodal&type=Disable"
    {...props}
  />
);

describeConformance('TwoFactorPanel', { render: (props) => example(props), root: HTMLElement });

test('[TFA-01] shows the secret, its QR code and a link to enable two-factor authentication while it is off', () => {
  const { getByRole, getByText, queryByRole } = renderUi(example());
  expect(getByRole('heading', { name: 'Two-factor authentication is off' })).toBeVisible();
  expect(getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(getByText('JBSW').parentElement).toHaveTextContent('JBSWY3DPEHPK3PXP');
  expect(getByRole('link', { name: 'Enable 2FA' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=authmodal&type=Enable',
  );
  expect(queryByRole('link', { name: 'Disable 2FA' })).toBeNull();
});

test('[TFA-01] draws the QR code without an image request', () => {
  const { container } = renderUi(example());
  expect(container.querySelector('img, image, object, iframe, use')).toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
});

test('(C11) shows the deadline for confirming the secret', () => {
  const { getByText } = renderUi(example());
  expect(getByText(/^Confirm this key by/).closest('p')).toHaveTextContent('01 Jun 2026, 12:10 PM');
});

test('[API-32] shows no deadline if none is known', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x', expiresAt: null };
  const { getByRole, queryByText } = renderUi(example({ secret }));
  expect(getByRole('link', { name: 'Enable 2FA' })).toBeVisible();
  expect(queryByText(/^Confirm this key/)).toBeNull();
});

test('[TFA-01] copies the whole secret without spaces', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Copy secret key' }));
  expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
});

test('[TFA-01] shows a link to disable two-factor authentication, and no secret, while it is on', () => {
  const { getByRole, queryByRole, queryByText } = renderUi(example({ enabled: true }));
  expect(getByRole('heading', { name: 'Two-factor authentication is on' })).toBeVisible();
  expect(getByRole('link', { name: 'Disable 2FA' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=authmodal&type=Disable',
  );
  expect(queryByRole('img')).toBeNull();
  expect(queryByText('JBSW')).toBeNull();
});

test('shows the number of recovery codes and a link to create new ones while two-factor authentication is on', () => {
  const { getByRole, getByText, queryByRole, rerender } = renderUi(
    example({ enabled: true, recoveryCodesLeft: 1, renewHref: '#renew' }),
  );
  expect(getByText('1 code left.')).toBeVisible();
  expect(getByRole('link', { name: 'New recovery codes' })).toHaveAttribute('href', '#renew');
  rerender(example({ enabled: true, recoveryCodesLeft: null, renewHref: '#renew' }));
  expect(queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
});

test('is busy while the state or the secret loads', () => {
  const { container, rerender } = renderUi(example({ enabled: undefined, secret: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(example({ secret: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(example());
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false');
});

test('offers a retry after a failure', async () => {
  const onRetry = vi.fn();
  const { getByRole } = renderUi(example({ enabled: undefined, error: 'jwt expired', onRetry }));
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
