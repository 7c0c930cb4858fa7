import { StrictMode, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from '../primitives/Accordion/Accordion';
import {
  AccordionContent,
  AccordionRoot,
  AccordionSection,
  AccordionTrigger,
} from '../primitives/Accordion/AccordionParts';
import { Button } from '../primitives/Button/Button';
import { Combobox } from '../primitives/Combobox/Combobox';
import {
  ComboboxContent,
  ComboboxInput,
  ComboboxItem,
  ComboboxRoot,
} from '../primitives/Combobox/ComboboxParts';
import { Dialog } from '../primitives/Dialog/Dialog';
import { DialogBody } from '../primitives/Dialog/DialogBody';
import {
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '../primitives/Dialog/DialogParts';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { MenuContent, MenuRoot, MenuTrigger } from '../primitives/Menu/MenuParts';
import { Popover } from '../primitives/Popover/Popover';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../primitives/Popover/PopoverParts';
import { Tabs } from '../primitives/Tabs/Tabs';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '../primitives/Tabs/TabsParts';
import { renderUi } from './renderUi';

const LETTERS = ['a', 'b'];
const ITEMS = LETTERS.map((id) => ({ id, label: id, title: id, content: `text of ${id}` }));
const OPTIONS = LETTERS.map((value) => ({ value, label: value, icon: <svg aria-hidden /> }));
const inStrictMode = (element: ReactElement) => renderUi(<StrictMode>{element}</StrictMode>);

/** Returns the markup of the page without generated ids, and without the page behind a modal. */
const markup = () =>
  document.body.innerHTML
    .replaceAll(/(id|for|aria-\w+)="[^"]*(?:radix-|_r_|«r)[^"]*"/g, '$1')
    .replaceAll(/ style="[^"]*"/g, '');

const accordion = (
  <AccordionRoot defaultValue="a">
    {ITEMS.map(({ id, title, content }) => (
      <AccordionSection key={id} value={id}>
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent>{content}</AccordionContent>
      </AccordionSection>
    ))}
  </AccordionRoot>
);
const tabs = (
  <TabsRoot defaultValue="a">
    <TabsList aria-label="Letters">
      {ITEMS.map(({ id, label }) => (
        <TabsTrigger key={id} value={id}>
          {label}
        </TabsTrigger>
      ))}
    </TabsList>
    {ITEMS.map(({ id, content }) => (
      <TabsContent key={id} value={id}>
        {content}
      </TabsContent>
    ))}
  </TabsRoot>
);
const open = <Button>Open</Button>;

describe('a component renders the same elements as its parts', () => {
  const overlay = (role: string) => async () => {
    await expect.poll(() => document.querySelector(`[role="${role}"]`)).not.toBeNull();
  };
  const nothing = async () => {};

  test.each([
    ['Accordion', <Accordion key="one" items={ITEMS} defaultValue="a" />, accordion, nothing],
    ['Tabs', <Tabs key="one" label="Letters" items={ITEMS} />, tabs, nothing],
    [
      'Combobox',
      <Combobox key="one" label="Letter" options={OPTIONS} defaultValue="a" hint="Of two" />,
      <ComboboxRoot key="parts" label="Letter" options={OPTIONS} defaultValue="a" hint="Of two">
        <ComboboxInput />
        <ComboboxContent />
      </ComboboxRoot>,
      async () => {
        await userEvent.click(document.querySelector('input') as HTMLElement);
        await overlay('listbox')();
      },
    ],
    [
      'Dialog',
      <Dialog key="one" defaultOpen title="Pay" description="Today" footer="Foot">
        Body
      </Dialog>,
      <DialogRoot key="parts" defaultOpen>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Pay</DialogTitle>
            <DialogDescription>Today</DialogDescription>
          </DialogHeader>
          <DialogBody>Body</DialogBody>
          <DialogFooter>Foot</DialogFooter>
        </DialogContent>
      </DialogRoot>,
      overlay('dialog'),
    ],
    [
      'Menu',
      <Menu key="one" defaultOpen trigger={open}>
        <MenuItem>One</MenuItem>
      </Menu>,
      <MenuRoot key="parts" defaultOpen>
        <MenuTrigger asChild>{open}</MenuTrigger>
        <MenuContent>
          <MenuItem>One</MenuItem>
        </MenuContent>
      </MenuRoot>,
      overlay('menu'),
    ],
    [
      'Popover',
      <Popover key="one" defaultOpen label="News" trigger={open}>
        Text
      </Popover>,
      <PopoverRoot key="parts" defaultOpen>
        <PopoverTrigger asChild>{open}</PopoverTrigger>
        <PopoverContent label="News">Text</PopoverContent>
      </PopoverRoot>,
      overlay('dialog'),
    ],
  ])('%s', async (_, one, parts, opened) => {
    const first = inStrictMode(one);
    await opened();
    const expected = markup();
    first.unmount();
    first.container.remove();
    inStrictMode(parts);
    await opened();
    expect(markup()).toBe(expected);
  });
});

describe.each([
  [
    'DialogRoot',
    'dialog',
    (props: object) => (
      <DialogRoot {...props}>
        <DialogTrigger asChild>{open}</DialogTrigger>
        <DialogContent>
          <DialogTitle>Pay</DialogTitle>
        </DialogContent>
      </DialogRoot>
    ),
  ],
  [
    'MenuRoot',
    'menu',
    (props: object) => (
      <MenuRoot {...props}>
        <MenuTrigger asChild>{open}</MenuTrigger>
        <MenuContent>
          <MenuItem>One</MenuItem>
        </MenuContent>
      </MenuRoot>
    ),
  ],
  [
    'PopoverRoot',
    'dialog',
    (props: object) => (
      <PopoverRoot {...props}>
        <PopoverTrigger asChild>{open}</PopoverTrigger>
        <PopoverContent label="News">Text</PopoverContent>
      </PopoverRoot>
    ),
  ],
])('%s', (_, role, render) => {
  test('opens from its trigger, reports both states, and returns the focus', async () => {
    const onOpenChange = vi.fn();
    const { getByRole, findByRole, queryByRole } = inStrictMode(render({ onOpenChange }));
    const trigger = getByRole('button', { name: 'Open' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await findByRole(role)).toHaveAttribute('data-state', 'open');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => queryByRole(role)).toBeNull();
    await expect.element(trigger).toHaveFocus();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});

test('a DialogClose closes its dialog', async () => {
  const { getByRole, queryByRole } = inStrictMode(
    <DialogRoot defaultOpen>
      <DialogContent>
        <DialogTitle>Pay</DialogTitle>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>,
  );
  await userEvent.click(getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});

test('an accordion opens several sections, and reports all of them', async () => {
  const onValueChange = vi.fn();
  const { getByRole, getByText } = inStrictMode(
    <Accordion type="multiple" items={ITEMS} defaultValue={['b']} onValueChange={onValueChange} />,
  );
  await userEvent.click(getByRole('button', { name: 'a' }));
  expect(getByText('text of a')).toBeVisible();
  expect(getByText('text of b')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'b' }));
  expect(getByRole('button', { name: 'b' })).toHaveAttribute('data-state', 'closed');
  expect(onValueChange.mock.calls).toEqual([[['b', 'a']], [['a']]]);
});

test("the browser's search opens a section in addition to the open sections", async () => {
  const { getByText, getByRole } = inStrictMode(
    <Accordion type="multiple" items={ITEMS} defaultValue={['b']} />,
  );
  getByText('text of a')
    .closest('[hidden]')
    ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(getByText('text of a')).toBeVisible();
  expect(getByRole('button', { name: 'b' })).toHaveAttribute('aria-expanded', 'true');
});

test('vertical tabs open with Up and Down, in a column before the panel', async () => {
  const { getByRole, getAllByRole } = inStrictMode(
    <Tabs label="Letters" items={ITEMS} orientation="vertical" />,
  );
  expect(getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(getByRole('tabpanel')).toHaveTextContent('text of a');
  await userEvent.keyboard('{ArrowDown}');
  expect(getByRole('tabpanel')).toHaveTextContent('text of b');
  const [a, b] = getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
  const panel = getByRole('tabpanel').getBoundingClientRect();
  expect(b?.top).toBeGreaterThanOrEqual(a?.bottom ?? NaN);
  expect(panel.left).toBeGreaterThanOrEqual(b?.right ?? NaN);
});

test('a tab can be a link with `asChild`', async () => {
  const { getByRole } = inStrictMode(
    <TabsRoot defaultValue="a">
      <TabsList aria-label="Letters">
        <TabsTrigger value="a" asChild>
          <a href="#a">A</a>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="a">text</TabsContent>
    </TabsRoot>,
  );
  expect(getByRole('tab', { name: 'A' })).toBeInstanceOf(HTMLAnchorElement);
});

test('with `asChild`, a combobox renders its children as the input and the options', async () => {
  const onValueChange = vi.fn();
  const { getByRole, findByRole } = inStrictMode(
    <ComboboxRoot label="Letter" options={OPTIONS} onValueChange={onValueChange}>
      <ComboboxInput asChild>
        <input data-own placeholder="Any" />
      </ComboboxInput>
      <ComboboxContent>
        {({ label }) => (
          <ComboboxItem asChild>
            <div>Letter {label}</div>
          </ComboboxItem>
        )}
      </ComboboxContent>
    </ComboboxRoot>,
  );
  const field = getByRole('combobox', { name: 'Letter' });
  expect(field).toHaveAttribute('data-own');
  await userEvent.click(field);
  const option = await findByRole('option', { name: 'Letter b' });
  expect(option).toHaveAttribute('data-state', 'unchecked');
  await userEvent.click(option);
  expect(onValueChange.mock.calls).toEqual([['b']]);
  expect(field).toHaveValue('b');
});
