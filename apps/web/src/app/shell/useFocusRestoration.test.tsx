// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKES_FOCUS } from './takesFocus';
import { useFocusRestoration } from './useFocusRestoration';

vi.mock('../../routes', () => ({
  pageAt: (pathname: string) => ({ params: {}, handle: { page: pathname.split('/')[1] } }),
}));

function Arrival() {
  useFocusRestoration(useLocation());
  return null;
}

/** Two pages behind an open dialog: one has a link, the other a board. */
function App() {
  const { pathname } = useLocation();
  return (
    <>
      <div role="dialog">
        <Link to="/board">Play in a dialog</Link>
      </div>
      <main id="main" tabIndex={-1}>
        {pathname === '/board' ? (
          <section {...TAKES_FOCUS} tabIndex={-1} aria-label="Board">
            <Link to="/dashboard">Leave</Link>
          </section>
        ) : (
          <Link to="/board">Play</Link>
        )}
        <Arrival />
      </main>
    </>
  );
}

const board = () => screen.getByRole('region', { name: 'Board' });

/** Opens the document at an address and waits for its first frame. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<App />, { wrapper: BrowserRouter });
  await new Promise(requestAnimationFrame);
}

/** Follows a link by keyboard. */
function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
}

beforeEach(() => {
  // jsdom has no `CSS.escape`.
  vi.stubGlobal('CSS', { escape: (value: string) => value });
  expect(document.activeElement).toBe(document.body);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a board takes the focus when its address is opened', async () => {
  await open('/board');
  expect(document.activeElement).toBe(board());
});

test('and leaves it to what the reader has given it to by then', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await open('/board');
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('another page that is opened leaves the focus at the start of the document', async () => {
  await open('/dashboard');
  expect(document.activeElement).toBe(document.body);
});

test('a board takes the focus when a link leads to it; back, the link has it again', async () => {
  await open('/dashboard');
  follow('Play');
  expect(document.activeElement).toBe(board());
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
    window.history.back();
    await gone;
  });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Play' }));
});

test('any other page begins at its start, where screen readers go on', async () => {
  await open('/board');
  follow('Leave');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a dialog that stays open keeps the focus', async () => {
  await open('/dashboard');
  follow('Play in a dialog');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Play in a dialog' }));
});

test('the start of a page passes the focus on to a board', async () => {
  await open('/dashboard');
  screen.getByRole('main').focus();
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(document.activeElement).toBe(board());
});
