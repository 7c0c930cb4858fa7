import type { MemberSession } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SessionsList } from './SessionsList';

const SESSIONS: readonly MemberSession[] = [
  {
    id: 's-1',
    browser: 'Chrome',
    platform: 'Windows',
    place: 'Mumbai, India',
    ipAddress: '203.0.113.24',
    lastUsedAt: Date.UTC(2026, 5, 1, 9, 41),
    current: true,
  },
  {
    id: 's-2',
    browser: 'Safari',
    platform: 'iPhone',
    place: 'Pune, India',
    ipAddress: '198.51.100.7',
    lastUsedAt: Date.UTC(2026, 4, 31, 20, 5),
    current: false,
  },
  {
    id: 's-3',
    browser: 'Firefox',
    platform: 'Linux',
    place: null,
    ipAddress: '2001:db8::8a2e:370:7334',
    lastUsedAt: Date.UTC(2026, 4, 12, 7, 30),
    current: false,
  },
];

const meta = {
  title: 'Account/SessionsList',
  component: SessionsList,
  tags: ['stable', 'devices', 'security', 'settings', 'sign out'],
  args: { sessions: SESSIONS, onRevoke: fn(), onRetry: fn() },
} satisfies Meta<typeof SessionsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsksFirst: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out: Safari · iPhone' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: 'Sign out this session?',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onRevoke).toHaveBeenCalledWith('s-2');
  },
};

export const OnlyThisOne: Story = { args: { sessions: SESSIONS.slice(0, 1) } };

export const Loading: Story = { args: { sessions: undefined } };

export const Empty: Story = { args: { sessions: [] } };

export const Failed: Story = {
  args: { sessions: undefined, error: 'Something went wrong, ERROR: the network is not reachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    sessions: SESSIONS.map((session) => ({
      ...session,
      browser: 'Donaudampfschifffahrtsgesellschaftsbrowser',
      place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    })),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SessionsList {...args} />
    </BrandMatrix>
  ),
};
