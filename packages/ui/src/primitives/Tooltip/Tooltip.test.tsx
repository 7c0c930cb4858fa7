import { waitFor } from '@testing-library/react';
import {
  StrictMode,
  useState,
  type ComponentProps,
  type ReactElement,
  type SubmitEvent,
} from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { HoverCard } from '../HoverCard/HoverCard';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import { Tooltip } from './Tooltip';

describeConformance('Tooltip', {
  render: (props) => (
    <Tooltip content="Copy the address" defaultOpen {...props}>
      <button type="button">Copy</button>
    </Tooltip>
  ),
  root: HTMLDivElement,
});

test('appears on focus, describes the trigger, and disappears on Escape', async () => {
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

describe.each<[string, (props: ComponentProps<'button'>) => ReactElement]>([
  [
    'Button',
    (props) => (
      <Tooltip content="Too late to bet">
        <Button {...props}>Bet</Button>
      </Tooltip>
    ),
  ],
  [
    'IconButton',
    (props) => (
      <Tooltip content="Too late to bet">
        <IconButton {...props} label="Bet">
          +
        </IconButton>
      </Tooltip>
    ),
  ],
  [
    'IconButton with its own tooltip',
    (props) => (
      <IconButton {...props} tooltip label="Too late to bet">
        +
      </IconButton>
    ),
  ],
  [
    'button of the caller',
    (props) => (
      <Tooltip content="Too late to bet">
        <button {...props}>Bet</button>
      </Tooltip>
    ),
  ],
  [
    'HoverCard',
    (props) => (
      <HoverCard openDelay={0} trigger={<Button {...props}>Bet</Button>}>
        Too late to bet
      </HoverCard>
    ),
  ],
])('a disabled %s', (_, Hinted) => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const renderHinted = () => {
    onClick.mockClear();
    onSubmit.mockClear();
    return renderUi(
      <StrictMode>
        <form onSubmit={onSubmit}>
          <Hinted disabled type="submit" onClick={onClick} />
          <p>Elsewhere</p>
        </form>
      </StrictMode>,
    );
  };

  test('shows its hint on hover', async () => {
    const { getByRole, getByText, findAllByText } = renderHinted();
    // Moves the pointer away, because it may still rest on the button after the previous test.
    await userEvent.hover(getByText('Elsewhere'));
    await userEvent.hover(getByRole('button'));
    expect(await findAllByText('Too late to bet')).not.toHaveLength(0);
  });

  test('shows its hint on focus, is announced as disabled, and ignores presses', async () => {
    const { getByRole, findAllByText } = renderHinted();
    const button = getByRole('button');
    await userEvent.keyboard('{Tab}');
    expect(button).toHaveFocus();
    expect(await findAllByText('Too late to bet')).not.toHaveLength(0);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test.each([
  ['Button', <Button disabled>Bet</Button>],
  [
    'IconButton',
    <IconButton disabled label="Bet">
      +
    </IconButton>,
  ],
])('a disabled %s looks the same with and without a tooltip', (_, button) => {
  const { getAllByRole } = renderUi(
    <>
      {button}
      <Tooltip content="Too late">{button}</Tooltip>
    </>,
  );
  const [plain, hinted] = getAllByRole('button').map((one) => getComputedStyle(one));
  expect([hinted?.opacity, hinted?.cursor]).toEqual([plain?.opacity, plain?.cursor]);
});

test('keeps a disabled text field disabled if it has a tooltip', () => {
  const { getByRole } = renderUi(
    <Tooltip content="Locked">
      <TextField disabled label="Name" />
    </Tooltip>,
  );
  expect(getByRole('textbox')).toBeDisabled();
});

test('keeps the focus on a button that its own press disables', async () => {
  function Once() {
    const [used, setUsed] = useState(false);
    return (
      <IconButton tooltip label="Undo" disabled={used} onClick={() => setUsed(true)}>
        +
      </IconButton>
    );
  }
  const { getByRole } = renderUi(<Once />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(getByRole('button')).toHaveFocus();
});

describe('with animations', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('[SHELL-16] fades in and out in 300 ms each', async () => {
    const { findByRole } = renderUi(
      <Tooltip content="Copy the address" defaultOpen>
        <button type="button">Copy</button>
      </Tooltip>,
    );
    const bubble = await findByRole('tooltip');
    // The animation starts once the tooltip is positioned.
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
