import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { onDemand } from './onDemand';
import { TriggerStandIn, useCatchUp } from './TriggerStandIn';
import { useOverlayTrigger, type OverlayLink } from './useOverlayTrigger';

interface OverlayProps {
  link: OverlayLink;
  /** Attributes and handlers that a library adds to the trigger. */
  given: Readonly<Record<string, unknown>>;
}

function Overlay({ link, given }: OverlayProps) {
  useCatchUp(link);
  return <TriggerStandIn {...given} link={link} />;
}

function renderTrigger(given: OverlayProps['given'], own: ComponentProps<'button'> = {}) {
  let arrive: (component: typeof Overlay) => void = () => {};
  const code = new Promise<typeof Overlay>((resolve) => (arrive = resolve));
  const OnDemand = onDemand(() => code);
  function Example() {
    const child = (
      <button type="button" {...own}>
        More
      </button>
    );
    const { trigger, link } = useOverlayTrigger(child, {
      atRest: { 'aria-expanded': false },
      wanted: false,
    });
    return (
      <>
        {trigger}
        {link && <OnDemand link={link} given={given} />}
      </>
    );
  }
  const ui = renderUi(<Example />);
  const arrived = async () => {
    arrive(Overlay);
    await expect.element(ui.getByRole('button')).toHaveAttribute('data-arrived', 'yes');
  };
  return { ...ui, button: ui.getByRole('button'), arrived };
}

const ARRIVED = { 'data-arrived': 'yes', 'aria-expanded': true };

test("has its own attributes before the code loads, and Radix's afterwards", async () => {
  const { button, arrived, getByRole } = renderTrigger(ARRIVED);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await arrived();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(getByRole('button')).toBe(button);
  expect(document.activeElement).toBe(button);
});

test('replays a press once, after the code has loaded', async () => {
  const onClick = vi.fn();
  const ownClick = vi.fn();
  const { button, arrived } = renderTrigger({ ...ARRIVED, onClick }, { onClick: ownClick });
  await userEvent.click(button);
  expect(ownClick).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
  await arrived();
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(ownClick).toHaveBeenCalledTimes(2);
});

test('does not replay a press once the user has moved on', async () => {
  const [onFocus, onPointerMove] = [vi.fn(), vi.fn()];
  const { button, arrived } = renderTrigger({ ...ARRIVED, onFocus, onPointerMove });
  await userEvent.hover(button);
  await userEvent.unhover(button);
  button.focus();
  button.blur();
  await arrived();
  expect(onFocus).not.toHaveBeenCalled();
  expect(onPointerMove).not.toHaveBeenCalled();
});

test('dispatches an earlier key event to the document again', async () => {
  const onKeyDown = vi.fn();
  const { button, arrived } = renderTrigger(ARRIVED);
  button.focus();
  await userEvent.keyboard('{Enter}');
  document.addEventListener('keydown', onKeyDown, { capture: true, once: true });
  await arrived();
  expect(onKeyDown).toHaveBeenCalledOnce();
});
