import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Tooltip } from './Tooltip';

describeConformance('Tooltip', {
  render: (props) => (
    <Tooltip content="Copy the address" defaultOpen {...props}>
      <button type="button">Copy</button>
    </Tooltip>
  ),
  root: HTMLDivElement,
});

test('appears on focus as the description, and disappears on Escape', async () => {
  const { findByRole, getByRole, queryByRole } = renderUi(
    <Tooltip content="Copy the address">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  await userEvent.keyboard('{Tab}');
  await findByRole('tooltip');
  expect(getByRole('button')).toHaveAccessibleDescription('Copy the address');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('tooltip')).toBeNull());
});

test('appears on hover', async () => {
  const { findByRole, getByRole } = renderUi(
    <Tooltip content="Copy the address">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  await userEvent.hover(getByRole('button'));
  expect(await findByRole('tooltip')).toHaveTextContent('Copy the address');
});

describe('with motion', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('[SHELL-16] fades in and out in 300 ms each', async () => {
    const { findByRole } = renderUi(
      <Tooltip content="Copy the address" defaultOpen>
        <button type="button">Copy</button>
      </Tooltip>,
    );
    const bubble = await findByRole('tooltip');
    // The animation starts once the tooltip has its position.
    await expect.poll(() => getComputedStyle(bubble).animationDuration).toBe('0.3s');
    const fading = new Promise<number>((resolve) => {
      bubble.addEventListener('animationend', ({ elapsedTime }) => {
        if (bubble.dataset['state'] === 'closed') resolve(elapsedTime);
      });
    });
    await userEvent.keyboard('{Escape}');
    expect(await fading).toBeCloseTo(0.3);
  });
});
