import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { Accordion } from './Accordion/Accordion';
import { Button } from './Button/Button';
import { Menu } from './Menu/Menu';
import { MenuItem } from './Menu/MenuItem';
import { SegmentedControl } from './SegmentedControl/SegmentedControl';
import { Slider } from './Slider/Slider';
import { Switch } from './Switch/Switch';
import { Tabs } from './Tabs/Tabs';

/** Keys of a pattern of the WAI-ARIA Authoring Practices, and where each leads. */
interface Walk {
  example: ReactElement;
  /** The state after the last key, as a reader of the screen is told. */
  state: () => string | null | undefined;
  ltr?: readonly (readonly [key: string, state: string | null])[];
  rtl?: readonly (readonly [key: string, state: string | null])[];
}

const focused = () => document.activeElement?.textContent;
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
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
    await expect.poll(state, { message: `after ${key}` }).toBe(after);
  }
});
