import { combobox } from '@platform/messages/every/combobox';
import { fireEvent } from '@testing-library/react';
import { StrictMode, useState, type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Combobox } from '../primitives/Combobox/Combobox';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { MessagesProvider } from '../theme/Messages';
import { renderUi } from './renderUi';

/** Fields whose value differs from their text, with the props that the tests pass. */
const FIELDS = {
  AmountField,
  Combobox,
  DatePicker,
  DateRangePicker,
  NumberField,
  OtpField,
  PhoneField,
} as unknown as Record<string, ComponentType<Record<string, unknown>>>;

const OPTIONS = [
  { value: 'IN', label: 'India' },
  { value: 'KP', label: 'Unavailable', disabled: true },
  { value: 'NG', label: 'Nigeria' },
  { value: 'NE', label: 'Niger' },
  { value: 'S1', label: 'Springfield' },
  { value: 'S2', label: 'Springfield' },
];
const COUNTRY = { options: OPTIONS };
const NOVEMBER = { min: '2026-11-01', max: '2026-11-30' };

const CHOOSE = 'Please choose an option from the list.';
const DATE = 'Please enter a date such as 31/12/2026.';
const EARLY = 'Please enter 01/11/2026 or a later date.';
const NUMBER = 'Please enter a number.';
const AMOUNT = 'Please enter an amount.';
const CODE = 'Please enter all 6 digits.';
const PHONE = 'Please enter a phone number.';
/** The browser's message for an empty required field. */
const MISSING = 'Please fill out this field.';

/** Fills the field without moving the focus, as browsers and password managers do. */
const fill = (text: string) => (input: HTMLInputElement) =>
  fireEvent.input(input, { target: { value: text } });
/** Types in the field without leaving it. */
const type = (keys: string) => async (input: HTMLInputElement) => {
  input.focus();
  input.select();
  await userEvent.keyboard(keys);
};

interface Case {
  field: keyof typeof FIELDS;
  does: string;
  value?: unknown;
  props?: object;
  act: (input: HTMLInputElement) => unknown;
  /** Text shown in the field. */
  shown: string;
  /** Text submitted by the form. */
  sent: string;
  /** Message for an invalid field. */
  message?: string;
}

const CASES: readonly Case[] = [
  ...[' ', 'xyz', 'Unavailable', 'Springfield', 'Nige'].map((text) => ({
    field: 'Combobox',
    does: `has no choice for the typed text '${text}'`,
    props: COUNTRY,
    act: type(text),
    shown: text,
    sent: '',
    message: CHOOSE,
  })),
  {
    field: 'Combobox',
    does: 'has no value after the reader leaves an unknown text',
    props: COUNTRY,
    act: type('xyz{Tab}'),
    shown: '',
    sent: '',
    message: MISSING,
  },
  {
    field: 'Combobox',
    does: 'submits the choice of a typed label, before the reader leaves the field',
    props: COUNTRY,
    act: type('  niGER '),
    shown: '  niGER ',
    sent: 'NE',
  },
  {
    field: 'Combobox',
    does: 'selects the option of a typed label on Tab',
    props: COUNTRY,
    act: type('  niGER {Tab}'),
    shown: 'Niger',
    sent: 'NE',
  },
  {
    field: 'Combobox',
    does: 'selects the option of a typed label on Enter, before longer labels',
    props: COUNTRY,
    act: type('niger{Enter}'),
    shown: 'Niger',
    sent: 'NE',
  },
  {
    field: 'Combobox',
    does: 'selects the option of an autofilled label',
    props: COUNTRY,
    act: fill('INDIA'),
    shown: 'India',
    sent: 'IN',
  },
  {
    field: 'Combobox',
    does: 'has no choice for another autofilled text',
    props: COUNTRY,
    act: fill('Atlantis'),
    shown: 'Atlantis',
    sent: '',
    message: CHOOSE,
  },
  {
    field: 'Combobox',
    does: 'keeps the choice among options with the same label',
    value: 'S2',
    props: COUNTRY,
    act: type('springfield{Tab}'),
    shown: 'Springfield',
    sent: 'S2',
  },
  {
    field: 'Combobox',
    does: 'submits nothing for a cleared choice, before the reader leaves the field',
    value: 'IN',
    props: { ...COUNTRY, required: false },
    act: type('{Backspace}'),
    shown: '',
    sent: '',
  },
  {
    field: 'Combobox',
    does: 'submits nothing for a value without an option',
    value: 'XX',
    props: COUNTRY,
    act: () => {},
    shown: '',
    sent: '',
    message: MISSING,
  },
  ...(['type', 'fill'] as const).flatMap((how) => {
    const act = how === 'type' ? type : fill;
    return [
      {
        field: 'DatePicker',
        does: `has no date for an invalid text (${how})`,
        act: act('30/2/2026'),
        shown: '30/2/2026',
        sent: '',
        message: DATE,
      },
      {
        field: 'DatePicker',
        does: `has no date beyond the limits (${how})`,
        props: NOVEMBER,
        act: act('31/10/2026'),
        shown: '31/10/2026',
        sent: '',
        message: EARLY,
      },
      {
        field: 'DatePicker',
        does: `replaces a date by an invalid text (${how})`,
        value: '2026-11-20',
        act: act('11/2'),
        shown: '11/2',
        sent: '',
        message: DATE,
      },
    ];
  }),
  {
    field: 'DatePicker',
    does: 'has no date for an invalid text after the reader leaves the field',
    props: { required: false },
    act: type('soon{Tab}'),
    shown: 'soon',
    sent: '',
    message: DATE,
  },
  {
    field: 'DatePicker',
    does: 'has no date for spaces',
    act: type('  '),
    shown: '',
    sent: '',
    message: MISSING,
  },
  {
    field: 'DatePicker',
    does: 'submits an autofilled date',
    act: fill('5/11/2026'),
    shown: '05/11/2026',
    sent: '2026-11-05',
  },
  {
    field: 'DatePicker',
    does: 'is invalid with a value beyond the limits',
    value: '2026-10-31',
    props: NOVEMBER,
    act: () => {},
    shown: '31/10/2026',
    sent: '2026-10-31',
    message: EARLY,
  },
  // The first date of the range is under test.
  {
    field: 'DateRangePicker',
    does: 'has no first date for an invalid text',
    value: { from: '2026-11-16', to: '2026-11-22' },
    act: type('31/11/2026'),
    shown: '31/11/2026',
    sent: '',
    message: DATE,
  },
  {
    field: 'DateRangePicker',
    does: 'has no first date beyond the limits',
    value: { from: '2026-11-16', to: '2026-11-22' },
    props: NOVEMBER,
    act: fill('31/10/2026'),
    shown: '31/10/2026',
    sent: '',
    message: EARLY,
  },
  {
    field: 'NumberField',
    does: 'has no number for the start of one',
    act: type('-'),
    shown: '-',
    sent: '',
    message: NUMBER,
  },
  {
    field: 'NumberField',
    does: 'has no number for spaces',
    act: type('  '),
    shown: '  ',
    sent: '',
    message: NUMBER,
  },
  {
    field: 'NumberField',
    does: 'has no number after the reader leaves the start of one',
    act: type('-{Tab}'),
    shown: '',
    sent: '',
    message: MISSING,
  },
  {
    field: 'NumberField',
    does: 'submits a typed number, before the reader leaves the field',
    value: 5,
    act: type('1,234'),
    shown: '1,234',
    sent: '1234',
  },
  {
    field: 'NumberField',
    does: 'submits nothing for a cleared number, before the reader leaves the field',
    value: 5,
    props: { required: false },
    act: type('{Backspace}'),
    shown: '',
    sent: '',
  },
  {
    field: 'NumberField',
    does: 'accepts an autofilled number within the limits',
    props: { max: 30 },
    act: fill('99'),
    shown: '30',
    sent: '30',
  },
  {
    field: 'NumberField',
    does: 'has no number for NaN',
    value: Number.NaN,
    act: () => {},
    shown: '',
    sent: '',
    message: MISSING,
  },
  ...(['type', 'fill'] as const).map((how) => ({
    field: 'AmountField',
    does: `has no amount for a point (${how})`,
    act: (how === 'type' ? type : fill)('.'),
    shown: '.',
    sent: '.',
    message: AMOUNT,
  })),
  {
    field: 'AmountField',
    does: 'submits an autofilled amount',
    act: fill('1,234.50 USDT'),
    shown: '1234.50',
    sent: '1234.50',
  },
  ...(['type', 'fill'] as const).map((how) => ({
    field: 'OtpField',
    does: `is invalid with an incomplete code (${how})`,
    act: (how === 'type' ? type : fill)('12345'),
    shown: '12345',
    sent: '12345',
    message: CODE,
  })),
  {
    field: 'OtpField',
    does: 'is invalid with an incomplete code even if not required',
    value: '123456',
    props: { required: false },
    act: type('{Backspace}1'),
    shown: '1',
    sent: '1',
    message: CODE,
  },
  {
    field: 'OtpField',
    does: 'is valid if empty and not required',
    props: { required: false },
    act: type('1{Backspace}'),
    shown: '',
    sent: '',
  },
  {
    field: 'OtpField',
    does: 'is valid with a complete code of another length',
    props: { length: 4 },
    act: type('1234'),
    shown: '1234',
    sent: '1234',
  },
  {
    field: 'PhoneField',
    does: 'submits a typed number with its calling code',
    act: type('098765 43210'),
    shown: '098765 43210',
    sent: '+919876543210',
  },
  {
    field: 'PhoneField',
    does: 'submits an autofilled international number',
    act: fill('+1 415 555 0132'),
    shown: '+1 415 555 0132',
    sent: '+14155550132',
  },
  {
    field: 'PhoneField',
    does: 'has no number for a text without digits',
    act: type('home'),
    shown: 'home',
    sent: '',
    message: PHONE,
  },
];

const now = () => Date.UTC(2026, 10, 23, 12);

/**
 * Renders a required field in a form. With `controlled`, each reported value is passed back as a
 * prop.
 */
function renderForm({ field: name, value, props }: Case, controlled: boolean) {
  const Field = FIELDS[name] as ComponentType<Record<string, unknown>>;
  const onSubmit = vi.fn();
  const onValueChange = vi.fn();
  const shared = {
    label: 'Field',
    name: 'field',
    required: true,
    ...(name.startsWith('Date') && { now }),
    ...props,
  };
  const none =
    {
      DateRangePicker: { from: null, to: null },
      AmountField: '',
      OtpField: '',
      PhoneField: { country: 'IN', number: '' },
    }[name] ?? null;
  function Controlled() {
    const [held, setHeld] = useState<unknown>(value ?? none);
    const change = (next: unknown) => {
      onValueChange(next);
      setHeld(next);
    };
    return <Field {...shared} value={held} onValueChange={change} />;
  }
  const { container } = renderUi(
    <StrictMode>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {controlled ? (
          <Controlled />
        ) : (
          <Field
            {...shared}
            {...(value !== undefined && { defaultValue: value })}
            onValueChange={onValueChange}
          />
        )}
        <button>Send</button>
      </form>
    </StrictMode>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const input = container.querySelector('input') as HTMLInputElement;
  return { form, input, onSubmit, onValueChange };
}

describe.each(CASES)('$field $does', (one) => {
  test.each([
    ['uncontrolled', false],
    ['controlled', true],
  ])('%s', async (_, controlled) => {
    const { form, input, onSubmit } = renderForm(one, controlled);
    await one.act(input);
    await expect
      .poll(() => ({
        shown: input.value,
        sent: [...new FormData(form).values()][0],
        message: input.validationMessage,
        invalid: input.matches(':invalid'),
      }))
      .toEqual({
        shown: one.shown,
        sent: one.sent,
        message: one.message ?? '',
        invalid: one.message !== undefined,
      });
    if (one.field !== 'DateRangePicker' || one.message !== undefined) {
      expect(form.checkValidity()).toBe(one.message === undefined);
      form.requestSubmit();
      expect(onSubmit).toHaveBeenCalledTimes(one.message === undefined ? 1 : 0);
    }
  });
});

test.each(['Combobox', 'DatePicker', 'NumberField'])(
  '%s keeps its validity after its form is reset',
  async (field) => {
    const { form, input } = renderForm(
      { field, does: '', props: COUNTRY, act: () => {}, shown: '', sent: '' },
      false,
    );
    await type('-')(input);
    expect(input.validity.customError).toBe(true);
    form.reset();
    await expect.poll(() => input.validity.customError).toBe(false);
    expect(input.validity.valueMissing).toBe(true);
  },
);

test('calls back once for an autofilled option, and leaves the list closed', async () => {
  const { input, onValueChange } = renderForm(
    { field: 'Combobox', does: '', props: COUNTRY, act: () => {}, shown: '', sent: '' },
    true,
  );
  fill('Atlantis')(input);
  expect(input).toHaveAttribute('aria-expanded', 'false');
  fill('india')(input);
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('IN');
});

test.each(['ar', 'es', 'hi', 'tr'] as const)(
  'localises the message for text that matches no option: %s',
  async (language) => {
    const { getByRole } = renderUi(
      <MessagesProvider messages={{ combobox: combobox[language] }}>
        <Combobox label="Country" options={OPTIONS} />
      </MessagesProvider>,
    );
    const input = getByRole('combobox') as HTMLInputElement;
    await type('xyz')(input);
    expect(combobox[language].invalid).not.toBe(CHOOSE);
    expect(input.validationMessage).toBe(combobox[language].invalid);
  },
);
