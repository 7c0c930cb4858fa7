import { fireEvent } from '@testing-library/react';
import { gameNames } from '@platform/messages/gameNames';
import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { groups, hrefs } from '../../samples/site';
import { LinkProvider, type LinkComponentProps } from '../../primitives/Link/LinkProvider';
import { Sidebar } from './Sidebar';

const menu = { groups, signInHref: hrefs.signIn };

describeConformance('Sidebar', {
  render: (props) => <Sidebar {...menu} signedIn currentPath="/wingo1Minute" {...props} />,
  root: HTMLElement,
  slots: [{ many: ['link', 'trigger'] }, { many: ['link', 'trigger'], props: { collapsed: true } }],
});

describeConformance('Sidebar, collapsed,', {
  render: (props) => (
    <Sidebar {...menu} signedIn collapsed currentPath="/wingo1Minute" {...props} />
  ),
  root: HTMLElement,
});

const GROUPS = [
  'Dashboard',
  'Wallet',
  'Transactions',
  'My Bets',
  'Games',
  'Bonus',
  'Team',
  'Settings',
  'Support',
  'Referral',
  'Logout',
];

test('shows the groups in the given order', () => {
  const { getByRole } = renderUi(<Sidebar {...menu} signedIn currentPath="/" />);
  const lines = [...getByRole('navigation').querySelectorAll(':scope > ul > li')];
  const titles = lines.map((line) => line.querySelector('a, button')?.textContent);
  expect(titles).toEqual(GROUPS);
});

test('[SHELL-02] shows visitors only Games, and links every game to the sign-in dialog', () => {
  const { getAllByRole, queryByText } = renderUi(
    <Sidebar {...menu} signedIn={false} currentPath="/" />,
  );
  expect(getAllByRole('button').map((button) => button.textContent)).toEqual(['Games']);
  expect(queryByText('Dashboard')).toBeNull();
  const targets = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(targets)).toEqual(new Set(['/?tab=login&modal=auth']));
});

test('[SHELL-03] opens one group at a time, and closes an open group on a second press', async () => {
  const { getByRole } = renderUi(<Sidebar {...menu} signedIn currentPath="/" />);
  const [team, bonus] = ['Team', 'Bonus'].map((name) => getByRole('button', { name }));
  if (!team || !bonus) throw new Error('The groups are missing.');
  await userEvent.click(team);
  expect(team).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(bonus);
  expect(bonus).toHaveAttribute('aria-expanded', 'true');
  expect(team).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(bonus);
  expect(bonus).toHaveAttribute('aria-expanded', 'false');
});

test('does not re-render entries when a group opens', async () => {
  const rendered: string[] = [];
  const CountedLink = ({ children, ...rest }: LinkComponentProps) => {
    rendered.push(rest.href);
    return <a {...rest}>{children}</a>;
  };
  const trigger = vi.fn();
  const { getByRole } = renderUi(
    <LinkProvider component={CountedLink}>
      <Sidebar {...menu} signedIn currentPath="/wingo1Minute" slotProps={{ trigger }} />
    </LinkProvider>,
  );
  rendered.length = 0;
  trigger.mockClear();
  await userEvent.click(getByRole('button', { name: 'Team' }));
  await expect.element(getByRole('link', { name: 'My Team Tree' })).toBeVisible();
  expect(rendered).toEqual([]);
  expect(trigger).not.toHaveBeenCalled();
});

test('lets the browser’s search find and open closed groups', async () => {
  const { getByRole, getByText } = renderUi(
    <StrictMode>
      <Sidebar {...menu} signedIn currentPath="/" />
    </StrictMode>,
  );
  const link = getByText('My Team Tree');
  const content = link.closest('[hidden]');
  expect(content).toHaveAttribute('hidden', 'until-found');
  expect(link).not.toBeVisible();
  expect(content?.getBoundingClientRect().height).toBe(0);
  content?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect
    .poll(() => getByRole('button', { name: 'Team' }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect.element(link).toBeVisible();
});

test('skips the links of closed groups with Tab', async () => {
  const { getByRole } = renderUi(<Sidebar {...menu} signedIn currentPath="/" />);
  getByRole('button', { name: 'Team' }).focus();
  await userEvent.tab();
  expect(document.activeElement?.closest('[hidden]')).toBeNull();
});

test('opens the group of the current page and marks its link', () => {
  const { getByRole } = renderUi(<Sidebar {...menu} signedIn currentPath="/teamtree" />);
  expect(getByRole('button', { name: 'Team' })).toHaveAttribute('aria-expanded', 'true');
  expect(getByRole('link', { name: 'My Team Tree' })).toHaveAttribute('aria-current', 'page');
});

test('moves between groups with the arrow keys', async () => {
  const { getByRole } = renderUi(<Sidebar {...menu} signedIn currentPath="/" />);
  getByRole('button', { name: 'Games' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('button', { name: 'Bonus' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(getByRole('button', { name: 'Wallet' })).toHaveFocus();
});

test('[SHELL-04] shows icons with tooltips if collapsed', async () => {
  const { getByRole, getAllByRole, findByRole, queryByText } = renderUi(
    <Sidebar {...menu} signedIn collapsed currentPath="/" />,
  );
  expect(queryByText('Dashboard')).toBeNull();
  const controls = [...getAllByRole('link'), ...getAllByRole('button')];
  for (const control of controls) {
    const icon = control.querySelector('svg');
    expect(icon?.getBoundingClientRect().width, control.outerHTML).toBeGreaterThan(0);
    expect(control.querySelectorAll('svg'), control.outerHTML).toHaveLength(1);
  }
  fireEvent.keyDown(document.body, { key: 'Tab' });
  getByRole('button', { name: 'Games' }).focus();
  expect(await findByRole('tooltip')).toHaveTextContent('Games');
});

test('opens a group beside its icon if collapsed, and reports when a link is followed', async () => {
  const onNavigate = vi.fn();
  const { getByRole, findByRole, getAllByRole } = renderUi(
    <Sidebar
      {...menu}
      signedIn
      collapsed
      currentPath="/"
      onNavigate={onNavigate}
      groups={[
        { id: 'x', title: 'Team', icon: null, auth: true, items: [{ title: 'Tree', href: '#t' }] },
      ]}
    />,
  );
  getByRole('button', { name: 'Team' }).focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('menu', { name: 'Team' });
  expect(getAllByRole('menuitem')).toHaveLength(1);
  await expect.poll(() => document.activeElement?.textContent).toBe('Tree');
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenCalledOnce();
});

test('collapses and expands with its button', async () => {
  const onCollapsedChange = vi.fn();
  const { getByRole } = renderUi(
    <Sidebar {...menu} signedIn currentPath="/" onCollapsedChange={onCollapsedChange} />,
  );
  await userEvent.click(getByRole('button', { name: 'Collapse menu' }));
  expect(onCollapsedChange).toHaveBeenCalledWith(true);
});

test('shows only the games that the brand offers, and no empty groups', () => {
  const { getByRole, getAllByRole, queryByRole, rerender } = renderUi(
    <BrandWith games={['dice', 'wingo']}>
      <Sidebar {...menu} signedIn={false} currentPath="/" />
    </BrandWith>,
  );
  expect(getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...WINGO_GAMES.map((game) => nameOf(game, gameNames)),
    'Dice',
  ]);
  rerender(
    <BrandWith games={['lottery']}>
      <Sidebar {...menu} signedIn currentPath="/" />
    </BrandWith>,
  );
  expect(getByRole('button', { name: 'Bonus' })).toBeVisible();
  expect(queryByRole('button', { name: 'Games' })).toBeNull();
});
