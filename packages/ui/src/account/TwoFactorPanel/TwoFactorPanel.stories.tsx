import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TwoFactorPanel } from './TwoFactorPanel';

const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Platform:asha?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Platform',
  expiresAt: NOW + 600_000,
};

const meta = {
  title: 'Account/TwoFactorPanel',
  component: TwoFactorPanel,
  tags: ['stable', '2fa', 'google authenticator', 'security', 'qr code'],
  args: { enabled: false, secret: SECRET, enableHref: '#enable', disableHref: '#disable' },
} satisfies Meta<typeof TwoFactorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Enabled: Story = { args: { enabled: true, secret: undefined } };

export const RecoveryCodesLeft: Story = {
  args: { enabled: true, secret: undefined, recoveryCodesLeft: 10, renewHref: '#renew' },
};

export const FewRecoveryCodesLeft: Story = {
  args: { ...RecoveryCodesLeft.args, recoveryCodesLeft: 1 },
};

export const Loading: Story = { args: { enabled: undefined, secret: undefined } };

export const SecretOnItsWay: Story = { args: { secret: undefined } };

export const Failed: Story = {
  args: { error: 'Something went wrong, ERROR: the network is not reachable', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    secret: { ...SECRET, secret: SECRET.secret.repeat(4) },
    texts: {
      disabledTitle: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      enable: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TwoFactorPanel {...args} />
      <TwoFactorPanel {...args} enabled recoveryCodesLeft={1} renewHref="#renew" />
    </BrandMatrix>
  ),
};
