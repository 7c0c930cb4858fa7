import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { repository as sources } from '../foundations/repository';
import { Certificate } from './Certificate';

const meta = {
  title: 'Brand Studio/Certificate',
  component: Certificate,
  tags: ['stable', 'contrast', 'colour blindness', 'WCAG'],
  parameters: { frame: 'bare', controls: { disable: true } },
  args: {
    sources,
    brand: 'default',
    addressOf: (story, { brand, scheme }) =>
      `iframe.html?id=${story}&viewMode=story&globals=brand:${brand};scheme:${scheme};a11y.manual:!true`,
  },
  render: (args, { globals }) => {
    const brand = String(globals['brand']);
    return <Certificate key={brand} {...args} brand={brand} />;
  },
} satisfies Meta<typeof Certificate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherComponent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second] = canvas.getAllByRole('button', { name: /^Show color/ });
    if (!second) throw new Error('There is only one pair with a story.');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
