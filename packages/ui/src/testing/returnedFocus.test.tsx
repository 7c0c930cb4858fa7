import { waitFor } from '@testing-library/react';
import { StrictMode, useState, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog';
import { Button } from '../primitives/Button/Button';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { HoverCard } from '../primitives/HoverCard/HoverCard';
import { IconButton } from '../primitives/IconButton/IconButton';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { Popover } from '../primitives/Popover/Popover';
import { TextField } from '../primitives/TextField/TextField';
import { ToastProvider } from '../primitives/Toast/ToastProvider';
import { useToasts } from '../primitives/Toast/useToasts';
import { Tooltip } from '../primitives/Tooltip/Tooltip';
import { renderUi } from './renderUi';

const nothing = () => {};

/** Waits longer than the delays of tooltips and hover cards. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 700));

const HINT = 'Hint of the trigger';

interface TriggerProps {
  onClick: () => void;
}

const TRIGGERS: Record<string, (props: TriggerProps) => ReactElement> = {
  Tooltip: (props) => (
    <Tooltip content={HINT}>
      <Button {...props}>Open</Button>
    </Tooltip>
  ),
  'IconButton with a tooltip': (props) => (
    <IconButton {...props} tooltip label={HINT}>
      +
    </IconButton>
  ),
  HoverCard: (props) => (
    <HoverCard openDelay={0} trigger={<Button {...props}>Open</Button>}>
      {HINT}
    </HoverCard>
  ),
};

interface LayerProps {
  open: boolean;
  close: () => void;
}

const LAYERS: Record<string, (props: LayerProps) => ReactElement> = {
  Dialog: ({ open, close }) => (
    <Dialog open={open} title="Layer" onClose={close}>
      <TextField label="Name" />
    </Dialog>
  ),
  AlertDialog: ({ open, close }) => (
    <AlertDialog
      open={open}
      title="Layer"
      description="Text"
      confirmLabel="Confirm"
      onConfirm={nothing}
      onClose={close}
    />
  ),
};

function Opened({
  trigger: Trigger,
  layer: Layer,
}: {
  trigger: (typeof TRIGGERS)[string];
  layer: (typeof LAYERS)[string];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p style={{ marginBlockStart: 300 }}>Elsewhere</p>
      <Trigger onClick={() => setOpen(true)} />
      <Layer open={open} close={() => setOpen(false)} />
    </>
  );
}

const WAYS: Record<string, (layer: HTMLElement) => Promise<void>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'a typed name, then a click on the close button': async (layer) => {
    await userEvent.keyboard('Asha');
    await userEvent.click(layer.querySelector('[aria-label="Close"]') as HTMLElement);
  },
  'a click on the overlay': (layer) =>
    userEvent.click(layer.previousElementSibling as HTMLElement, { position: { x: 4, y: 4 } }),
};

const cases = Object.keys(TRIGGERS).flatMap((trigger) =>
  Object.keys(LAYERS).flatMap((layer) => Object.keys(WAYS).map((way) => [trigger, layer, way])),
) as [string, string, string][];

const openLayer = () => document.querySelector<HTMLElement>('[role$="dialog"]');

/** Returns the parts that may appear only on keyboard focus. */
const shownBy = (trigger: HTMLElement) => ({
  hint: [...document.querySelectorAll('body *')].some(
    (one) => one.children.length === 0 && one.textContent === HINT && one.checkVisibility(),
  ),
  ring: trigger.matches(':focus-visible'),
});

describe.each(cases)('%s: focus returned by a %s', (triggerName, layerName, way) => {
  const renderOpened = () =>
    renderUi(
      <StrictMode>
        <Opened
          trigger={TRIGGERS[triggerName] as (typeof TRIGGERS)[string]}
          layer={LAYERS[layerName] as (typeof LAYERS)[string]}
        />
      </StrictMode>,
    );

  test(`shows no hint after ${way}, and a focus ring only after Escape`, async () => {
    const { getByRole } = renderOpened();
    const trigger = getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() => expect(openLayer()).not.toBeNull());
    const layer = openLayer() as HTMLElement;
    // A pointer leaving the trigger later would close its hint.
    await userEvent.hover(layer);
    await (WAYS[way] as (typeof WAYS)[string])(layer);
    await waitFor(() => expect(openLayer()).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await aMoment();
    expect(shownBy(trigger)).toEqual({ hint: false, ring: way === 'Escape' });
  });
});

function Show() {
  const toasts = useToasts();
  return (
    <IconButton tooltip label={HINT} onClick={() => toasts.info('Message')}>
      +
    </IconButton>
  );
}

describe('a trigger with a hint that gets the focus back', () => {
  const trigger = (
    <IconButton tooltip label={HINT}>
      +
    </IconButton>
  );
  const overlays: Record<string, ReactElement> = {
    Menu: (
      <Menu trigger={trigger}>
        <MenuItem onSelect={nothing}>Inside</MenuItem>
      </Menu>
    ),
    Popover: (
      <Popover trigger={trigger} label="Popover">
        <Button>Inside</Button>
      </Popover>
    ),
  };
  test.each(
    Object.keys(overlays).flatMap((name) => [
      [name, 'Escape'],
      [name, 'a click'],
    ]),
  )(
    'shows no hint after a %s closes, and a focus ring only after Escape: %s',
    async (name, way) => {
      const { findByText, getByRole, getByText, queryByText } = renderUi(
        <StrictMode>
          {overlays[name as keyof typeof overlays]}
          <p style={{ marginBlockStart: 300 }}>Elsewhere</p>
        </StrictMode>,
      );
      const button = getByRole('button');
      await userEvent.click(button);
      const inside = await findByText('Inside');
      await userEvent.hover(inside);
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(name === 'Menu' ? inside : getByText('Elsewhere'));
      await waitFor(() => expect(queryByText('Inside')).toBeNull());
      await aMoment();
      expect(shownBy(button)).toEqual({ hint: false, ring: way === 'Escape' });
    },
  );

  test('shows a focus ring but no hint after a toast closes', async () => {
    const { findByRole, getByRole, queryByRole } = renderUi(
      <ToastProvider lifetime={Infinity}>
        <Show />
      </ToastProvider>,
    );
    const button = getByRole('button');
    await userEvent.keyboard('{Tab}{Enter}');
    await findByRole('listitem');
    await userEvent.keyboard('{F8}{Tab}{Escape}');
    await waitFor(() => expect(queryByRole('listitem')).toBeNull());
    expect(button).toHaveFocus();
    await aMoment();
    expect(shownBy(button)).toEqual({ hint: false, ring: true });
  });

  test('shows neither a hint nor a focus ring after a toast is closed with the mouse', async () => {
    const { findByRole, getByRole, getByText, queryByRole } = renderUi(
      <ToastProvider lifetime={Infinity}>
        <p>Elsewhere</p>
        <Show />
      </ToastProvider>,
    );
    const button = getByRole('button');
    await userEvent.click(button);
    await findByRole('listitem');
    await userEvent.hover(getByText('Elsewhere'));
    await aMoment();
    await userEvent.click(getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(queryByRole('listitem')).toBeNull());
    expect(button).toHaveFocus();
    await aMoment();
    expect(shownBy(button)).toEqual({ hint: false, ring: false });
  });

  test.each(['Escape', 'a click'])(
    'shows a focus ring only if the calendar closes with Escape: %s',
    async (way) => {
      const { findByRole, getByRole, queryByRole } = renderUi(
        <DatePicker label="Day" defaultValue="2026-11-20" />,
      );
      const button = getByRole('button');
      await userEvent.click(button);
      await findByRole('grid');
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(getByRole('gridcell', { name: /^Tuesday, 24/ }));
      await waitFor(() => expect(queryByRole('grid')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      expect(button.matches(':focus-visible')).toBe(way === 'Escape');
    },
  );
});

test.each(Object.entries(TRIGGERS))('%s shows its hint when Tab focuses it', async (_, Trigger) => {
  const { findAllByText, getByRole } = renderUi(<Trigger onClick={nothing} />);
  await userEvent.keyboard('{Tab}');
  expect(await findAllByText(HINT)).not.toHaveLength(0);
  expect(getByRole('button')).toHaveFocus();
});
