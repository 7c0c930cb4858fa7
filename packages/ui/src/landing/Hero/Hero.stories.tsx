import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hero } from '../../testing/sampleSite';
import { Hero } from './Hero';

const meta = {
  title: 'Landing/Hero',
  component: Hero,
  tags: ['stable', 'banner', 'jumbotron', 'headline'],
  args: hero,
  parameters: { frame: 'bare', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutArt: Story = { args: { art: null } };

export const Stress: Story = {
  args: {
    welcome: ({ brand }) => `Willkommen auf der Donaudampfschifffahrtsgesellschaft ${brand}`,
    intro: 'Rechtsschutzversicherungsgesellschaften spielen mit 999,999,999,999.999999 USDT.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <Hero {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
