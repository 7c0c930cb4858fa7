import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { onDemand } from './onDemand';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('the code is fetched once, with the first rendering, and shows in every place', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { container, findByText, getByText } = renderUi(
    <>
      <Part name="Asha" />
      <Part name="Ravi" />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  await findByText('Hello, Asha');
  expect(getByText('Hello, Ravi')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('once it is there it shows at once', async () => {
  const Part = onDemand(() => Promise.resolve(Greeting));
  const first = renderUi(<Part name="Asha" />);
  await first.findByText('Hello, Asha');
  first.unmount();
  expect(renderUi(<Part name="Ravi" />).getByText('Hello, Ravi')).toBeVisible();
});

test('a fetch that fails breaks nothing and is tried again while somebody waits', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting);
  const Part = onDemand(load);
  const { container, getByText, unmount } = renderUi(<Part name="Asha" />);
  await vi.advanceTimersByTimeAsync(2999);
  expect(container).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(getByText('Hello, Asha')).toBeVisible());
  unmount();

  const Gone = onDemand(load.mockClear().mockRejectedValue(new TypeError('Failed to fetch')));
  renderUi(<Gone name="Asha" />).unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
