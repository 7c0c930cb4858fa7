import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { announcement } from '../../samples/site';
import { AnnouncementBar } from './AnnouncementBar';

const meta = {
  title: 'Shell/AnnouncementBar',
  component: AnnouncementBar,
  tags: ['stable', 'top bar', 'news', 'maintenance'],
  args: { children: announcement },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Link look="standalone" href="/guides">
        Read more
      </Link>
    ),
  },
};

export const Stress: Story = {
  args: { children: 'Datenbankwartungsarbeitenankündigung: 31.12.2026, 23:59:59 bis 00:59:59' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <AnnouncementBar {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
