import { DEFAULT_RISK, DEFAULT_ROWS } from '@platform/rules/plinko';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { seededRandom } from '../src/samples/random';
import { PlinkoGame, type PlinkoGameProps } from '../src/games/plinko/PlinkoGame/PlinkoGame';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { NOW } from '../src/samples/time';
import { MemberScreen } from './MemberScreen';

function Plinko() {
  const [settings, setSettings] = useState<PlinkoGameProps['settings']>({
    rows: DEFAULT_ROWS,
    risk: DEFAULT_RISK,
  });
  return (
    <MemberScreen path="/plinko">
      <Page>
        <PageHeader title="Plinko" />
        <PlinkoGame
          settings={settings}
          onSettingsChange={setSettings}
          random={seededRandom(5)}
          now={() => NOW}
        />
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Plinko',
  component: Plinko,
  tags: ['stable', 'demo', 'game'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Plinko>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
