import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OtpDialog } from '../src/account/OtpDialog/OtpDialog';
import { TwoFactorPanel } from '../src/account/TwoFactorPanel/TwoFactorPanel';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { twoFactorSecret } from '../src/samples/account';
import { MemberScreen } from './MemberScreen';

interface TwoFactorProps {
  enabled: boolean;
  /** True to open the code dialog. */
  asking?: boolean;
}

/** Settings page with two-factor authentication and the dialog that turns it on or off. */
function TwoFactor({ enabled, asking = false }: TwoFactorProps) {
  const action = enabled ? 'Disable' : 'Enable';
  return (
    <MemberScreen
      path="/twofactor"
      modal={
        <OtpDialog
          open={asking}
          onClose={fn()}
          onSubmit={fn()}
          action={action}
          secret={enabled ? '' : twoFactorSecret.secret}
          supportHref="/support"
        />
      }
    >
      <Page>
        <PageHeader title="Google Auth" />
        <TwoFactorPanel
          enabled={enabled}
          secret={enabled ? undefined : twoFactorSecret}
          enableHref="?tab=authmodal&modal=auth&type=Enable"
          disableHref="?tab=authmodal&modal=auth&type=Disable"
        />
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Two-factor',
  component: TwoFactor,
  tags: ['stable', 'member', '2fa', 'google auth', 'security'],
  parameters: { frame: 'bare' },
  args: { enabled: false },
} satisfies Meta<typeof TwoFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Enabling: Story = { args: { asking: true } };

export const Enabled: Story = { args: { enabled: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EnablingOnPhone: Story = {
  args: { asking: true },
  globals: { viewport: { value: 'phone' } },
};
