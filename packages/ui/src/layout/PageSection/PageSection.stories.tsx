import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Card } from '../Card/Card';
import { PageSection } from './PageSection';

const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  tags: ['stable', 'panel', 'group'],
  args: {
    title: 'Recent bets',
    children: (
      <Card>
        <Text>Your bets of the last days stand here.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <Link look="standalone" href="/my-bets">
        All bets
      </Link>
    ),
  },
};

export const Stress: Story = {
  ...WithActions,
  args: { ...WithActions.args, title: 'Donaudampfschifffahrtsgesellschaftsmeisterschaftswetten' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PageSection {...args} />
    </BrandMatrix>
  ),
};
