import { StrictMode, type ReactElement } from 'react';
import { Controller, useForm, type ControllerRenderProps } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BetAmount } from '../games/BetAmount/BetAmount';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { FileField } from '../primitives/FileField/FileField';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PasswordField } from '../primitives/PasswordField/PasswordField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SearchField } from '../primitives/SearchField/SearchField';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { SelectContent, SelectRoot, SelectTrigger } from '../primitives/Select/SelectParts';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { TextArea } from '../primitives/TextArea/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { renderUi } from './renderUi';

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

const LEVELS = [1, 2].map((level) => ({ level, name: `Level ${level}`, total: 3, active: 1 }));

interface Case {
  /** Initial value of the field. */
  first: unknown;
  /** Value that `change` enters. */
  next: unknown;
  /** Text that a native form submits for each of the two values; `null` for none. */
  sent: readonly [first: string | null, next: string | null];
  /**
   * Prop with the initial value of an uncontrolled field.
   * @default 'defaultValue'
   */
  initial?: string;
  /** Changes the field as a user does. */
  change: () => Promise<unknown>;
}

const control = () => {
  const found = document.querySelector<HTMLElement>(
    'form :is(input:not([type="hidden"]), textarea, select, [role="slider"])',
  );
  if (!found) throw new Error('There is no control.');
  return found as HTMLInputElement;
};
const type = (text: string) => () => userEvent.fill(control(), text);
const press = (name: string) => () =>
  userEvent.click(document.querySelector(`input[value="${name}"]`) as HTMLElement);
const tick = () => userEvent.click(control());

type Registered = ReturnType<ReturnType<typeof useForm<{ field: unknown }>>['register']>;

/** Fields with the value of a native control, for which `{...register('field')}` is enough. */
const REGISTERED: Record<string, Case & { render: (props: Registered) => ReactElement }> = {
  Checkbox: {
    first: false,
    next: true,
    sent: [null, 'on'],
    initial: 'defaultChecked',
    change: tick,
    render: (props) => <Checkbox {...props} label="Field" />,
  },
  PasswordField: {
    first: 'old',
    next: 'new',
    sent: ['old', 'new'],
    change: type('new'),
    render: (props) => <PasswordField {...props} label="Field" />,
  },
  Select: {
    first: 'week',
    next: 'day',
    sent: ['week', 'day'],
    change: () => userEvent.selectOptions(control(), 'day'),
    render: (props) => <Select {...props} label="Field" options={OPTIONS} />,
  },
  Switch: {
    first: true,
    next: false,
    sent: ['on', null],
    initial: 'defaultChecked',
    change: tick,
    render: (props) => <Switch {...props} label="Field" />,
  },
  TextArea: {
    first: 'old',
    next: 'new',
    sent: ['old', 'new'],
    change: type('new'),
    render: (props) => <TextArea {...props} label="Field" />,
  },
  TextField: {
    first: 'old',
    next: 'new',
    sent: ['old', 'new'],
    change: type('new'),
    render: (props) => <TextField {...props} label="Field" />,
  },
};

type Held = Omit<ControllerRenderProps<{ field: never }>, 'onChange'> & {
  onValueChange: (value: unknown) => void;
};

/** Fields with a custom value, in a `Controller`. */
const CONTROLLED: Record<string, Case & { render: (props: Held) => ReactElement }> = {
  AmountField: {
    first: 5_000_000n,
    next: 7_250_000n,
    sent: ['5', '7.25'],
    initial: 'defaultAmount',
    change: type('7.25'),
    render: ({ value, onValueChange, ...props }) => (
      <AmountField {...props} label="Field" amount={value} onAmountChange={onValueChange} />
    ),
  },
  BetAmount: {
    first: 5_000_000n,
    next: 7_250_000n,
    sent: ['5', '7.25'],
    change: type('7.25'),
    render: (props) => <BetAmount {...props} />,
  },
  Combobox: {
    first: 'week',
    next: 'day',
    sent: ['week', 'day'],
    change: async () => {
      await type('Day')();
      await userEvent.keyboard('{Enter}');
    },
    render: (props) => <Combobox {...props} label="Field" options={OPTIONS} />,
  },
  DatePicker: {
    first: '2026-11-16',
    next: '2026-11-20',
    sent: ['2026-11-16', '2026-11-20'],
    change: async () => {
      await type('20/11/2026')();
      await userEvent.tab();
    },
    render: (props) => <DatePicker {...props} label="Field" />,
  },
  DateRangePicker: {
    first: { from: '2026-11-16', to: '2026-11-22' },
    next: { from: '2026-11-20', to: '2026-11-22' },
    sent: ['2026-11-16', '2026-11-20'],
    change: async () => {
      await type('20/11/2026')();
      await userEvent.tab();
    },
    render: (props) => <DateRangePicker {...props} label="Field" />,
  },
  FileField: {
    first: [],
    next: [new File(['text'], 'notes.txt')],
    sent: ['', 'notes.txt'],
    change: () => userEvent.upload(control(), new File(['text'], 'notes.txt')),
    render: (props) => <FileField {...props} label="Field" />,
  },
  LevelSelect: {
    first: 2,
    next: 1,
    sent: ['2', '1'],
    change: () => userEvent.selectOptions(control(), '1'),
    render: (props) => <LevelSelect {...props} levels={LEVELS} />,
  },
  NumberField: {
    first: 5,
    next: 7,
    sent: ['5', '7'],
    change: async () => {
      await type('7')();
      await userEvent.tab();
    },
    render: (props) => <NumberField {...props} label="Field" />,
  },
  OtpField: {
    first: '345678',
    next: '987654',
    sent: ['345678', '987654'],
    change: type('987654'),
    render: (props) => <OtpField {...props} label="Field" />,
  },
  PhoneField: {
    first: { country: 'NP', number: '98' },
    next: { country: 'NP', number: '987' },
    sent: ['+97798', '+977987'],
    change: () => userEvent.fill(document.querySelector('[type="tel"]') as HTMLElement, '987'),
    render: (props) => <PhoneField {...props} label="Field" />,
  },
  RadioGroup: {
    first: 'week',
    next: 'day',
    sent: ['week', 'day'],
    change: press('day'),
    render: (props) => <RadioGroup {...props} label="Field" options={OPTIONS} />,
  },
  SearchField: {
    first: 'old',
    next: 'new',
    sent: ['old', 'new'],
    change: type('new'),
    render: (props) => <SearchField {...props} label="Field" />,
  },
  SegmentedControl: {
    first: 'week',
    next: 'day',
    sent: ['week', 'day'],
    change: press('day'),
    render: (props) => <SegmentedControl {...props} label="Field" options={OPTIONS} />,
  },
  'Select of parts': {
    first: 'week',
    next: 'day',
    sent: ['week', 'day'],
    change: async () => {
      await userEvent.click(document.querySelector('form [role="combobox"]') as HTMLElement);
      await userEvent.keyboard('d{Enter}');
    },
    render: (props) => (
      <SelectRoot {...props} label="Field" options={OPTIONS}>
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>
    ),
  },
  Slider: {
    first: 5,
    next: 6,
    sent: ['5', '6'],
    change: async () => {
      control().focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    render: ({ onBlur: _, ...props }) => <Slider {...props} label="Field" max={9} />,
  },
};

interface FormProps extends Pick<Case, 'first'> {
  onSubmit: (value: unknown) => void;
  registered?: (props: Registered) => ReactElement;
  controlled?: (props: Held) => ReactElement;
}

/** Form of react-hook-form with one field, which must differ from `refused`. */
function HookForm({ first, onSubmit, registered, controlled }: FormProps) {
  const form = useForm<{ field: unknown }>({ defaultValues: { field: first } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ field }) => onSubmit(field))(event)}>
      {registered?.(form.register('field'))}
      {controlled && (
        <Controller
          name="field"
          control={form.control}
          render={({ field: { onChange, ...field } }) =>
            controlled({ ...(field as Omit<Held, 'onValueChange'>), onValueChange: onChange })
          }
        />
      )}
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="button" onClick={() => form.setError('field', {}, { shouldFocus: true })}>
        Refuse
      </button>
      <button>Send</button>
    </form>
  );
}

const CASES = [
  ...Object.entries(REGISTERED).map(
    ([name, { render, ...rest }]) =>
      [`${name} with register`, rest, { registered: render }] as const,
  ),
  ...Object.entries(CONTROLLED).map(
    ([name, { render, ...rest }]) =>
      [`${name} in a Controller`, rest, { controlled: render }] as const,
  ),
];

describe.each(CASES)('%s of react-hook-form', (name, { first, next, change }, field) => {
  const setUp = () => {
    const onSubmit = vi.fn();
    const { getByRole } = renderUi(
      <StrictMode>
        <HookForm first={first} onSubmit={onSubmit} {...field} />
      </StrictMode>,
    );
    const button = (name: string) => userEvent.click(getByRole('button', { name }));
    return { onSubmit, button };
  };

  test('starts with the value of the form, and submits the entered value', async () => {
    const { onSubmit, button } = setUp();
    await button('Send');
    await expect.poll(() => onSubmit.mock.lastCall).toEqual([first]);
    await change();
    await button('Send');
    await expect.poll(() => onSubmit.mock.lastCall).toEqual([next]);
  });

  test('shows the initial value again after a form reset', async () => {
    const { onSubmit, button } = setUp();
    const shown = () =>
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')].map(
        ({ value, checked }) => [value, checked],
      );
    const before = shown();
    await change();
    await button('Reset');
    await expect.poll(shown).toEqual(before);
    await button('Send');
    await expect.poll(() => onSubmit.mock.lastCall).toEqual([first]);
  });

  // A slider is never invalid.
  test.skipIf(name.startsWith('Slider'))(
    'gets the focus if the form reports an error in it',
    async () => {
      const { button } = setUp();
      await button('Refuse');
      const form = document.querySelector('form') as HTMLFormElement;
      await expect.poll(() => document.activeElement?.closest('form')).toBe(form);
      expect(document.activeElement?.matches('button:not([role])')).toBe(false);
    },
  );
});

const sentText = (data: FormData) => {
  const value = data.get('field') ?? data.get('fieldFrom');
  return value instanceof File ? value.name : value;
};

const NATIVE = Object.entries({ ...REGISTERED, ...CONTROLLED }) as [
  string,
  Case & { render: (props: object) => ReactElement },
][];

describe.each(NATIVE)(
  '%s in a form with an action',
  (_, { first, sent, initial, change, render }) => {
    test('sends its value to the action, and is reset by the action', async () => {
      const action = vi.fn<(data: FormData) => void>();
      const { getByRole } = renderUi(
        <StrictMode>
          <form action={action}>
            {render({ name: 'field', [initial ?? 'defaultValue']: first })}
            <button>Send</button>
          </form>
        </StrictMode>,
      );
      const received = () => action.mock.calls.map(([data]) => sentText(data));
      await change();
      await userEvent.click(getByRole('button', { name: 'Send' }));
      await expect.poll(received).toEqual([sent[1]]);
      const form = document.querySelector('form') as HTMLFormElement;
      const now = () => {
        const data = new FormData(form);
        return sentText(data);
      };
      await expect.poll(now).toBe(sent[0]);
    });
  },
);
