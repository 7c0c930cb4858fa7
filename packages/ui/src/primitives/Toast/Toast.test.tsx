import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance, testSlots } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { vars } from '../../theme/contract.css';
import { Toast } from './Toast';
import { ToastProvider, type ToastProviderProps } from './ToastProvider';
import { useToasts, type ToastOptions, type Toasts } from './useToasts';

const nothing = () => {};

function Show() {
  const toasts = useToasts();
  return <Button onClick={() => toasts.info('Hello')}>Show</Button>;
}

const Confirmation = (props: DialogProps) => (
  <AlertDialog
    {...props}
    description="Your bets are lost."
    confirmLabel="Leave"
    onConfirm={nothing}
  />
);

describeConformance('Toast', {
  render: (props) => (
    <ol>
      <Toast
        type="success"
        title="Success"
        message="Bet placed"
        open
        closeLabel="Close"
        onClose={nothing}
        onGone={nothing}
        {...props}
      />
    </ol>
  ),
  root: HTMLLIElement,
  slots: { parts: ['root', 'close'] },
});

function Caller({ onToasts }: { onToasts: (toasts: Toasts) => void }) {
  const toasts = useToasts();
  useEffect(() => onToasts(toasts), [onToasts, toasts]);
  return null;
}

/** Props with an unlimited lifetime, because tests may be slow. */
const LASTING: ToastProviderProps = { lifetime: Infinity };

const showMessage = (toasts: Toasts) => void toasts.info('Message');

describe('ToastProvider', () => {
  testSlots(
    { parts: ['root', 'close'] },
    {
      render: (props) => (
        <ToastProvider {...LASTING} {...props}>
          <Caller onToasts={showMessage} />
        </ToastProvider>
      ),
    },
  );
});

function renderStack(props = LASTING) {
  let calls: Toasts | undefined;
  const ui = renderUi(
    <ToastProvider {...props}>
      <Caller onToasts={(toasts) => void (calls = toasts)} />
    </ToastProvider>,
  );
  const show = (type: 'success' | 'error' | 'info', message: string, options?: ToastOptions) => {
    let id = '';
    act(() => {
      id = calls?.[type](message, options) ?? '';
    });
    return id;
  };
  const dismiss = (id: string) => act(() => calls?.dismiss(id));
  return { ...ui, show, dismiss, shown: () => ui.queryAllByRole('listitem') };
}

// Preloads the stack's code, which otherwise loads with the first toast.
beforeAll(async () => {
  const { findByRole, show } = renderStack();
  show('info', 'First');
  await findByRole('listitem');
  cleanup();
});

test('links to its subject, and closes when the link is followed', async () => {
  const { show, shown, getByRole } = renderStack();
  show('info', '8.08 USDT less', { link: { text: 'Go to the board', href: '#board' } });
  expect(shown()[0]).toHaveAttribute('data-state', 'open');
  await userEvent.click(getByRole('link', { name: 'Go to the board' }));
  expect(location.hash).toBe('#board');
  await waitFor(() => expect(shown()).toEqual([]));
});

test("[TOAST-02] has the title 'Success' or 'Error', depending on its type", async () => {
  const { show, shown } = renderStack();
  show('success', 'Welcome back');
  show('error', 'Wrong password');
  expect(shown().map(({ innerText }) => innerText.split(/\n+/))).toEqual([
    ['Success', 'Welcome back'],
    ['Error', 'Wrong password'],
  ]);
  expect(await axeViolations()).toEqual([]);
});

test('[TOAST-03] has an id, a title, a message, and the type success, error or info', async () => {
  const { show, shown, dismiss } = renderStack();
  const ids = (['success', 'error', 'info'] as const).map((type) => show(type, `Of type ${type}`));
  expect(new Set(ids).size).toBe(3);
  const toasts = () =>
    shown().map(({ dataset, innerText }) => [dataset['type'], ...innerText.trim().split(/\n+/)]);
  expect(toasts()).toEqual([
    ['success', 'Success', 'Of type success'],
    ['error', 'Error', 'Of type error'],
    ['info', 'Info', 'Of type info'],
  ]);
  dismiss(ids[1] ?? '');
  await waitFor(() => expect(toasts().map(([type]) => type)).toEqual(['success', 'info']));
});

test('announces every toast, and an error immediately', () => {
  const { container, getByRole, show } = renderStack();
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toHaveAttribute('aria-relevant', 'additions');
  show('success', 'Welcome back');
  show('error', 'Wrong password');
  expect(region).toHaveTextContent('Welcome back');
  expect(getByRole('alert')).toHaveTextContent('ErrorWrong password');
});

test('closes a toast when its action is pressed', async () => {
  const onPress = vi.fn();
  const { getByRole, show, shown } = renderStack();
  show('info', 'A new version is available', { action: { label: 'Reload', onPress } });
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(getByRole('button', { name: 'Reload' }));
  expect(onPress).toHaveBeenCalledOnce();
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('ignores a second press while a toast slides out', async () => {
  const onPress = vi.fn();
  const onClick = vi.fn((event: MouseEvent) => event.defaultPrevented);
  const { getByRole, show, shown } = renderStack();
  show('info', 'Bet cancelled', {
    action: { label: 'Undo', onPress },
    link: { text: 'Go to the board', href: '#board' },
  });
  const [button, link] = [getByRole('button', { name: 'Undo' }), getByRole('link')];
  fireEvent.click(button);
  expect(shown()[0]).toHaveAttribute('data-state', 'closed');
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  document.addEventListener('click', onClick);
  fireEvent.click(link);
  document.removeEventListener('click', onClick);
  expect(onClick).toHaveReturnedWith(true);
});

test('[TOAST-01] stacks at most 10 toasts, 80 px apart', () => {
  const { show, shown } = renderStack();
  for (let count = 1; count <= 12; count += 1) show('info', `Message ${count}`);
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toHaveTextContent('Message 3');
  const tops = shown().map((toast) => toast.offsetTop);
  expect(tops.map((top, index) => top - (tops[index - 1] ?? top - 80))).toEqual(
    Array.from({ length: 10 }, () => 80),
  );
});

test('[TOAST-01] keeps the newest of ten toasts inside a window of 500 px', async () => {
  await page.viewport(800, 500);
  const { getByRole, show, shown } = renderStack();
  for (let count = 1; count <= 10; count += 1) {
    show('info', `Message ${count}`);
    const { top, bottom } = (shown().at(-1) as HTMLElement).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(500);
  }
  expect(getByRole('region').getBoundingClientRect().bottom).toBe(500);
  await userEvent.keyboard('{F8}{Tab}');
  expect((shown()[0] as HTMLElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await page.viewport(1280, 800);
});

test('starts the stack below the header on a desktop', () => {
  const { show, shown } = renderStack();
  show('info', 'One');
  const header = document.createElement('div');
  header.style.blockSize = vars.size.header;
  document.body.append(header);
  const { height } = header.getBoundingClientRect();
  header.remove();
  const { top } = (shown()[0] as HTMLElement).getBoundingClientRect();
  expect(height).toBeGreaterThan(40);
  expect(top).toBeGreaterThanOrEqual(height);
  expect(top).toBeLessThan(height + 40);
});

test('ends the stack above the bottom bar on a phone', async () => {
  await page.viewport(390, 844);
  const { show, shown } = renderStack();
  for (const message of ['One', 'Two']) show('info', message);
  const [first, second] = shown().map((toast) => toast.getBoundingClientRect());
  expect((second?.top ?? 0) - (first?.top ?? 0)).toBe(80);
  expect(second?.bottom).toBeLessThanOrEqual(844 - 80);
  expect(second?.bottom).toBeGreaterThan(844 - 80 - 40);
  await page.viewport(1280, 800);
});

test.each(['Close', 'Undo'])('closes a toast with Escape on its button %s', async (name) => {
  const { getByRole, show, shown } = renderStack();
  show('info', 'Bet cancelled', { action: { label: 'Undo', onPress: nothing } });
  act(() => getByRole('button', { name }).focus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('closes a toast with its button, Escape or `dismiss`', async () => {
  const { dismiss, getByRole, show, shown } = renderStack();
  show('info', 'One');
  await userEvent.click(getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).toHaveLength(0));

  show('info', 'Two');
  await userEvent.keyboard('{F8}{Tab}');
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toHaveLength(0));

  const id = show('info', 'Three');
  dismiss(id);
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('moves the focus from a closed toast to the next, and finally back to the page', async () => {
  const { getAllByRole, show, shown } = renderStack();
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  show('info', 'One');
  show('info', 'Two');
  await userEvent.keyboard('{F8}{Tab}{Enter}');
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('Two');
  expect(getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(before).toHaveFocus();
  before.remove();
});

test('keeps the timers of other toasts running after a toast is closed with the mouse', async () => {
  const { getAllByRole, getByRole, show } = renderStack();
  show('info', 'One');
  show('info', 'Two');
  const [close] = getAllByRole('button', { name: 'Close' }) as [HTMLElement];
  await userEvent.click(close);
  expect(getByRole('region')).not.toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['ltr', 80],
  ['rtl', -80],
])('can be swiped away, %s', async (direction, distance) => {
  const { show, shown } = renderStack();
  document.documentElement.dir = direction;
  show('info', 'One');
  const [toast] = shown() as [HTMLElement];
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent[type](toast, { pointerType: 'touch', clientX, button: 0 });

  finger('pointerDown', 200);
  finger('pointerMove', 200 + distance / 4);
  expect(getComputedStyle(toast).translate).toBe(`${distance / 4}px`);
  finger('pointerUp', 200 + distance / 4);
  expect(toast).toHaveAttribute('data-swipe', 'cancel');
  expect(toast).toHaveAttribute('data-state', 'open');

  finger('pointerDown', 200);
  finger('pointerMove', 200 - distance);
  finger('pointerUp', 200 - distance);
  expect(toast).toHaveAttribute('data-state', 'open');

  finger('pointerDown', 200);
  finger('pointerMove', 200 + distance);
  finger('pointerUp', 200 + distance);
  expect(toast).toHaveAttribute('data-state', 'closed');
  document.documentElement.dir = 'ltr';
});

test('keeps the dialog below open when a toast is pressed', async () => {
  const onClose = vi.fn();
  const { findByRole, getByRole } = renderUi(
    <ToastProvider {...LASTING}>
      <Dialog open title="Bet" onClose={onClose}>
        <Show />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(getByRole('button', { name: 'Show' }));
  const toast = await findByRole('listitem');
  await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
});

describe.each([
  ['Dialog', Dialog, 'dialog'],
  ['AlertDialog', Confirmation, 'alertdialog'],
] as const)('above an open %s', (_, Layer, role) => {
  const onClose = vi.fn();
  const onPress = vi.fn();
  const undo = { action: { label: 'Undo', onPress } };

  async function renderOver() {
    let calls: Toasts | undefined;
    const ui = renderUi(
      <StrictMode>
        <ToastProvider {...LASTING}>
          <Caller onToasts={(toasts) => void (calls = toasts)} />
          <Layer open title="Bet" onClose={onClose}>
            <Button>Inside</Button>
          </Layer>
        </ToastProvider>
      </StrictMode>,
    );
    const inside = await ui.findByRole('button', { name: 'Inside' });
    act(() => inside.focus());
    act(() => void calls?.info('Bet cancelled', undo));
    return { ...ui, inside, layer: ui.getByRole(role) };
  }

  beforeEach(() => {
    onClose.mockClear();
    onPress.mockClear();
  });

  test('reaches the toast with F8 and Tab, then returns to the dialog', async () => {
    const { findByRole, inside } = await renderOver();
    const action = await findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    expect(await findByRole('region')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(inside).toHaveFocus());
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes only the toast on Escape', async () => {
    const { findByRole, inside, queryByRole } = await renderOver();
    await findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}{Tab}{Escape}');
    await waitFor(() => expect(queryByRole('listitem')).toBeNull());
    expect(inside).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('returns the focus to the dialog after the last toast control', async () => {
    const { findByRole, layer } = await renderOver();
    await findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}{Tab}{Tab}{Tab}');
    expect(layer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{F8}{Shift>}{Tab}{/Shift}');
    expect(layer).toContainElement(document.activeElement as HTMLElement);
  });
});

test('moves to the toasts with F8 from a control that stops the key', async () => {
  const { getByRole, show } = renderStack();
  show('info', 'One');
  const control = document.createElement('button');
  control.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(control);
  control.focus();
  await userEvent.keyboard('{F8}');
  expect(getByRole('region')).toHaveFocus();
  control.remove();
});

test('explains the fix if the provider is missing', () => {
  vi.mocked(console.error).mockImplementation(nothing);
  function Lost() {
    useToasts();
    return null;
  }
  expect(() => renderUi(<Lost />)).toThrow('Wrap the app in <ToastProvider>');
  vi.mocked(console.error).mockClear();
});

describe('toast timer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  test('[TOAST-01] closes a toast after 5 s', () => {
    const { show, shown } = renderStack({});
    show('success', 'Bet placed');
    pass(4999);
    expect(shown()[0]).toHaveAttribute('data-state', 'open');
    pass(1);
    expect(shown()[0]).toHaveAttribute('data-state', 'closed');
    const [exit] = shown()[0]?.getAnimations() ?? [];
    expect(exit).toBeDefined();
    act(() => exit?.finish());
  });

  test('closes a toast with an action after 30 s, not counting time under the pointer or with the focus', () => {
    const { getByRole, show, shown } = renderStack({});
    show('info', 'Bet cancelled', { action: { label: 'Undo', onPress: nothing } });
    const [toast] = shown() as [HTMLElement];
    pass(20_000);
    fireEvent.pointerMove(toast);
    pass(60_000);
    fireEvent.pointerLeave(toast);
    act(() => getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    act(() => getByRole('button', { name: 'Undo' }).blur());
    pass(9999);
    expect(toast).toHaveAttribute('data-state', 'open');
    pass(1);
    expect(toast).toHaveAttribute('data-state', 'closed');
  });

  test('[TOAST-01] pauses under the pointer and with the focus', () => {
    const { getByRole, show, shown } = renderStack({});
    show('success', 'Bet placed');
    const [toast] = shown() as [HTMLElement];
    const state = () => shown()[0]?.getAttribute('data-state');

    pass(3000);
    fireEvent.pointerMove(toast);
    pass(60_000);
    expect(state()).toBe('open');
    fireEvent.pointerLeave(toast);
    pass(1000);
    act(() => getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(state()).toBe('open');
    act(() => getByRole('button', { name: 'Close' }).blur());
    pass(999);
    expect(state()).toBe('open');
    pass(1);
    expect(state()).toBe('closed');
  });

  test('[TOAST-01] closes later toasts after a toast is closed with the mouse', async () => {
    const { getAllByRole, show, shown } = renderStack({});
    const slideOut = () => act(() => shown()[0]?.getAnimations()[0]?.finish());
    show('info', 'One');
    show('info', 'Two');
    await userEvent.click(getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    slideOut();
    // Waits for real frames, because polling would advance the fake clock.
    while (shown().length > 1) await act(() => new Promise(requestAnimationFrame));
    show('info', 'Three');
    // The second toast is now below the resting pointer.
    pass(4999);
    expect(shown().map(({ dataset }) => dataset['state'])).toEqual(['open', 'open']);
    pass(1);
    expect(shown().map(({ dataset }) => dataset['state'])).toEqual(['closed', 'closed']);
  });

  test('[TOAST-01] pauses in the background and in a hidden tab', () => {
    const { show, shown } = renderStack({});
    const hasFocus = vi.spyOn(document, 'hasFocus');
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const state = () => shown()[0]?.dataset['state'];
    show('success', 'Bet placed');
    pass(2000);
    hasFocus.mockReturnValue(false);
    fireEvent.blur(window);
    pass(60_000);
    hidden.mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    fireEvent.focus(window);
    pass(60_000);
    expect(state()).toBe('open');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    // An iframe in the page has the focus, so the user is present.
    hasFocus.mockReturnValue(true);
    fireEvent.blur(window);
    pass(2999);
    expect(state()).toBe('open');
    pass(1);
    expect(state()).toBe('closed');
    hasFocus.mockRestore();
    hidden.mockRestore();
  });

  test('moves the focus to another toast when the caller dismisses the focused toast', async () => {
    const { dismiss, getAllByRole, show } = renderStack({});
    const id = show('info', 'One');
    show('info', 'Two');
    const [first, second] = getAllByRole('button', { name: 'Close' });
    await userEvent.keyboard('{F8}{Tab}');
    expect(first).toHaveFocus();
    dismiss(id);
    expect(second).toHaveFocus();
  });

  test('moves the focus to another toast when the limit removes the focused toast', async () => {
    const { getAllByRole, show } = renderStack({ limit: 2 });
    show('info', 'One');
    show('info', 'Two');
    const [, second] = getAllByRole('button', { name: 'Close' });
    await userEvent.keyboard('{F8}{Tab}');
    show('info', 'Three');
    expect(second).toHaveFocus();
  });
});

describe('with animations', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('[TOAST-01] slides a toast out to the side before removing it', async () => {
    const { show, shown } = renderStack({ lifetime: 1000 });
    show('success', 'Bet placed');
    const [toast] = shown() as [HTMLElement];
    // Awaits the event, because polling may be too late on a busy machine.
    const moved = new Promise<string>((resolve) => {
      toast.addEventListener('animationend', () => {
        if (toast.dataset['state'] === 'closed') resolve(getComputedStyle(toast).translate);
      });
    });
    const [away] = (await moved).split(' ');
    expect(Math.abs(parseFloat(away ?? ''))).toBeGreaterThan(50);
    await waitFor(() => expect(shown()).toEqual([]));
  });
});
