import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Dialog, type DialogProps } from './Dialog';

describeConformance('Dialog', {
  render: (props) => (
    <Dialog open onClose={() => {}} title="Sign In" description="Welcome back" {...props}>
      <button type="button">Go on</button>
    </Dialog>
  ),
  root: HTMLDivElement,
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

test('the focus goes to the first field, around inside, and back', async () => {
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

test('a dialog that takes the place of another gives the focus back for both', async () => {
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

test('when what had the focus is gone, the content of the page takes it', async () => {
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

test('when what had the focus was disabled meanwhile, the content of the page takes it', async () => {
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

test('a dialog over another gives the focus back inside it', async () => {
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

test('when the button that opened a dialog over another is gone, the one below takes the focus', async () => {
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

test('Escape that ends the composing of a word leaves it open', async () => {
  const { getByRole } = await openExample();
  fireEvent.keyDown(getByRole('textbox'), { key: 'Escape', keyCode: 229 });
  await expect.element(getByRole('textbox')).toHaveFocus();
  expect(getByRole('dialog')).toHaveAttribute('data-state', 'open');
});

test('[MODAL-03] Escape, the overlay and the cross close it', async () => {
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

test('the overlay takes the presses, so that nothing on the page changes its style', async () => {
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

test('title and description name it', () => {
  const { getByRole } = renderUi(
    <Dialog open onClose={() => {}} title="Log out?" description="Your bets stay placed." />,
  );
  const dialog = getByRole('dialog', { name: 'Log out?' });
  expect(dialog).toHaveAccessibleDescription('Your bets stay placed.');
});

test('a long content scrolls inside, title and footer stay in sight', async () => {
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

test('[SHELL-05] at 768 px it is a sheet from below, wider it is in the middle', async () => {
  await page.viewport(768, 800);
  const { getByRole } = renderUi(<Dialog open onClose={() => {}} title="Sign In" />);
  const sheet = getByRole('dialog').getBoundingClientRect();
  expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 768, 800]);
  await page.viewport(769, 800);
  const centred = getByRole('dialog').getBoundingClientRect();
  expect(centred.bottom).toBeLessThan(800);
  expect(centred.left).toBeCloseTo(769 - centred.right, 0);
});

test('a tall one stays on a phone where it is while its content grows', async () => {
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

/** Opens a dialog that loads, and stops its clock in the same task: no pause is longer than that. */
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

test('[MODAL-06] a dialog that loads shows a loader for 1800 ms, then its first field', async () => {
  const { clock, getByLabelText, getByRole, queryByRole } = openLoading();
  expect(clock?.effect?.getComputedTiming().duration).toBe(1800);
  await expect.element(getByRole('dialog')).toHaveFocus();
  expect(getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(getByLabelText('Password')).not.toBeVisible();
  clock?.finish();
  await waitFor(() => expect(queryByRole('status')).toBeNull());
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('[MODAL-06] the loader lasts as long as the brand says', () => {
  const { style } = document.documentElement;
  style.setProperty('--platform-duration-loader', '400ms');
  onTestFinished(() => void style.removeProperty('--platform-duration-loader'));
  expect(openLoading().clock?.effect?.getComputedTiming().duration).toBe(400);
});

/** A dialog whose field is on its way, then there. */
const late = (there: boolean) => (
  <Dialog open onClose={() => {}} title="Withdraw" busy={!there}>
    {there ? <input aria-label="Amount" /> : 'Loading'}
  </Dialog>
);

test('while its field is on its way the focus waits on the dialog, then goes to the field', async () => {
  const { rerender, getByRole } = renderUi(late(false));
  await expect.element(getByRole('dialog')).toHaveFocus();
  rerender(late(true));
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('a field that arrives late leaves alone a reader who has moved on', async () => {
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

test('a dialog whose size is on its way is seen when it need not move any more', async () => {
  const { rerender, getByRole } = renderUi(unseen(true));
  const dialog = getByRole('dialog');
  expect(getComputedStyle(dialog).opacity).toBe('0');
  expect(getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await expect.element(dialog).toHaveFocus();
  rerender(unseen(false));
  expect(getComputedStyle(dialog).opacity).toBe('1');
  await expect.element(getByRole('textbox')).toHaveFocus();
});

test('until then Escape and a press on the overlay close it', async () => {
  const onClose = vi.fn();
  renderUi(unseen(true, onClose));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  const center = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  await userEvent.click(center ?? document.body);
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

test('[MODAL-04] for readers who want less motion it opens and closes immediately', async () => {
  const { dialog, queryByRole } = await openExample();
  expect(dialog.getAnimations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(queryByRole('dialog')).toBeNull();
});

describe('for readers who have nothing against motion', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('[MODAL-04] opening and closing take 300 ms each, and the closing is really seen', async () => {
    const { dialog, queryByRole } = await openExample();
    expect(getComputedStyle(dialog).animationDuration).toBe('0.3s');
    // Heard rather than looked for: a busy machine may look when it is over.
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
