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

async function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<App />, { wrapper: BrowserRouter });
  await new Promise(requestAnimationFrame);
}

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

test('focuses a board that is opened by its URL', async () => {
  await open('/board');
  expect(document.activeElement).toBe(board());
});

test('keeps the focus that the user set before a board opens', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await open('/board');
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('leaves the focus at the start of the document on any other page', async () => {
  await open('/dashboard');
  expect(document.activeElement).toBe(document.body);
});

test('focuses a board after navigation, and the followed link after Back', async () => {
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

test('focuses the start of any other page after a link', async () => {
  await open('/board');
  follow('Leave');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('does not move the focus if a dialog opens', async () => {
  await open('/dashboard');
  follow('Play in a dialog');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Play in a dialog' }));
});

test('moves the focus from the start of a page to a board', async () => {
  await open('/dashboard');
  screen.getByRole('main').focus();
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(document.activeElement).toBe(board());
});
