import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { onDemand, useOnDemand, type OnDemand } from './onDemand';

afterEach(() => {
  vi.useRealTimers();
});

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('loads the code once, on the first render, and then shows every instance', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Component = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { container, findByText, getByText } = renderUi(
    <>
      <Component name="Asha" />
      <Component name="Ravi" />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  await findByText('Hello, Asha');
  expect(getByText('Hello, Ravi')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('shows the component immediately once the code has loaded', async () => {
  const Component = onDemand(() => Promise.resolve(Greeting));
  const first = renderUi(<Component name="Asha" />);
  await first.findByText('Hello, Asha');
  first.unmount();
  expect(renderUi(<Component name="Ravi" />).getByText('Hello, Ravi')).toBeVisible();
});

test("hydrates the server's markup if the code is already loaded", async () => {
  const Component = onDemand(() => Promise.resolve(Greeting));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Component name="Ravi" />);
  const first = renderUi(<Component name="Asha" />);
  await first.findByText('Hello, Asha');
  first.unmount();

  const onRecoverableError = vi.fn();
  const { findByText } = render(<Component name="Ravi" />, {
    container,
    hydrate: true,
    onRecoverableError,
  });
  expect(await findByText('Hello, Ravi')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('retries a failed load while a component waits for it', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting);
  const Component = onDemand(load);
  const { container, queryByText, unmount } = renderUi(<Component name="Asha" />);
  await vi.advanceTimersByTimeAsync(2999);
  expect(container).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => queryByText('Hello, Asha')).toBeVisible();
  unmount();

  const Gone = onDemand(load.mockClear().mockRejectedValue(new TypeError('Failed to fetch')));
  renderUi(<Gone name="Asha" />).unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});

const Names = ({ names, wanted }: { names: OnDemand<string>; wanted: boolean }) => (
  <p>{useOnDemand(names, wanted)?.join(', ') ?? 'on their way'}</p>
);

test('returns a given list immediately', () => {
  const { getByText } = renderUi(<Names names={['Asha', 'Ravi']} wanted={false} />);
  expect(getByText('Asha, Ravi')).toBeVisible();
});

test('fetches a list on demand, and retries after a failure', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(['Asha', 'Ravi']);
  const { getByText, queryByText, rerender, unmount } = renderUi(
    <Names names={load} wanted={false} />,
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).not.toHaveBeenCalled();
  rerender(<Names names={load} wanted />);
  await vi.advanceTimersByTimeAsync(2999);
  expect(getByText('on their way')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => queryByText('Asha, Ravi')).toBeVisible();
  unmount();

  const gone = load.mockClear().mockRejectedValue(new TypeError('Failed to fetch'));
  renderUi(<Names names={gone} wanted />).unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
