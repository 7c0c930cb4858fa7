import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { Accordion } from './Accordion/Accordion';
import { Button } from './Button/Button';
import { DatePicker } from './DatePicker/DatePicker';
import { Dialog } from './Dialog/Dialog';
import { Menu } from './Menu/Menu';
import { MenuItem } from './Menu/MenuItem';
import { SegmentedControl } from './SegmentedControl/SegmentedControl';
import { Slider } from './Slider/Slider';
import { Switch } from './Switch/Switch';
import { Tabs } from './Tabs/Tabs';
import { TextField } from './TextField/TextField';
import { Tooltip } from './Tooltip/Tooltip';

/** Keys of a pattern of the WAI-ARIA Authoring Practices, and where each leads. */
interface Walk {
  example: ReactElement;
  /** The state after the last key, as a reader of the screen is told. */
  state: () => string | null | undefined;
  ltr?: readonly (readonly [key: string, state: string | null])[];
  rtl?: readonly (readonly [key: string, state: string | null])[];
}

const focused = () => document.activeElement?.textContent;
/** By its accessible name, where the text is not all of it. */
const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
  focused();
const SHIFT_TAB = '{Shift>}{Tab}{/Shift}';
const attributeOfFocused = (name: string) => () => document.activeElement?.getAttribute(name);
const names = ['One', 'Two', 'Three'];
const items = names.map((name) => ({ id: name, label: name, title: name, content: name }));

/** What the tests beside the components leave out: mirrored arrows and the rarer keys. */
const WALKS: Record<string, Walk> = {
  Accordion: {
    example: <Accordion headingLevel={2} items={items} />,
    state: focused,
    // The arrows along the lines are not its own.
    ltr: [
      ['ArrowRight', 'One'],
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
    ],
    rtl: [
      ['ArrowLeft', 'One'],
      ['ArrowDown', 'Two'],
    ],
  },
  Dialog: {
    example: (
      <Dialog defaultOpen title="Payment" footer={<Button>Send</Button>}>
        <TextField label="Member" />
      </Dialog>
    ),
    state: focusedName,
    // The first Tab has left the field that takes the focus.
    ltr: [
      ['Tab', 'Close'],
      ['Tab', 'Member'],
      [SHIFT_TAB, 'Close'],
      [SHIFT_TAB, 'Send'],
      [SHIFT_TAB, 'Member'],
    ],
  },
  DatePicker: {
    example: <DatePicker label="Date" defaultValue="2026-11-30" />,
    state: focusedName,
    ltr: [
      ['Tab', 'Open calendar'],
      ['Enter', 'Monday, November 30, 2026'],
      ['ArrowRight', 'Tuesday, December 1, 2026'],
      ['ArrowUp', 'Tuesday, November 24, 2026'],
      ['Tab', 'Previous month'],
      ['Tab', 'Next month'],
      ['Enter', 'Next month'],
      ['Tab', 'Thursday, December 24, 2026'],
      [SHIFT_TAB, 'Next month'],
      ['Escape', 'Open calendar'],
    ],
    rtl: [
      ['Tab', 'Open calendar'],
      [' ', 'Monday, November 30, 2026'],
      ['ArrowLeft', 'Tuesday, December 1, 2026'],
      ['Home', 'Sunday, November 29, 2026'],
      ['End', 'Saturday, December 5, 2026'],
    ],
  },
  'Menu, left by Tab': {
    example: (
      <>
        <Button>Before</Button>
        <Menu trigger={<Button>Open</Button>}>
          <MenuItem href="#one">One</MenuItem>
        </Menu>
        <Button>After</Button>
      </>
    ),
    state: () => `${focused()}, ${document.querySelector('[role="menu"]') ? 'open' : 'closed'}`,
    ltr: [
      ['Tab', 'Open, closed'],
      ['Enter', 'One, open'],
      ['Tab', 'After, closed'],
      [SHIFT_TAB, 'Open, closed'],
      ['ArrowDown', 'One, open'],
      [SHIFT_TAB, 'Before, closed'],
    ],
  },
  'Tooltip in a Dialog': {
    example: (
      <Dialog defaultOpen title="Payment">
        <Tooltip content="The fee of the network">
          <Button>Fee</Button>
        </Tooltip>
      </Dialog>
    ),
    state: () =>
      [
        focusedName(),
        ...['tooltip', 'dialog'].filter((role) => document.querySelector(`[role="${role}"]`)),
      ].join(', '),
    ltr: [
      ['Tab', 'Fee, tooltip, dialog'],
      ['Escape', 'Fee, dialog'],
      ['Tab', 'Close, dialog'],
      [SHIFT_TAB, 'Fee, tooltip, dialog'],
      ['Tab', 'Close, dialog'],
    ],
  },
  Menu: {
    example: (
      <Menu trigger={<Button>Open</Button>}>
        {names.map((name) => (
          <MenuItem key={name} href={`#${name}`}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    ),
    state: focused,
    ltr: [
      ['ArrowDown', 'One'],
      ['End', 'Three'],
      ['ArrowDown', 'One'],
      ['ArrowUp', 'Three'],
      ['Home', 'One'],
      ['t', 'Two'],
      ['Escape', 'Open'],
      [' ', 'One'],
    ],
    rtl: [
      ['Enter', 'One'],
      ['ArrowLeft', 'One'],
      ['ArrowDown', 'Two'],
    ],
  },
  SegmentedControl: {
    example: (
      <SegmentedControl
        label="View"
        options={names.map((name) => ({ value: name, label: name }))}
        defaultValue="One"
      />
    ),
    state: () => document.querySelector('label:has(:checked)')?.textContent,
    ltr: [
      ['ArrowLeft', 'Three'],
      ['ArrowDown', 'One'],
      [' ', 'One'],
    ],
    rtl: [
      ['ArrowLeft', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
    ],
  },
  Slider: {
    example: <Slider label="Volume" defaultValue={40} />,
    state: attributeOfFocused('aria-valuenow'),
    rtl: [
      ['ArrowLeft', '41'],
      ['ArrowRight', '40'],
      ['ArrowUp', '41'],
      ['ArrowDown', '40'],
      ['PageUp', '50'],
      ['PageDown', '40'],
      ['Home', '0'],
      ['End', '100'],
    ],
  },
  Switch: {
    example: <Switch label="Sound" />,
    state: () => String(document.querySelector<HTMLInputElement>('[role="switch"]')?.checked),
    ltr: [
      [' ', 'true'],
      [' ', 'false'],
    ],
  },
  Tabs: {
    example: <Tabs label="History" items={items} />,
    state: focused,
    ltr: [
      ['ArrowDown', 'One'],
      ['ArrowRight', 'Two'],
    ],
    rtl: [
      ['ArrowLeft', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowRight', 'Three'],
      ['Home', 'One'],
      ['End', 'Three'],
    ],
  },
};

const rows = Object.entries(WALKS).flatMap(([name, { example, state, ltr, rtl }]) => [
  ...(ltr ? [{ name, direction: 'ltr', example, state, steps: ltr }] : []),
  ...(rtl ? [{ name, direction: 'rtl', example, state, steps: rtl }] : []),
]);

test.each(rows)('the keys of $name, $direction', async ({ direction, example, state, steps }) => {
  document.dir = direction;
  renderUi(example);
  await userEvent.keyboard('{Tab}');
  for (const [key, after] of steps) {
    await userEvent.keyboard(/^.$|^{/.test(key) ? key : `{${key}}`);
    await expect.poll(state, { message: `after ${key}` }).toBe(after);
  }
});
