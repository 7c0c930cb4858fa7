import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

const trigger = <Button>Fees</Button>;

describeConformance('Popover', {
  render: (props) => (
    <Popover defaultOpen label="Service fee" trigger={trigger} {...props}>
      2% of each stake
    </Popover>
  ),
  root: HTMLDivElement,
});

test('focuses the first field when opened with Enter, and returns to the trigger on Escape', async () => {
  const { getByRole, queryByRole } = renderUi(
    <Popover label="Service fee" trigger={trigger}>
      <button>Understood</button>
    </Popover>,
  );
  getByRole('button', { name: 'Fees' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Understood');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.element(getByRole('button', { name: 'Fees' })).toHaveFocus();
});

test('closes on a press outside', async () => {
  const { findByRole, queryByRole, getByText } = renderUi(
    <>
      <Popover defaultOpen label="Service fee" trigger={trigger}>
        2% of each stake
      </Popover>
      <p style={{ marginBlockStart: 300 }}>Elsewhere</p>
    </>,
  );
  await findByRole('dialog', { name: 'Service fee' });
  await userEvent.click(getByText('Elsewhere'));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});
