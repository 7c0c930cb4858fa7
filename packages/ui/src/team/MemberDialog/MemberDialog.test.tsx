import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DIALOG } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MemberDialog } from './MemberDialog';

const MEMBER = {
  id: '7',
  code: 'RAVI07',
  name: 'Ravi Menon',
  active: true,
  joinedAt: Date.UTC(2024, 0, 5, 15, 7),
  lockedAmount: parseUsdt('1250.5'),
  teamSize: 12,
};

describeConformance('MemberDialog', {
  render: (props) => <MemberDialog member={MEMBER} onClose={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('[TREE-02] shows id, name, join date, investment, status and team size', () => {
  const { getAllByRole, rerender } = renderUi(<MemberDialog member={MEMBER} onClose={() => {}} />);
  const facts = () =>
    Object.fromEntries(
      getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
  expect(facts()).toEqual({
    ID: 'RAVI07',
    Name: 'Ravi Menon',
    'Join date': '05 Jan 2024, 3:07 PM',
    Investment: '1,250.5000 USDT',
    Status: 'Active',
    'Team size': '12',
  });
  rerender(<MemberDialog member={{ ...MEMBER, active: false }} onClose={() => {}} />);
  expect(facts()).toMatchObject({ Status: 'Inactive' });
});

test('closes on Escape, and renders nothing without a member', async () => {
  const onClose = vi.fn();
  const { queryByRole, rerender } = renderUi(<MemberDialog member={MEMBER} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<MemberDialog member={undefined} onClose={onClose} />);
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});
