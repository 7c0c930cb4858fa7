import type { TreeMember } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { TeamTree } from '../src/team/TeamTree/TeamTree';
import { teamTree } from '../src/samples/team';
import { MemberScreen } from './MemberScreen';

function MyTeamTree() {
  const [trail, setTrail] = useState<readonly TreeMember[]>([]);
  return (
    <MemberScreen path="/teamtree">
      <Page>
        <PageHeader title="My Team Tree" />
        <TeamTree
          tree={trail.at(-1) ?? teamTree}
          onDrill={(member) => setTrail([...trail, member])}
          onBack={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
        />
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Team tree',
  component: MyTeamTree,
  tags: ['stable', 'downline', 'org chart'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof MyTeamTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opens a member's team and goes back. The focus moves to the new root each time. */
export const ThereAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the team of Omar Haddad' }));
    await expect(canvas.getByRole('treeitem', { name: /^Omar Haddad, OMAR13,/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('treeitem', { name: /^Asha Rao, ASHA01,/ })).toHaveFocus();
  },
};
