import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
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

test('the focus shows it as a description, Escape hides it', async () => {
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

test('the pointer shows it', async () => {
  const { findByRole, getByRole } = renderUi(
    <Tooltip content="Copy the address">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  await userEvent.hover(getByRole('button'));
  expect(await findByRole('tooltip')).toHaveTextContent('Copy the address');
});
