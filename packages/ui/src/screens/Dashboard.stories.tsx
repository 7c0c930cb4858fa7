import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PromoBanner } from '../landing/PromoBanner/PromoBanner';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { ButtonLink } from '../primitives/ButtonLink/ButtonLink';
import { AppHeader } from '../shell/AppHeader/AppHeader';
import { AppShell } from '../shell/AppShell/AppShell';
import { Footer } from '../shell/Footer/Footer';
import { BalanceSelector } from '../wallet/BalanceSelector/BalanceSelector';
import { BonusCard } from '../wallet/BonusCard/BonusCard';
import { BonusGrid } from '../wallet/BonusGrid/BonusGrid';

/** The frame of the dashboard, with what belongs to shell and wallet. */
function Dashboard() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <AppShell
      signedIn
      currentPath="/dashboard"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={
        <AppHeader
          locker={<BalanceSelector kind="locker" balance={250_000_000n} />}
          wallet={<BalanceSelector kind="wallet" balance={1_234_567_890n} />}
          onReferral={fn()}
        />
      }
      footer={<Footer now={() => Date.UTC(2026, 5, 1)} />}
    >
      <Page>
        <PageHeader title="Dashboard" description="Good to see you again, demo." />
        <PromoBanner action={<ButtonLink href="/wingo1Minute">Play Now</ButtonLink>} />
        <BonusGrid>
          <BonusCard kind="direct" amount={82_400_000n} href="/incomes/Refer_income" />
          <BonusCard kind="level" amount={12_750_500n} href="/incomes/Trade_level_income" />
          <BonusCard kind="self" amount={4_000_000n} href="/incomes/Self_deposit_bonus" />
          <BonusCard kind="rebate" amount={930_125n} />
          <BonusCard kind="rank" amount={0n} />
          <BonusCard kind="betStatus" amount={1_204_000_000n} />
        </BonusGrid>
      </Page>
    </AppShell>
  );
}

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  tags: ['stable', 'member', 'home'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
