import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card';
import { Link } from '../../primitives/Link/Link';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Section } from './Section';

const meta = {
  title: 'Landing/Section',
  component: Section,
  tags: ['stable', 'band', 'block'],
  args: {
    title: 'Fair by design',
    intro: 'Every round is drawn by a commitment that anyone can check.',
    children: <Card>The proof of a round stands beside its result.</Card>,
  },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Split: Story = {
  args: {
    arrangement: 'split',
    tone: 'sunken',
    aside: (
      <Link look="standalone" href="/guides">
        Read our guides
      </Link>
    ),
  },
};

export const Stress: Story = {
  args: { title: 'Glücksspielsuchtpräventionsbeauftragter' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <Section {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
