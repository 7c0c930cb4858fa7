import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { OtpDialog } from './OtpDialog';

const SECRET = 'JBSWY3DPEHPK3PXP';

const meta = {
  title: 'Account/OtpDialog',
  component: OtpDialog,
  tags: ['stable', 'two-factor', '2fa', 'verification', 'one-time password', 'modal'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onClose: fn(),
    onSubmit: fn(),
    action: 'Enable',
    secret: SECRET,
    supportHref: '#support',
  },
} satisfies Meta<typeof OtpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await page(canvasElement).findByLabelText(/^Password/), 'Secret123');
    await userEvent.type(await page(canvasElement).findByLabelText(/^OTP/), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      otp: '123456',
      action: 'Enable',
      secret: SECRET,
      password: 'Secret123',
    });
  },
};

export const Disable: Story = { args: { action: 'Disable', secret: '' } };

/** Members without access to their app enter a recovery code. */
export const RecoveryCode: Story = {
  args: { action: 'Disable', secret: '' },
  play: async ({ args, canvasElement }) => {
    const body = page(canvasElement);
    await userEvent.type(await body.findByLabelText(/^Password/), 'Secret123');
    await userEvent.click(body.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(body.getByLabelText(/^Recovery code/), 'k7wm-3ahx-9dqt-fc2p{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      otp: 'k7wm-3ahx-9dqt-fc2p',
      action: 'Disable',
      secret: '',
      password: 'Secret123',
    });
  },
};

/** Request for new recovery codes. */
export const Renew: Story = { args: { action: 'Renew', secret: '' } };

/** Proof before another action, such as a large withdrawal. */
export const Confirm: Story = { args: { action: 'Confirm', secret: '' } };

/** The member has no two-factor authentication, or the action asks for the code itself. */
export const PasswordOnly: Story = {
  args: { action: 'Confirm', asksForCode: false, secret: '' },
  play: async ({ args, canvasElement }) => {
    const body = page(canvasElement);
    await userEvent.type(await body.findByLabelText(/^Password/), 'Secret123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      otp: '',
      action: 'Confirm',
      secret: '',
      password: 'Secret123',
    });
  },
};

export const Mistake: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await page(canvasElement).findByLabelText(/^OTP/), '123{Enter}');
    await expect(
      await page(canvasElement).findByText('Invalid OTP. It should be a 6-digit number.'),
    ).toBeVisible();
  },
};

/** The URL contains an unknown action. */
export const InvalidType: Story = { args: { action: 'Remove' } };

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: '2FA failed' } };

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: {
      enableTitle: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      enableSubmit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <OtpDialog {...args} />
    </BrandMatrix>
  ),
};
