import type { SyntheticEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { translatePage } from '../../../../testing/src/inPage/translatePage';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Button } from './Button';

describeConformance('Button', {
  render: (props) => <Button {...props}>Play</Button>,
  root: HTMLButtonElement,
});

test('reacts to Enter and Space', async () => {
  const onClick = vi.fn();
  const { getByRole } = renderUi(<Button onClick={onClick}>Play</Button>);
  getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('submits a form only with the type `submit`', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole } = renderUi(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows the pending text while pending, and ignores presses and submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingText="Please wait..." onClick={onClick}>
        sign in
      </Button>
    </form>,
  );
  const button = getByRole('button', { name: 'Please wait...' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

test('is at least 44 px high and wide', () => {
  const { getByRole } = renderUi(<Button>1</Button>);
  const { width, height } = getByRole('button').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('updates the state and the text on a translated page', async () => {
  const { getByRole, rerender } = renderUi(<Button>Play</Button>);
  const button = getByRole('button');
  onTestFinished(translatePage());
  rerender(
    <Button pending pendingText="Please wait...">
      Play
    </Button>,
  );
  expect(button).toHaveTextContent('Please wait...');
  rerender(<Button icon={<svg />}>Play again</Button>);
  expect(button).toHaveTextContent('Play again');
});
