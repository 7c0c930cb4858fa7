import { fireEvent, waitFor } from '@testing-library/react';
import { StrictMode, useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AmountField } from '../../primitives/AmountField/AmountField';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Combobox } from '../../primitives/Combobox/Combobox';
import { DatePicker } from '../../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../../primitives/DateRangePicker/DateRangePicker';
import { FileField } from '../../primitives/FileField/FileField';
import { NumberField } from '../../primitives/NumberField/NumberField';
import { OtpField } from '../../primitives/OtpField/OtpField';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { PhoneField } from '../../primitives/PhoneField/PhoneField';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../../primitives/Select/Select';
import { Switch } from '../../primitives/Switch/Switch';
import { TextArea } from '../../primitives/TextArea/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { renderUi } from '../../testing/renderUi';

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const FIELDS: Record<string, (error: string | undefined) => ReactElement> = {
  TextField: (error) => <TextField label="Field" error={error} />,
  TextArea: (error) => <TextArea label="Field" error={error} />,
  PasswordField: (error) => <PasswordField label="Field" error={error} />,
  AmountField: (error) => <AmountField label="Field" error={error} />,
  NumberField: (error) => <NumberField label="Field" error={error} />,
  PhoneField: (error) => <PhoneField label="Field" error={error} />,
  OtpField: (error) => <OtpField label="Field" error={error} />,
  FileField: (error) => <FileField label="Field" error={error} />,
  DatePicker: (error) => <DatePicker label="Field" error={error} />,
  DateRangePicker: (error) => <DateRangePicker label="Field" error={error} />,
  Combobox: (error) => <Combobox label="Field" options={OPTIONS} error={error} />,
  Select: (error) => <Select label="Field" options={OPTIONS} error={error} />,
  Checkbox: (error) => <Checkbox label="Field" error={error} />,
  Switch: (error) => <Switch label="Field" error={error} />,
  RadioGroup: (error) => <RadioGroup label="Field" options={OPTIONS} error={error} />,
  SegmentedControl: (error) => <SegmentedControl label="Field" options={OPTIONS} error={error} />,
};

const PROBLEM = 'Enter a value. '.repeat(60);

interface FormProps {
  field: (error: string | undefined) => ReactNode;
  onPress: () => void;
}

/** Form whose field shows a long message when the focus leaves it. */
function LeftField({ field, onPress }: FormProps) {
  const [error, setError] = useState<string>();
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- follows the focus */}
      <div style={{ inlineSize: 300 }} onBlur={() => setError(PROBLEM)}>
        {field(error)}
      </div>
      <button type="button" onClick={onPress}>
        Save
      </button>
    </>
  );
}

function renderLeftField(field: FormProps['field']) {
  const onPress = vi.fn();
  const ui = renderUi(
    <StrictMode>
      <LeftField field={field} onPress={onPress} />
    </StrictMode>,
  );
  const control = ui.container.querySelector<HTMLElement>('input, textarea, button, select');
  return { ...ui, onPress, control: control as HTMLElement };
}

describe.each(Object.entries(FIELDS))('a message of %s', (_, field) => {
  test('does not move the button that is being pressed when a blur event shows the message', async () => {
    const { control, findByRole, getByRole, onPress } = renderLeftField(field);
    control.focus();
    await userEvent.click(getByRole('button', { name: 'Save' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(await findByRole('alert')).toHaveTextContent(PROBLEM.trim());
  });
});

describe('a message', () => {
  const text = (error: string | undefined) => <TextField label="Field" error={error} />;

  test('appears immediately when the focus leaves the field without a press', () => {
    const { control, getByRole } = renderLeftField(text);
    control.focus();
    fireEvent.blur(control);
    expect(getByRole('alert')).toBeVisible();
  });

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'appears after a press that ends without a click: %s',
    async (end) => {
      const { control, getByRole, queryByRole } = renderLeftField(text);
      fireEvent.pointerDown(document.body, { button: 0 });
      fireEvent.blur(control);
      expect(queryByRole('alert')).toBeNull();
      fireEvent[end](document.body);
      await waitFor(() => expect(getByRole('alert')).toBeVisible());
    },
  );

  test('appears immediately when a key follows an unfinished press', () => {
    const { control, getByRole } = renderLeftField(text);
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.keyDown(control, { key: 'Tab' });
    fireEvent.blur(control);
    expect(getByRole('alert')).toBeVisible();
  });

  test('appears immediately if the click itself causes it', () => {
    function Submitted() {
      const [error, setError] = useState<string>();
      return (
        <>
          {text(error)}
          <button type="button" onClick={() => setError('Enter a value.')}>
            Save
          </button>
        </>
      );
    }
    const { getByRole } = renderUi(<Submitted />);
    const button = getByRole('button');
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(getByRole('alert')).toBeVisible();
  });

  test('keeps its place until the press ends if the blur event removes it', async () => {
    function Solved() {
      const [error, setError] = useState<string | undefined>(PROBLEM);
      return <TextField label="Field" error={error} onBlur={() => setError(undefined)} />;
    }
    const { getByRole, queryByRole } = renderUi(<Solved />);
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.blur(getByRole('textbox'));
    expect(getByRole('alert')).toBeVisible();
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(queryByRole('alert')).toBeNull());
  });
});
