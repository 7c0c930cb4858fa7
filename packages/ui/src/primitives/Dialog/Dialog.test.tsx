import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DIALOG } from '../../testing/slotParts';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Dialog, type DialogProps } from './Dialog';

describeConformance('Dialog', {
  render: (props) => (
    <Dialog open onClose={() => {}} title="Sign In" description="Welcome back" {...props}>
      <button type="button">Go on</button>
    </Dialog>
  ),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, 'footer'], props: { footer: 'Footer' } },
});

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Sign In" open={open} onClose={() => setOpen(false)} {...props}>
        <input aria-label="Password" />
      </Dialog>
    </>
  );
}

async function openExample(props: Partial<DialogProps> = {}) {
  const ui = renderUi(<Example {...props} />);
  const opener = ui.getByRole('button', { name: 'Open' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  return { ...ui, opener, dialog: await ui.findByRole('dialog') };
}

test('moves the focus to the first field, traps the focus, and returns it on closing', async () => {
  const { dialog, getByRole, opener, queryByRole } = await openExample();
  await expect.element(getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('returns the focus after two dialogs that replace each other', async () => {
  function Journey() {
    const [tab, setTab] = useState<'login' | 'register' | null>(null);
    const close = () => setTab(null);
    return (
      <>
        <button type="button" onClick={() => setTab('login')}>
          Open
        </button>
        <Dialog open={tab === 'login'} onClose={close} title="Sign In">
          <button type="button" onClick={() => setTab('register')}>
            Register an Account
          </button>
        </Dialog>
        <Dialog open={tab === 'register'} onClose={close} title="Register">
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  }
  const { findByRole, getByRole } = renderUi(<Journey />);
  await userEvent.keyboard('{Tab}{Enter}');
  await findByRole('dialog', { name: 'Sign In' });
  await userEvent.keyboard('{Enter}');
  await findByRole('dialog', { name: 'Register' });
  await waitFor(() => expect(getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('moves the focus to the main content if the opener no longer exists', async () => {
  function Leaving() {
    const [step, setStep] = useState<'before' | 'asking' | 'after'>('before');
    return (
      <main id="main" tabIndex={-1}>
        {step !== 'after' && (
          <button type="button" onClick={() => setStep('asking')}>
            Open
          </button>
        )}
        <Dialog title="Sign In" open={step === 'asking'} onClose={() => setStep('after')} />
      </main>
    );
  }
  const { getByRole } = renderUi(<Leaving />);
  getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getByRole('main')).toHaveFocus());
});

test('moves the focus to the main content if the opener is disabled', async () => {
  function Closing() {
    const [open, setOpen] = useState(false);
    const [closed, setClosed] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" disabled={closed} onClick={() => setOpen(true)}>
          Bet
        </button>
        <Dialog title="Bet" open={open && !closed} onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setClosed(true)}>
            Close betting
          </button>
        </Dialog>
      </main>
    );
  }
  const { getByRole } = renderUi(<Closing />);
  getByRole('button', { name: 'Bet' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(getByRole('button', { name: 'Close betting' }));
  await waitFor(() => expect(getByRole('main')).toHaveFocus());
});

describe('a missing opener', () => {
  const press = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
  };

  test('returns the focus to the menu trigger whose item opened the dialog', async () => {
    function Example() {
      const [open, setOpen] = useState(false);
      return (
        <main id="main" tabIndex={-1}>
          <Menu trigger={<button type="button">More</button>}>
            <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
          </Menu>
          <Dialog open={open} onClose={() => setOpen(false)} title="Rename" />
        </main>
      );
    }
    const { getByRole, findByRole } = renderUi(<Example />);
    await press(getByRole('button', { name: 'More' }));
    await expect.element(await findByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await findByRole('dialog', { name: 'Rename' });
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: 'More' })).toHaveFocus();
  });

  test.each([
    ['first', 'Delete B'],
    ['second', 'Delete C'],
    ['last', 'Delete B'],
  ])('returns the focus from the %s deleted row to %s', async (which, next) => {
    function Example() {
      const [rows, setRows] = useState(['A', 'B', 'C']);
      const [row, setRow] = useState<string>();
      return (
        <main id="main" tabIndex={-1}>
          {rows.map((name) => (
            <button key={name} type="button" onClick={() => setRow(name)}>
              Delete {name}
            </button>
          ))}
          <Dialog open={row !== undefined} onClose={() => setRow(undefined)} title="Delete?">
            <button
              type="button"
              onClick={() => {
                setRows(rows.filter((name) => name !== row));
                setRow(undefined);
              }}
            >
              Yes
            </button>
          </Dialog>
        </main>
      );
    }
    const { getByRole, findByRole } = renderUi(<Example />);
    const row = { first: 'A', second: 'B', last: 'C' }[which];
    await press(getByRole('button', { name: `Delete ${row}` }));
    await press(await findByRole('button', { name: 'Yes' }));
    await expect.element(getByRole('button', { name: next })).toHaveFocus();
  });

  test('returns the focus from a hidden tab panel to the visible tab', async () => {
    function Example() {
      const [tab, setTab] = useState(1);
      const [open, setOpen] = useState(false);
      return (
        <main id="main" tabIndex={-1}>
          <button type="button">Other tab</button>
          <div hidden={tab === 2}>
            <button type="button" onClick={() => setOpen(true)}>
              Close tab
            </button>
          </div>
          <Dialog
            open={open}
            onClose={() => {
              setTab(2);
              setOpen(false);
            }}
            title="Close the tab?"
          />
        </main>
      );
    }
    const { getByRole, findByRole } = renderUi(<Example />);
    await press(getByRole('button', { name: 'Close tab' }));
    await findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: 'Other tab' })).toHaveFocus();
  });
});

test('returns the focus to the opener inside the dialog below', async () => {
  function Over() {
    const [open, setOpen] = useState(false);
    return (
      <Dialog open onClose={() => {}} title="Bet">
        <button type="button" onClick={() => setOpen(true)}>
          How to play
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Guide">
          Text
        </Dialog>
      </Dialog>
    );
  }
  const { findByRole, getByRole } = renderUi(<Over />);
  await expect.element(getByRole('button', { name: 'How to play' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findByRole('dialog', { name: 'Guide' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getByRole('button', { name: 'How to play' })).toHaveFocus());
});

test('moves the focus to the dialog below if the opener no longer exists', async () => {
  function Over() {
    const [step, setStep] = useState<'before' | 'asking' | 'after'>('before');
    return (
      <Dialog open onClose={() => {}} title="Page">
        <Dialog open onClose={() => {}} title="Bet">
          {step !== 'after' && (
            <button type="button" onClick={() => setStep('asking')}>
              Cancel the bet
            </button>
          )}
          <Dialog open={step === 'asking'} onClose={() => setStep('after')} title="Sure?">
            Text
          </Dialog>
        </Dialog>
      </Dialog>
    );
  }
  const { findByRole, getByRole, queryByRole } = renderUi(<Over />);
  await expect.element(getByRole('button', { name: 'Cancel the bet' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findByRole('dialog', { name: 'Sure?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog', { name: 'Sure?' })).toBeNull());
  await waitFor(() =>
    expect(getByRole('dialog', { name: 'Bet' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
});

test('stays open if Escape ends a composition', async () => {
  const { getByRole } = await openExample();
  fireEvent.keyDown(getByRole('textbox'), { key: 'Escape', keyCode: 229 });
  await expect.element(getByRole('textbox')).toHaveFocus();
  expect(getByRole('dialog')).toHaveAttribute('data-state', 'open');
});

test('[MODAL-03] closes on Escape, when the overlay is pressed, and with its button', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(
    <Dialog open onClose={onClose} title="Sign In">
      Text
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 } });
  expect(onClose).toHaveBeenCalledTimes(3);
});

describe('a draft in a dialog', () => {
  const draft = async () => {
    const { getByRole } = await openExample();
    await userEvent.type(getByRole('textbox'), 'draft');
    return { getByRole, dialog: getByRole('dialog'), text: getByRole('textbox') };
  };
  /** Presses the mouse at one point, moves it, and releases it at another. */
  const drag = (from: Element, to: Element, at: { x: number; y: number }) =>
    userEvent.dragAndDrop(from, to, { sourcePosition: at, targetPosition: { x: 5, y: 5 } });

  test('is kept if the user presses an element added by a browser extension', async () => {
    const { dialog, text } = await draft();
    const added = document.createElement('button');
    added.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647';
    added.textContent = 'Fill in';
    document.body.append(added);
    await userEvent.click(added);
    added.remove();
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(text).toHaveValue('draft');
  });

  test('is kept if a press begins in the dialog and ends on the overlay', async () => {
    const { dialog, text } = await draft();
    await drag(dialog, document.body, { x: 20, y: 20 });
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(text).toHaveValue('draft');
  });

  test('is kept if a press begins on the overlay and ends in the dialog', async () => {
    const { dialog, text } = await draft();
    await drag(document.body, dialog, { x: 5, y: 5 });
    expect(dialog).toHaveAttribute('data-state', 'open');
    expect(text).toHaveValue('draft');
  });
});

test('receives overlay presses without restyling the page', async () => {
  const { opener, getByRole, queryByRole } = await openExample();
  expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  expect(getComputedStyle(opener).pointerEvents).toBe('auto');
  const { left, top } = opener.getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).not.toBe(opener);
  await userEvent.click(getByRole('textbox'));
  expect(getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(document.body.style.pointerEvents).toBe('');
});

test('has the title as its name, and the description as its description', () => {
  const { getByRole } = renderUi(
    <Dialog open onClose={() => {}} title="Log out?" description="Your bets stay placed." />,
  );
  const dialog = getByRole('dialog', { name: 'Log out?' });
  expect(dialog).toHaveAccessibleDescription('Your bets stay placed.');
});

test('scrolls long content, and keeps the title and the footer visible', async () => {
  await page.viewport(390, 640);
  const { getByRole, getByText } = renderUi(
    <Dialog open onClose={() => {}} title="Terms" footer={<button type="button">Agree</button>}>
      <p style={{ blockSize: 3000 }}>Long</p>
    </Dialog>,
  );
  const dialog = getByRole('dialog');
  dialog.scrollTop = 1200;
  await waitFor(() => expect(getByText('Long').getBoundingClientRect().top).toBeLessThan(-800));
  expect(dialog.getBoundingClientRect().height).toBeLessThan(640);
  expect(getByText('Terms').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(getByText('Agree').getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

test('[SHELL-05] is a sheet at the bottom up to 768 px, and centred on wider screens', async () => {
  await page.viewport(768, 800);
  const { getByRole } = renderUi(<Dialog open onClose={() => {}} title="Sign In" />);
  const sheet = getByRole('dialog').getBoundingClientRect();
  expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 768, 800]);
  await page.viewport(769, 800);
  const centred = getByRole('dialog').getBoundingClientRect();
  expect(centred.bottom).toBeLessThan(800);
  expect(centred.left).toBeCloseTo(769 - centred.right, 0);
});

test('keeps its position on a phone while its content grows, if `tall` is set', async () => {
  await page.viewport(390, 844);
  const example = (lines: number) => (
    <Dialog open tall onClose={() => {}} title="Withdraw" style={{ animation: 'none' }}>
      <p style={{ blockSize: 100 * lines }}>Fields</p>
    </Dialog>
  );
  const { getByRole, rerender } = renderUi(example(1));
  const box = () => getByRole('dialog').getBoundingClientRect();
  const { top, height } = box();
  expect(height).toBeGreaterThan(700);
  rerender(example(4));
  expect(box().top).toBe(top);
  await page.viewport(1280, 800);
  expect(box().height).toBeLessThan(700);
});

/** Opens a dialog with a loader and pauses its animation in the same task. */
function openLoading() {
  const ui = renderUi(<Example loading />);
  const opener = ui.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const loader = ui.getByRole('status', { name: 'Loading' }).parentElement;
  const [clock] = loader?.getAnimations() ?? [];
  clock?.pause();
  return { ...ui, clock };
}

test('[MODAL-06] shows a loader for 1800 ms, and then its first field', async () => {
  const { clock, getByLabelText, getByRole, queryByRole } = openLoading();
  expect(clock?.effect?.getComputedTiming().duration).toBe(1800);
  await expect.element(getByRole('dialog')).toHaveFocus();
  expect(getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(getByLabelText('Password')).not.toBeVisible();
  clock?.finish();
  await waitFor(() => expect(queryByRole('status')).toBeNull());
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test("[MODAL-06] shows the loader for the brand's duration", () => {
  const { style } = document.documentElement;
  style.setProperty('--platform-duration-loader', '400ms');
  onTestFinished(() => void style.removeProperty('--platform-duration-loader'));
  expect(openLoading().clock?.effect?.getComputedTiming().duration).toBe(400);
});

/** Dialog whose field renders later than the dialog itself. */
const late = (there: boolean) => (
  <Dialog open onClose={() => {}} title="Withdraw" busy={!there}>
    {there ? <input aria-label="Amount" /> : 'Loading'}
  </Dialog>
);

test('keeps the focus on the dialog until the field loads, then focuses the field', async () => {
  const { rerender, getByRole } = renderUi(late(false));
  await expect.element(getByRole('dialog')).toHaveFocus();
  rerender(late(true));
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('does not focus a late field if the user has moved the focus', async () => {
  const { rerender, getByRole } = renderUi(late(false));
  await expect.element(getByRole('dialog')).toHaveFocus();
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(late(true));
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
});

const unseen = (waiting: boolean, onClose = () => {}) => (
  <Dialog open onClose={onClose} title="Withdraw" unseen={waiting}>
    <input aria-label="Amount" />
  </Dialog>
);

test('becomes visible once its final size is known', async () => {
  const { rerender, getByRole } = renderUi(unseen(true));
  const dialog = getByRole('dialog');
  expect(getComputedStyle(dialog).opacity).toBe('0');
  expect(getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await expect.element(dialog).toHaveFocus();
  rerender(unseen(false));
  expect(getComputedStyle(dialog).opacity).toBe('1');
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('closes on Escape and on an overlay press, even while invisible', async () => {
  const onClose = vi.fn();
  renderUi(unseen(true, onClose));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  const center = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  await userEvent.click(center ?? document.body);
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

test('[MODAL-04] opens and closes immediately with reduced motion', async () => {
  const { dialog, queryByRole } = await openExample();
  expect(dialog.getAnimations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(queryByRole('dialog')).toBeNull();
});

describe('with animations', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('[MODAL-04] opens and closes in 300 ms each, with a visible closing animation', async () => {
    const { dialog, queryByRole } = await openExample();
    expect(getComputedStyle(dialog).animationDuration).toBe('0.3s');
    // Awaits the event, because polling may miss it on a busy machine.
    const closing = new Promise<number>((resolve) => {
      dialog.addEventListener('animationend', ({ target, elapsedTime }) => {
        if (target === dialog && dialog.dataset['state'] === 'closed') resolve(elapsedTime);
      });
    });
    await userEvent.keyboard('{Escape}');
    expect(await closing).toBeCloseTo(0.3);
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });
});
