import { act, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { footer, publicHeader, shell } from '../../samples/site';
import { EmailNotice } from '../../account/EmailNotice/EmailNotice';
import { Button } from '../../primitives/Button/Button';
import { ToastProvider } from '../../primitives/Toast/ToastProvider';
import { useToasts } from '../../primitives/Toast/useToasts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Footer } from '../Footer/Footer';
import { PublicHeader } from '../PublicHeader/PublicHeader';
import { AppShell, type AppShellProps } from './AppShell';

function Shell({ children = <h1>My Bets</h1>, ...props }: Partial<AppShellProps>) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <AppShell
      {...shell}
      signedIn
      currentPath="/my-bets"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={<PublicHeader {...publicHeader} onBrowse={() => setMenuOpen(true)} />}
      footer={<Footer {...footer} now={() => 0} />}
      {...props}
    >
      {children}
    </AppShell>
  );
}

function Greeting() {
  const toasts = useToasts();
  return <Button onClick={() => toasts.info('Welcome')}>Greet</Button>;
}

afterEach(() => {
  vi.useRealTimers();
});

describeConformance('AppShell', { render: (props) => <Shell {...props} />, root: HTMLDivElement });

test('skips the navigation with the link at the first Tab stop', async () => {
  const { getByRole } = renderUi(<Shell />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('main')).toHaveFocus();
});

test('shows an announcement above the header, after the skip link', () => {
  const { getByRole } = renderUi(
    <Shell announcement={<AnnouncementBar>Maintenance on Sunday.</AnnouncementBar>} />,
  );
  const bar = getByRole('complementary', { name: 'Announcement' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(getByRole('link', { name: 'Skip to content' }), bar)).toBe(true);
  expect(isBefore(bar, getByRole('banner'))).toBe(true);
});

test('reserves the height of an account notice, so that a late notice causes no layout shift', () => {
  const line = <EmailNotice email="asha@example.com" onSendAgain={() => {}} onDismiss={() => {}} />;
  const { getByRole, rerender } = renderUi(<Shell />);
  const mainTop = () => getByRole('main').getBoundingClientRect().top;
  const without = mainTop();
  rerender(<Shell accountNotice={null} />);
  const reserved = mainTop();
  expect(reserved).toBeGreaterThan(without + 40);
  rerender(<Shell accountNotice={line} />);
  expect(getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(mainTop()).toBe(reserved);
});

test('keeps toasts below the header, even with an announcement above it', async () => {
  await page.viewport(1280, 800);
  const app = (announcement?: ReactNode) => (
    <ToastProvider lifetime={Infinity}>
      <Shell announcement={announcement}>
        <Greeting />
      </Shell>
    </ToastProvider>
  );
  const { getByRole, findByText, rerender } = renderUi(app());
  await userEvent.click(getByRole('button', { name: 'Greet' }));
  const toast = (await findByText('Welcome')).closest('li') as HTMLElement;
  const gap = () =>
    toast.getBoundingClientRect().top - getByRole('banner').getBoundingClientRect().bottom;
  const without = gap();
  expect(without).toBeGreaterThanOrEqual(0);
  rerender(app(<AnnouncementBar>Maintenance on Sunday.</AnnouncementBar>));
  await waitFor(() => expect(gap()).toBeCloseTo(without));
});

test('[SHELL-05] shows the sidebar beside the page above 768 px, without the bottom bar', async () => {
  await page.viewport(769, 800);
  const { findByRole, queryByRole } = renderUi(<Shell />);
  expect(await findByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
});

test('shows the shortcuts below the header instead of a sidebar, with the menu behind Browse', async () => {
  await page.viewport(1280, 800);
  const { getByRole, findByRole, queryByRole } = renderUi(<Shell navigation="top" />);
  const shortcuts = getByRole('navigation', { name: 'Shortcuts' });
  const header = getByRole('banner').getBoundingClientRect();
  expect(shortcuts.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom - 1);
  expect(shortcuts.getBoundingClientRect().bottom).toBeLessThan(200);
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await userEvent.click(within(shortcuts).getByRole('button', { name: 'Browse' }));
  await findByRole('dialog', { name: 'Browse' });
  expect(getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('keeps the shortcuts at the bottom of a phone, and only there', async () => {
  await page.viewport(390, 800);
  const { getAllByRole } = renderUi(<Shell navigation="top" />);
  const [shortcuts, ...others] = getAllByRole('navigation', { name: 'Shortcuts' });
  expect(others).toEqual([]);
  expect(shortcuts?.getBoundingClientRect().bottom).toBe(800);
});

test('does not keep the header of a member visible in a short window', async () => {
  const topAfterScrolling = async (height: number) => {
    await page.viewport(720, height);
    const { getByRole, unmount } = renderUi(
      <Shell signedIn>
        <div style={{ blockSize: 2000 }} />
      </Shell>,
    );
    window.scrollTo(0, 400);
    const { top } = getByRole('banner').getBoundingClientRect();
    unmount();
    return top;
  };
  expect(await topAfterScrolling(800)).toBe(0);
  expect(await topAfterScrolling(450)).toBeLessThan(-300);
});

test('[SHELL-04] collapses the sidebar to icons on a small screen, until it is expanded', async () => {
  await page.viewport(1000, 800);
  const { getByRole, findByRole, queryByText } = renderUi(<Shell />);
  const expand = await findByRole('button', { name: 'Expand menu' });
  expect(queryByText('Dashboard', { selector: 'nav[aria-label="Menu"] *' })).toBeNull();
  await userEvent.click(expand);
  expect(getByRole('link', { name: 'Dashboard' })).toHaveTextContent('Dashboard');
});

test('[SHELL-05] [SHELL-06] opens the menu as a drawer with Browse at 768 px, and closes it with Escape', async () => {
  await page.viewport(768, 800);
  const { getByRole, queryByRole, findByRole } = renderUi(<Shell />);
  expect(queryByRole('navigation', { name: 'Menu' })).toBeNull();
  const [browse] = document.querySelectorAll<HTMLElement>('nav[aria-label="Shortcuts"] button');
  if (!browse) throw new Error('The bottom bar has no Browse.');
  await userEvent.click(browse);
  await findByRole('dialog', { name: 'Browse' });
  expect(getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});

test('[SHELL-06] opens and closes the menu with Browse', async () => {
  await page.viewport(390, 800);
  const { findByRole, queryByRole } = renderUi(<Shell />);
  const browse = document.querySelector<HTMLElement>('nav[aria-label="Shortcuts"] button');
  if (!browse) throw new Error('The bottom bar has no Browse.');
  for (const _time of ['once', 'twice']) {
    await userEvent.click(browse);
    await findByRole('dialog', { name: 'Browse' });
    await userEvent.click(browse);
    await expect.poll(() => queryByRole('dialog')).toBeNull();
  }
});

test('closes the drawer when a link is followed', async () => {
  const { getByRole, findByRole, queryByRole } = renderUi(
    <Shell
      navigation="drawer"
      groups={[{ id: 'bets', title: 'Bets', icon: null, auth: true, href: '#bets' }]}
    />,
  );
  await userEvent.click(getByRole('button', { name: 'Browse' }));
  await findByRole('dialog');
  await userEvent.click(getByRole('link', { name: 'Bets' }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});

test('loads the groups once from a function, just before the menu opens', async () => {
  await page.viewport(1440, 800);
  const load = vi.fn(() => Promise.resolve(shell.groups));
  const { findByRole, rerender } = renderUi(<Shell navigation="drawer" groups={load} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Shell groups={load} />);
  expect(await findByRole('button', { name: 'Team' })).toBeVisible();
  rerender(<Shell groups={load} currentPath="/teamtree" />);
  expect(load).toHaveBeenCalledOnce();
});

test.each([1440, 769, 390, 320])('fits into a window of %i px', async (width) => {
  await page.viewport(width, 800);
  renderUi(<Shell />);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('announces a loading page politely after 150 ms, until loading ends', () => {
  vi.useFakeTimers();
  const { getByText, queryByText, rerender, container } = renderUi(<Shell loading />);
  const line = () => container.querySelector('[role="progressbar"]');
  act(() => {
    vi.advanceTimersByTime(149);
  });
  expect(queryByText('Loading')).toBeNull();
  expect(line()).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(getByText('Loading')).toHaveRole('status');
  expect(line()).not.toBeNull();
  rerender(<Shell />);
  expect(queryByText('Loading')).toBeNull();
  expect(line()).toBeNull();
});

test('does not announce a page that loads faster', () => {
  vi.useFakeTimers();
  const { queryByText, rerender } = renderUi(<Shell loading />);
  act(() => {
    vi.advanceTimersByTime(149);
  });
  rerender(<Shell />);
  act(() => {
    vi.runAllTimers();
  });
  expect(queryByText('Loading')).toBeNull();
});

const block = (height: number) => <div data-testid="content" style={{ height }} />;

test.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('scrolls to the top on %s if shorter content is no longer in view', async (_, width) => {
  await page.viewport(width, 800);
  const { rerender, getByTestId } = renderUi(<Shell>{block(2_500)}</Shell>);
  window.scrollTo(0, 1_700);
  rerender(<Shell>{block(200)}</Shell>);
  await expect.poll(() => window.scrollY).toBe(0);
  expect(getByTestId('content')).toBeVisible();
});

test('keeps the scroll position if shorter content is still visible', async () => {
  await page.viewport(390, 800);
  const { rerender } = renderUi(<Shell>{block(3_000)}</Shell>);
  window.scrollTo(0, 900);
  rerender(<Shell>{block(2_000)}</Shell>);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.scrollY).toBe(900);
});

test('keeps the scroll position at the footer', async () => {
  await page.viewport(390, 400);
  const { rerender } = renderUi(
    <Shell footer={<div style={{ height: 3_000 }} />}>{block(600)}</Shell>,
  );
  window.scrollTo(0, 1_500);
  rerender(<Shell footer={<div style={{ height: 3_000 }} />}>{block(300)}</Shell>);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.scrollY).toBeGreaterThan(1_000);
});
