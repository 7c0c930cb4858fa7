import { act, fireEvent } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TermsBox } from '../account/TermsBox/TermsBox';
import { BetAmount } from '../games/BetAmount/BetAmount';
import { ChoiceChips } from '../games/wingo/ChoiceChips/ChoiceChips';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { FileField } from '../primitives/FileField/FileField';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SearchField } from '../primitives/SearchField/SearchField';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { renderUi } from '../testing/renderUi';

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const CHIPS = ['1', '10', '100'].map((id) => ({ id, label: id }));
const LEVELS = [1, 2, 3].map((level) => ({ level, name: `Level ${level}`, total: level }));
const receipt = new File(['x'], 'receipt.pdf', { lastModified: 0 });
const scan = new File(['x'], 'scan.pdf', { lastModified: 0 });

type Ui = ReturnType<typeof renderUi>;

const formIn = ({ container }: Ui) => container.querySelector('form') as HTMLFormElement;

const stateOf = (ui: Ui) => {
  const form = formIn(ui);
  const sent = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  const controls = form.querySelectorAll<HTMLInputElement>('input:not([type="file"]), select');
  const words = form.querySelectorAll('li, [role="alert"], [aria-hidden]');
  return JSON.stringify({
    sent,
    shown: [...controls].map(({ value, checked }) => [value, checked]),
    words: [...words].map(({ textContent }) => textContent),
    styles: [...form.querySelectorAll('[style]')].map((element) => element.getAttribute('style')),
  });
};

const type = (text: string) => async (ui: Ui) => {
  const field = formIn(ui).querySelector('input:not([type="hidden"])') as HTMLInputElement;
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
};
const choose = (label: string) => (ui: Ui) =>
  userEvent.click(ui.getByRole('radio', { name: label }));
const select = (value: string) => (ui: Ui) =>
  userEvent.selectOptions(ui.getByRole('combobox'), value);
const tick = (ui: Ui) => userEvent.click(ui.getByRole('checkbox'));
const slide = async (ui: Ui) => {
  ui.getByRole('slider').focus();
  await userEvent.keyboard('{End}');
};
const upload = (ui: Ui) =>
  userEvent.upload(formIn(ui).querySelector('input') as HTMLInputElement, scan);

const inForm = (field: ReactElement, action?: () => void) => (
  <form action={action} onSubmit={action ? undefined : (event) => event.preventDefault()}>
    {field}
    <button type="reset">Reset</button>
    <button>Send</button>
  </form>
);

const now = () => Date.UTC(2026, 10, 23, 12);
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const NEPAL = { country: 'NP', number: '98765' };
const field = { label: 'Field', name: 'field' };

test.each<[string, ReactElement, (ui: Ui) => Promise<void>]>([
  ['an AmountField', <AmountField {...field} defaultValue="5" />, type('7')],
  ['a NumberField', <NumberField {...field} defaultValue={5} />, type('7')],
  ['an OtpField', <OtpField {...field} defaultValue="12" />, type('34')],
  ['a SearchField', <SearchField {...field} defaultValue="eth" />, type('btc')],
  ['a PhoneField', <PhoneField {...field} defaultValue={NEPAL} />, type('12345')],
  [
    "a PhoneField's country",
    <PhoneField {...field} defaultValue={NEPAL} slotProps={{ country: { name: 'country' } }} />,
    ({ getByRole }) => userEvent.selectOptions(getByRole('combobox'), 'US'),
  ],
  ['a Combobox', <Combobox {...field} options={OPTIONS} defaultValue="week" />, type('mon')],
  ['a DatePicker', <DatePicker {...field} defaultValue={WEEK.to} now={now} />, type('21/11/2026')],
  ["a DatePicker's words", <DatePicker {...field} now={now} />, type('x')],
  [
    'a DateRangePicker',
    <DateRangePicker {...field} defaultValue={WEEK} now={now} />,
    type('20/11/2026'),
  ],
  ['a FileField', <FileField {...field} defaultValue={[receipt]} />, upload],
  ['an empty FileField', <FileField {...field} />, upload],
  [
    'a SegmentedControl',
    <SegmentedControl {...field} options={OPTIONS} defaultValue="day" />,
    choose('Week'),
  ],
  ['a RadioGroup', <RadioGroup {...field} options={OPTIONS} defaultValue="day" />, choose('Week')],
  ['a Slider', <Slider label="Volume" defaultValue={40} />, slide],
  ['a BetAmount', <BetAmount name="field" defaultValue={5_000_000n} />, type('7')],
  ['a ChoiceChips', <ChoiceChips legend="Amount" choices={CHIPS} defaultValue="10" />, choose('1')],
  ['a LevelSelect', <LevelSelect name="level" levels={LEVELS} defaultValue={2} />, select('3')],
  ['a TermsBox', <TermsBox defaultRead />, tick],
  [
    "a TermsBox's error",
    <TermsBox />,
    async (ui) => void fireEvent.click(ui.getByRole('checkbox')),
  ],
])('resets %s together with its form', async (_, child, change) => {
  const ui = renderUi(inForm(child));
  const first = stateOf(ui);
  await change(ui);
  await expect.poll(() => stateOf(ui)).not.toBe(first);
  await userEvent.click(ui.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => stateOf(ui)).toBe(first);
  expect(ui.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

interface HeldProps<Value> {
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactElement;
}

function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const held: [string, ReactElement, (ui: Ui) => Promise<void>][] = [
  [
    'a SegmentedControl',
    <Held<'day' | 'week' | 'month' | null> first="day">
      {(value, onValueChange) => (
        <SegmentedControl
          {...field}
          options={OPTIONS}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Held>,
    choose('Week'),
  ],
  [
    'a RadioGroup',
    <Held<'day' | 'week' | 'month' | null> first="day">
      {(value, onValueChange) => (
        <RadioGroup {...field} options={OPTIONS} value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    choose('Week'),
  ],
  [
    'a FileField',
    <Held<readonly File[]> first={[receipt]}>
      {(value, onValueChange) => (
        <FileField {...field} value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    upload,
  ],
  [
    "a PhoneField's country",
    <Held first={NEPAL}>
      {(value, onValueChange) => (
        <PhoneField
          {...field}
          value={value}
          onValueChange={onValueChange}
          slotProps={{ country: { name: 'country' } }}
        />
      )}
    </Held>,
    ({ getByRole }) => userEvent.selectOptions(getByRole('combobox'), 'US'),
  ],
  [
    'a Select',
    <Held<'day' | 'week' | 'month'> first="day">
      {(value, onValueChange) => (
        <Select {...field} options={OPTIONS} value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    ({ getByRole }) => userEvent.selectOptions(getByRole('combobox'), 'week'),
  ],
  [
    'a Checkbox',
    <Held first={false}>
      {(checked, onCheckedChange) => (
        <Checkbox {...field} checked={checked} onCheckedChange={onCheckedChange} />
      )}
    </Held>,
    ({ getByRole }) => userEvent.click(getByRole('checkbox')),
  ],
  [
    'a Slider',
    <Held first={40}>
      {(value, onValueChange) => (
        <Slider label="Volume" value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    slide,
  ],
  [
    'a BetAmount',
    <Held first={5_000_000n}>
      {(value, onValueChange) => (
        <BetAmount name="field" value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    type('7'),
  ],
  [
    'a ChoiceChips',
    <Held first="10">
      {(value, onValueChange) => (
        <ChoiceChips legend="Amount" choices={CHIPS} value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    choose('1'),
  ],
  [
    'a LevelSelect',
    <Held first={2}>
      {(value, onValueChange) => (
        <LevelSelect name="level" levels={LEVELS} value={value} onValueChange={onValueChange} />
      )}
    </Held>,
    select('3'),
  ],
  [
    'a TermsBox',
    <Held first={false}>
      {(accepted, onAcceptedChange) => (
        <TermsBox defaultRead accepted={accepted} onAcceptedChange={onAcceptedChange} />
      )}
    </Held>,
    tick,
  ],
  [
    'a Switch',
    <Held first={false}>
      {(checked, onCheckedChange) => (
        <Switch {...field} checked={checked} onCheckedChange={onCheckedChange} />
      )}
    </Held>,
    ({ getByRole }) => userEvent.click(getByRole('switch')),
  ],
];

/** Waits until the reset has finished. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test.each(held)('keeps the controlled value of %s', async (_, child, change) => {
  const ui = renderUi(inForm(child));
  await change(ui);
  await later();
  const changed = stateOf(ui);
  await userEvent.click(ui.getByRole('button', { name: 'Reset' }));
  await later();
  expect(stateOf(ui)).toBe(changed);
});

test('resets after a React action', async () => {
  const sent: unknown[] = [];
  const fields = (
    <>
      <FileField label="Proof" name="proof" />
      <SegmentedControl label="Period" name="period" options={OPTIONS} defaultValue="day" />
    </>
  );
  const ui = renderUi(inForm(fields, () => void sent.push(stateOf(ui))));
  const first = stateOf(ui);
  await upload(ui);
  await choose('Week')(ui);
  const changed = stateOf(ui);
  await userEvent.click(ui.getByRole('button', { name: 'Send' }));
  await expect.poll(() => stateOf(ui)).toBe(first);
  expect(sent).toEqual([changed]);
});

test('ignores a prevented reset, and a reset of another form', async () => {
  const ui = renderUi(
    <>
      <form onReset={(event) => event.preventDefault()}>
        <NumberField {...field} defaultValue={5} />
        <button type="reset">Prevented</button>
      </form>
      <form>
        <button type="reset">Other</button>
      </form>
    </>,
  );
  await userEvent.fill(ui.getByRole('spinbutton'), '7');
  await userEvent.click(ui.getByRole('button', { name: 'Prevented' }));
  await userEvent.click(ui.getByRole('button', { name: 'Other' }));
  await later();
  expect(ui.getByRole('spinbutton')).toHaveValue('7');
});
