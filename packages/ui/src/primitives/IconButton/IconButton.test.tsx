import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { IconButton } from './IconButton';

describeConformance('IconButton', {
  render: (props) => (
    <IconButton label="Close" {...props}>
      <X aria-hidden />
    </IconButton>
  ),
  root: HTMLButtonElement,
});

test('has the label as its name, and reacts to Enter and Space', async () => {
  const onClick = vi.fn();
  const { getByRole } = renderUi(
    <IconButton label="Close" onClick={onClick}>
      <X aria-hidden />
    </IconButton>,
  );
  getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('shows the label in a tooltip on focus', async () => {
  const { findByRole } = renderUi(
    <IconButton label="Copy" tooltip>
      <X aria-hidden />
    </IconButton>,
  );
  await userEvent.keyboard('{Tab}');
  expect(await findByRole('tooltip', { name: 'Copy' })).toBeInTheDocument();
});

test('is at least 44 px high and wide', () => {
  const { getByRole } = renderUi(
    <IconButton label="Close">
      <X aria-hidden />
    </IconButton>,
  );
  const { width, height } = getByRole('button').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
