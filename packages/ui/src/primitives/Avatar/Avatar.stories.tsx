import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Avatar } from './Avatar';

/** Data URL, so that the story makes no request. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#235" d="M0 0h40v40H0z"/><circle cx="20" cy="15" r="8" fill="#fc9"/><path fill="#4ad" d="M4 42a16 16 0 0 1 32 0z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['stable', 'profile picture', 'initials', 'user', 'member'],
  args: { name: 'Asha Rao', label: 'Asha Rao' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { src: PICTURE } };

export const Unnamed: Story = { args: { name: '', label: 'Unknown member' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Stress: Story = {
  args: { name: 'Wolfgang Donaudampfschifffahrtskapitän Wimmelmann', size: 'small' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      {['Asha Rao', 'Ben Okri', 'Chen Wei', 'Dana Lee', 'Emil Ito', 'Farid Aziz'].map((name) => (
        <Avatar key={name} name={name} label={name} />
      ))}
      <Avatar name="Picture" label="Picture" src={PICTURE} />
      <Avatar name="Gita Nair" label="Gita Nair" size="small" />
      <Avatar name="Gita Nair" label="Gita Nair" size="large" />
    </BrandMatrix>
  ),
};
