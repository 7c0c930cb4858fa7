// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { useImmediate } from './useImmediate';

const Waiting = ({ until }: { until: Promise<void> | undefined }) => {
  if (until) use(until);
  return null;
};

/** Checkbox whose value changes in a transition, like values in the URL. */
function Box({ until }: { until: Promise<void> }) {
  const [value, setValue] = useState(false);
  const [shown, change] = useImmediate(value, (next) => startTransition(() => setValue(next)));
  return (
    <Suspense>
      <label>
        <input type="checkbox" checked={shown} onChange={({ target }) => change(target.checked)} />
        Lost
      </label>
      <output>{String(value)}</output>
      <Waiting until={value ? until : undefined} />
    </Suspense>
  );
}

test('a control shows the new value during the transition', async () => {
  let arrive = () => {};
  render(<Box until={new Promise((resolve) => (arrive = resolve))} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await act(async () => box.click());
  expect(box.checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('false');
  await act(async () => arrive());
  expect(box.checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('true');
});
