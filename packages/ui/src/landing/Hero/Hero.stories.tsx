import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hero } from '../../samples/landing';
import { hrefs } from '../../samples/site';
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

/** Signed-in members see a link to a board instead of the registration. */
export const SignedIn: Story = { args: { playHref: hrefs.wingo1, registerHref: undefined } };

export const WithoutArt: Story = { args: { art: null } };

/** Photo in colours that no brand uses. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#223"/><stop offset="1" stop-color="#e96"/></linearGradient></defs><rect width="1200" height="800" fill="url(#a)"/><circle cx="820" cy="520" r="150" fill="#fed"/><path d="M0 800V640l260-180 220 160 240-220 480 300v100z" fill="#112"/></svg>',
)}`;

/** Brand picture instead of the illustration. */
export const WithPicture: Story = {
  args: { picture: { src: PHOTO, width: 1200, height: 800, alt: 'The sun sets behind mountains' } },
};

/** Picture that reaches the edges of the window, faded out before the words begin. */
export const FullPicture: Story = { args: { ...WithPicture.args, layout: 'picture' } };

/** Large heading without an illustration, an eyebrow or claims. */
export const TypeOnly: Story = { args: { layout: 'type', eyebrow: undefined, claims: [] } };

/** Illustration above the words on a phone. */
export const ArtAbove: Story = { args: { artOnPhone: 'above' }, parameters: { frame: 'narrow' } };

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
