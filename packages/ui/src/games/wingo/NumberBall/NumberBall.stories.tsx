import { DIGITS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { NumberBall } from './NumberBall';

const meta = {
  title: 'Games/Wingo/NumberBall',
  component: NumberBall,
  tags: ['stable', 'digit', 'result', 'lottery ball'],
  args: { number: 5 },
} satisfies Meta<typeof NumberBall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small', number: 0 } };

export const Large: Story = { args: { size: 'large', number: 7 } };

export const AllNumbers: Story = {
  render: (args) => (
    <>
      {DIGITS.map((number) => (
        <NumberBall key={number} {...args} number={number} />
      ))}
    </>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      {DIGITS.map((number) => (
        <NumberBall key={number} {...args} number={number} />
      ))}
      <NumberBall number={0} size="large" />
      <NumberBall number={5} size="large" />
    </BrandMatrix>
  ),
};
