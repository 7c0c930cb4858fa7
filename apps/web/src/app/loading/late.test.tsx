// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { late, type Late } from './late';

vi.mock('./RouteError', () => ({ RouteError: () => null }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Rules = () => <p>The rules</p>;

const never = () => new Promise<never>(() => {});
const arrives = async () => Rules;
const failed = () => Promise.reject<ComponentType>(new TypeError('Failed to fetch'));

type Attempt = () => Promise<ComponentType>;

function lateComponent(attempts: Attempt[]) {
  const load = vi.fn(() => (attempts.shift() ?? never)());
  return { load, component: late(load) };
}

async function show(...attempts: Attempt[]) {
  const { load, component } = lateComponent(attempts);
  return { load, ...(await showComponent(component)) };
}

async function showComponent({ Component }: Late<object>) {
  const frame = (resetKey: number) => (
    <Suspense fallback="Loading">
      <ErrorBoundary
        resetKey={resetKey}
        fallback={(_, retry) => <button onClick={retry}>Try again</button>}
      >
        <Component />
      </ErrorBoundary>
    </Suspense>
  );
  const { rerender } = await act(async () => render(frame(1)));
  return { again: () => act(async () => rerender(frame(2))) };
}

test('loads code once for several uses', async () => {
  const { load, again } = await show(arrives);
  expect(screen.getByText('The rules')).toBeDefined();
  await again();
  expect(load).toHaveBeenCalledOnce();
});

test('[ROUTE-12] retries failed code without a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { load } = await show(failed, failed, arrives);
  const retry = () => act(async () => screen.getByText('Try again').click());
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(screen.getByText('The rules')).toBeDefined();
});

test('retries failed code after a navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { again } = await show(failed, arrives);
  await again();
  expect(screen.getByText('The rules')).toBeDefined();
});

test('retries code after a failed preload', async () => {
  const { load, component } = lateComponent([failed, arrives]);
  await component.load().catch(() => {});
  await showComponent(component);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The rules')).toBeDefined();
});

test('[ROUTE-12] shows the error of a pending preload as soon as it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail = (_cause: Error) => {};
  const { load, component } = lateComponent([() => new Promise((_, reject) => (fail = reject))]);
  component.load().catch(() => {});
  await showComponent(component);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(screen.getByText('Try again')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
