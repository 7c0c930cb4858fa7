import { DIGITS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { ResultsStrip } from './ResultsStrip';

const meta = {
  title: 'Games/Wingo/ResultsStrip',
  component: ResultsStrip,
  tags: ['stable', 'last results', 'history'],
  args: {
    results: DIGITS.map((number) => ({ roundNumber: `2024013110001004${9 - number}`, number })),
  },
} satisfies Meta<typeof ResultsStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { args: { results: undefined } };

export const Empty: Story = { args: { results: [] } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ResultsStrip {...args} />
    </BrandMatrix>
  ),
};
