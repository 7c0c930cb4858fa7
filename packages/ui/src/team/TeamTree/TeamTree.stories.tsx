import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { teamTree } from '../../samples/team';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TeamTree } from './TeamTree';

const meta = {
  title: 'Team/TeamTree',
  component: TeamTree,
  tags: ['stable', 'downline', 'org chart', 'hierarchy', 'network', 'genealogy'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { tree: teamTree, onDrill: fn(), onRetry: fn() },
} satisfies Meta<typeof TeamTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the team of Omar Haddad' }));
    await expect(args.onDrill).toHaveBeenCalledWith(teamTree.children[2]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Team of another member, with a back button. */
export const Subtree: Story = {
  args: { tree: teamTree.children[2], onBack: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Ravi Menon' }));
    await expect(canvas.getByRole('button', { name: 'Open Ravi Menon' })).toBeVisible();
  },
};

export const Viewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Mei Tanaka' }));
    await expect(await screen.findByRole('dialog', { name: 'Member' })).toBeInTheDocument();
  },
};

/** Tree during keyboard navigation. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: /^Asha Rao/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /^Ravi Menon/ })).toHaveFocus();
  },
};

export const Alone: Story = { args: { tree: { ...teamTree, teamSize: 0, children: [] } } };

export const Loading: Story = { args: { tree: undefined } };

export const Failed: Story = {
  args: { tree: undefined, error: 'API Error: jwt expired' },
};

export const Stress: Story = {
  args: {
    tree: {
      ...teamTree,
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT',
      teamSize: 999_999_999_999,
      children: teamTree.children.map((child) => ({
        ...child,
        name: 'Oberammergauerpassionsspielhausmeister',
        teamSize: 999_999_999,
      })),
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TeamTree {...args} />
    </BrandMatrix>
  ),
};
