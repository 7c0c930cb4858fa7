import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { withMotion } from '../../testing/motion';
import { renderUi } from '../../testing/renderUi';
import { Toast } from './Toast';
import { ToastProvider, type ToastProviderProps } from './ToastProvider';
import { useToasts, type Toasts } from './useToasts';
import * as Radix from '@radix-ui/react-toast';

const nothing = () => {};

describeConformance('Toast', {
  render: (props) => (
    <Radix.Provider>
      <Toast
        type="success"
        title="Success"
        message="Bet placed"
        open
        lifetime={5000}
        closeLabel="Close"
        onClose={nothing}
        onGone={nothing}
        {...props}
      />
      <Radix.Viewport />
    </Radix.Provider>
  ),
  root: HTMLLIElement,
});

/** Renders a stack and hands out its calls. */
function renderStack(props?: ToastProviderProps) {
  let calls: Toasts | undefined;
  function Caller() {
    calls = useToasts();
    return null;
  }
  const ui = renderUi(
    <ToastProvider {...props}>
      <Caller />
    </ToastProvider>,
  );
  const show = (type: 'success' | 'error' | 'info', message: string) => {
    let id = '';
    act(() => {
      id = calls?.[type](message) ?? '';
    });
    return id;
  };
  const dismiss = (id: string) => act(() => calls?.dismiss(id));
  return { ...ui, show, dismiss, shown: () => ui.queryAllByRole('listitem') };
}

// The code of the stack comes with the first toast.
beforeAll(async () => {
  const { findByRole, show } = renderStack();
  show('info', 'First');
  await findByRole('listitem');
  cleanup();
});

test("[TOAST-02] success toasts are titled 'Success', error toasts 'Error'", async () => {
  const { show, shown } = renderStack();
  show('success', 'Welcome back');
  show('error', 'Wrong password');
  expect(shown().map(({ innerText }) => innerText.split(/\n+/))).toEqual([
    ['Success', 'Welcome back'],
    ['Error', 'Wrong password'],
  ]);
  expect(await axeViolations()).toEqual([]);
});

test('every toast is read out, an error at once', async () => {
  const { show } = renderStack();
  show('success', 'Welcome back');
  show('error', 'Wrong password');
  await waitFor(() => {
    const [polite] = document.querySelectorAll('[role="status"][aria-live="polite"]');
    const [assertive] = document.querySelectorAll('[role="status"][aria-live="assertive"]');
    expect(polite).toHaveTextContent('Welcome back');
    expect(assertive).toHaveTextContent('Wrong password');
  });
});

test('[TOAST-01] toasts stand 80 px apart, at most 10 of them', () => {
  const { show, shown } = renderStack();
  for (let count = 1; count <= 12; count += 1) show('info', `Message ${count}`);
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toHaveTextContent('Message 3');
  const tops = shown().map((toast) => toast.offsetTop);
  expect(tops.map((top, index) => top - (tops[index - 1] ?? top - 80))).toEqual(
    Array.from({ length: 10 }, () => 80),
  );
});

test('the cross, Escape and dismiss send a toast away', async () => {
  const { dismiss, getByRole, show, shown } = renderStack();
  show('info', 'One');
  await userEvent.click(getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).toHaveLength(0));

  show('info', 'Two');
  await userEvent.keyboard('{F8}{Tab}');
  await expect.element(shown()[0] ?? null).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toHaveLength(0));

  const id = show('info', 'Three');
  dismiss(id);
  await waitFor(() => expect(shown()).toHaveLength(0));
});

test('outside a provider the error says what to do', () => {
  vi.mocked(console.error).mockImplementation(nothing);
  function Lost() {
    useToasts();
    return null;
  }
  expect(() => renderUi(<Lost />)).toThrow('Wrap the app in <ToastProvider>');
  vi.mocked(console.error).mockClear();
});

describe('the clock', () => {
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

  test('[TOAST-01] a toast leaves after 5 s', () => {
    const { show, shown } = renderStack();
    show('success', 'Bet placed');
    pass(4999);
    expect(shown()[0]).toHaveAttribute('data-state', 'open');
    pass(1);
    expect(shown()[0]).toHaveAttribute('data-state', 'closed');
    const [exit] = shown()[0]?.getAnimations() ?? [];
    expect(exit).toBeDefined();
    act(() => exit?.finish());
  });

  test('[TOAST-01] under the pointer and with the focus the clock stands still', () => {
    const { getByRole, show, shown } = renderStack();
    show('success', 'Bet placed');
    const region = getByRole('region');
    const state = () => shown()[0]?.getAttribute('data-state');

    pass(3000);
    fireEvent.pointerMove(region);
    pass(60_000);
    expect(state()).toBe('open');
    fireEvent.pointerLeave(region);
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
});

describe('for readers who have nothing against motion', () => {
  withMotion();

  test('[TOAST-01] a toast slides out to the side, and is gone once it has', async () => {
    const { show, shown } = renderStack({ lifetime: 1000 });
    show('success', 'Bet placed');
    const [toast] = shown() as [HTMLElement];
    // Heard rather than looked for: a busy machine may look when it is over.
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
