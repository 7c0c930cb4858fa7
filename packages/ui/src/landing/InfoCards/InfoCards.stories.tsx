import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trophy } from 'lucide-react';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { infoCards } from '../../samples/landing';
import { InfoCards } from './InfoCards';

const meta = {
  title: 'Landing/InfoCards',
  component: InfoCards,
  tags: ['stable', 'promotion', 'free chips'],
  args: infoCards,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof InfoCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  parameters: { frame: 'narrow' },
  args: {
    cards: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftsmeisterschaft',
        icon: <Trophy aria-hidden />,
        text: 'Win 999,999,999,999.999999 USDT in Rindfleischetikettierungsueberwachungsaufgaben.',
      },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <InfoCards {...args} />
    </BrandMatrix>
  ),
};
