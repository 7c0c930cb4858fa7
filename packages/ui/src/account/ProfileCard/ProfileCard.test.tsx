import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { ProfileCard, type ProfileFacts } from './ProfileCard';

const PROFILE: ProfileFacts = {
  code: 'ASHA01',
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+919876543210',
  joinedAt: Date.UTC(2024, 0, 5, 15, 7),
  rank: 'Gold',
  lockedAmount: 1_234_567_800n,
};

describeConformance('ProfileCard', {
  render: (props) => <ProfileCard profile={PROFILE} {...props} />,
  root: HTMLElement,
});

test('[DASH-04] shows UserID, name, email, mobile, joining date, rank, and the package to 4 decimals', () => {
  const { getByRole, getByText, getAllByRole } = renderUi(<ProfileCard profile={PROFILE} />);
  expect(getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(getByText('UserID: ASHA01')).toBeVisible();
  expect(getByText('Rank: Gold')).toBeVisible();
  const facts = getAllByRole('term').map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(facts)).toEqual({
    Email: 'asha@example.com',
    Mobile: '+919876543210',
    'Joining date': '05 Jan 2024, 3:07 PM',
    Package: '1,234.5678 USDT',
  });
});

test('is busy and keeps its shape while the data loads', () => {
  const { container, rerender } = renderUi(<ProfileCard profile={null} />);
  const height = () => (container.firstElementChild as HTMLElement).offsetHeight;
  const waiting = height();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(<ProfileCard profile={PROFILE} />);
  expect(height()).toBe(waiting);
});

test('keeps the plus sign first in a phone number in right-to-left text', () => {
  const { getByText } = renderUi(
    <div dir="rtl">
      <ProfileCard profile={PROFILE} />
    </div>,
  );
  const digits = getByText(/^\+/).firstChild as Text;
  const leftOf = (index: number) => {
    const range = new Range();
    range.setStart(digits, index);
    range.setEnd(digits, index + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(1));
});

test('breaks a long address before the @ sign', () => {
  const email = 'asha.of.the.high.mountains@example.com';
  const { getByText } = renderUi(
    <div style={{ inlineSize: 300 }}>
      <ProfileCard profile={{ ...PROFILE, email }} />
    </div>,
  );
  const value = getByText(email);
  const linesOf = (text: ChildNode | null) => {
    const part = new Range();
    if (text) part.selectNodeContents(text);
    return new Set([...part.getClientRects()].map(({ top }) => Math.round(top)));
  };
  const [before, after] = [linesOf(value.firstChild), linesOf(value.lastChild)];
  expect([before.size, after.size]).toEqual([1, 1]);
  expect([...before]).not.toEqual([...after]);
});
