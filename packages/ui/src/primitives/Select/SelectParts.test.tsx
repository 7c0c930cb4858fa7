import { StrictMode, type ReactNode, type SyntheticEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
  SelectValue,
  type SelectRootProps,
} from './SelectParts';

const OPTIONS = [
  {
    label: 'Money',
    options: [
      { value: 'usd', label: 'Dollar', icon: <svg aria-hidden data-icon="usd" />, detail: '1.50' },
      { value: 'eur', label: 'Euro' },
      { value: 'dem', label: 'Deutsche Mark', disabled: true },
    ],
  },
  {
    label: 'Coins',
    options: [
      { value: 'btc', label: 'Bitcoin' },
      { value: 'doge', label: 'Dogecoin' },
      { value: 'dash', label: 'Dash' },
    ],
  },
];

function renderSelect(
  props?: Partial<SelectRootProps<string>>,
  parts: ReactNode = (
    <>
      <SelectTrigger />
      <SelectContent />
    </>
  ),
) {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const ui = renderUi(
    <StrictMode>
      <form onSubmit={onSubmit}>
        <SelectRoot
          label="Currency"
          name="currency"
          options={OPTIONS}
          onValueChange={onValueChange}
          {...props}
        >
          {parts}
        </SelectRoot>
        <button>Send</button>
      </form>
    </StrictMode>,
  );
  const trigger = ui.getByRole('combobox', { name: 'Currency' });
  const active = () =>
    document.getElementById(trigger.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const sent = () => {
    const data = new FormData(document.querySelector('form') as HTMLFormElement);
    return data.get('currency');
  };
  return { ...ui, trigger, active, sent, onValueChange, onSubmit };
}

test('opens with a press, shows groups and icons, and selects an option', async () => {
  const onChange = vi.fn();
  const { trigger, findByRole, getByRole, queryByRole, sent, onValueChange } = renderSelect({
    defaultValue: 'usd',
    onChange,
  });
  expect(trigger).toHaveTextContent('Dollar');
  expect(trigger.querySelector('[data-icon="usd"]')).not.toBeNull();
  await userEvent.click(trigger);
  expect(await findByRole('listbox', { name: 'Currency' })).toBeVisible();
  expect(getByRole('group', { name: 'Coins' }).textContent).toBe('CoinsBitcoinDogecoinDash');
  expect(getByRole('option', { selected: true })).toHaveTextContent('Dollar1.50');
  expect(getByRole('option', { name: 'Deutsche Mark' })).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(getByRole('option', { name: 'Bitcoin' }));
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  expect(onValueChange.mock.calls).toEqual([['btc']]);
  expect(onChange).toHaveBeenCalledOnce();
  expect(trigger).toHaveTextContent('Bitcoin');
  expect(trigger).toHaveFocus();
  expect(sent()).toBe('btc');
});

test('moves with the keys of a select-only combobox, and skips disabled options', async () => {
  const { trigger, active, onValueChange, onSubmit } = renderSelect({ defaultValue: 'eur' });
  await userEvent.tab();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['Enter', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'PageDown']) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(active).toBeTruthy();
    seen.push(active());
  }
  expect(seen).toEqual(['Euro', 'Bitcoin', 'Dash', 'Dash', 'Dollar1.50', 'Dollar1.50', 'Dash']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Home} ');
  expect(onValueChange.mock.calls).toEqual([['usd']]);
  expect(trigger).toHaveAttribute('data-state', 'closed');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Tab}');
  expect(onValueChange.mock.calls).toEqual([['usd'], ['eur']]);
  expect(document.activeElement).toHaveTextContent('Send');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('finds an option by its first letters, and cycles with a repeated letter', async () => {
  const { active } = renderSelect();
  await userEvent.tab();
  await userEvent.keyboard('do');
  await expect.poll(active).toBe('Dollar1.50');
  await userEvent.keyboard('g');
  await expect.poll(active).toBe('Dogecoin');
  await userEvent.keyboard('{Home}');
  await new Promise((resolve) => setTimeout(resolve, 800));
  const seen = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.keyboard('d');
    seen.push(active());
  }
  expect(seen).toEqual(['Dogecoin', 'Dash', 'Dollar1.50']);
});

test('shows a placeholder, and is invalid without a choice if required', async () => {
  const { trigger, onSubmit, getByRole, findByRole, onValueChange } = renderSelect(
    { required: true },
    <>
      <SelectTrigger>
        <SelectValue placeholder="Choose" />
      </SelectTrigger>
      <SelectContent />
    </>,
  );
  expect(trigger).toHaveTextContent('Choose');
  expect(trigger).toHaveAttribute('data-placeholder');
  expect(trigger).toBeRequired();
  await userEvent.click(getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveFocus();
  await userEvent.click(trigger);
  await userEvent.click(await findByRole('option', { name: 'Euro' }));
  expect(onValueChange.mock.calls).toEqual([['eur']]);
  expect(trigger).not.toHaveAttribute('data-placeholder');
  await userEvent.click(getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('accepts autofill, and shows the initial value again after a reset', async () => {
  const { trigger, container, sent, onValueChange } = renderSelect({ defaultValue: 'usd' });
  const native = container.querySelector('select') as HTMLSelectElement;
  native.value = 'eur';
  native.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(trigger).toHaveTextContent('Euro');
  expect(onValueChange.mock.calls).toEqual([['eur']]);
  container.querySelector('form')?.reset();
  await expect.element(trigger).toHaveTextContent('Dollar');
  expect(sent()).toBe('usd');
});

test("shows the caller's value", async () => {
  const { trigger, findByRole, sent } = renderSelect({ value: 'eur' });
  await userEvent.click(trigger);
  await userEvent.click(await findByRole('option', { name: 'Bitcoin' }));
  expect(trigger).toHaveTextContent('Euro');
  expect(sent()).toBe('eur');
});

test('renders its children with `asChild`', async () => {
  const { trigger, findByRole, onValueChange } = renderSelect(
    { defaultValue: 'usd' },
    <>
      <SelectTrigger asChild>
        <Button tone="neutral">
          <SelectValue asChild>
            <b>Money</b>
          </SelectValue>
        </Button>
      </SelectTrigger>
      <SelectContent>
        <SelectItem value="eur" asChild>
          <div data-own>Only this one</div>
        </SelectItem>
      </SelectContent>
    </>,
  );
  expect(trigger).toBeInstanceOf(HTMLButtonElement);
  expect(trigger).toHaveAttribute('data-tone', 'neutral');
  expect(trigger.querySelector('b')).toHaveTextContent('Money');
  await userEvent.click(trigger);
  const option = await findByRole('option', { name: 'Only this one' });
  expect(option).toHaveAttribute('data-own');
  await userEvent.click(option);
  expect(onValueChange.mock.calls).toEqual([['eur']]);
});

test('closes its list on Escape before the surrounding dialog', async () => {
  const onClose = vi.fn();
  const { findByRole, findAllByRole, queryByRole } = renderUi(
    <Dialog open onClose={onClose} title="Pay">
      <SelectRoot label="Currency" options={OPTIONS}>
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>
    </Dialog>,
  );
  await userEvent.click(await findByRole('combobox'));
  await findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

describe('on a server', () => {
  test('the markup contains the selected option', () => {
    const markup = renderToString(
      <SelectRoot label="Currency" options={OPTIONS} defaultValue="btc">
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>,
    );
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    expect(body.querySelector('button')).toHaveTextContent('Bitcoin');
    expect(body.querySelector('select')).toHaveValue('btc');
  });
});
