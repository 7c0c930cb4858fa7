import { DEFAULT_RISK, DEFAULT_ROWS } from '@platform/rules/plinko';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { seededRandom } from '../../../samples/random';
import { PlinkoGame, type PlinkoGameProps } from './PlinkoGame';

function RememberingGame({ settings: first, ...rest }: PlinkoGameProps) {
  const [settings, setSettings] = useState(first);
  return <PlinkoGame {...rest} settings={settings} onSettingsChange={setSettings} />;
}

const meta = {
  title: 'Games/Plinko/PlinkoGame',
  component: PlinkoGame,
  tags: ['stable', 'demo', 'balls', 'pegs'],
  args: {
    settings: { rows: DEFAULT_ROWS, risk: DEFAULT_RISK },
    onSettingsChange: fn(),
    random: seededRandom(5),
    now: () => Date.UTC(2024, 0, 5, 15, 7),
    onResult: fn(),
  },
  render: (args) => <RememberingGame {...args} />,
} satisfies Meta<typeof PlinkoGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '16');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Difficulty' }), 'High');
    await expect(canvas.getAllByText('1000')).toHaveLength(2);
  },
};

/** Ball that bounced left every time. */
export const Landed: Story = {
  args: { random: () => 0, settings: { rows: 8, risk: 'low' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await canvas.findByText('The ball landed in 5.6x');
  },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PlinkoGame {...args} />
    </BrandMatrix>
  ),
};
