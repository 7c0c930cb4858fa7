import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { footer } from '../../samples/site';
import { Footer } from './Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['stable', 'copyright', 'responsible gambling', 'legal'],
  args: { ...footer, now: () => Date.UTC(2026, 5, 1) },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLinksAndNote: Story = {
  args: {
    links: [
      { text: 'About us', href: 'https://aurora.example/about' },
      { text: 'Privacy', href: 'https://aurora.example/privacy' },
    ],
    note: 'Aurora Games Ltd. is licensed by the Gaming Board of Example Island, licence 123.',
  },
};

export const Stress: Story = {
  args: { statement: 'Glücksspielsuchtpräventionsbeauftragtenverzeichnis', helpText: 'Hilfe' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <Footer {...args} />
    </BrandMatrix>
  ),
};
