import { StrictMode, useState, type ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../primitives/Combobox/Combobox';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { renderUi } from './renderUi';

type Field = ComponentType<Record<string, unknown>>;

const OPTIONS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly', disabled: true },
];

/** Fields with options, and keys that select the option 'Monthly'. */
const FIELDS = Object.entries({
  Combobox: { Field: Combobox, keys: '{Control>}a{/Control}Monthly{Enter}' },
  RadioGroup: { Field: RadioGroup, keys: '{ArrowDown}' },
  SegmentedControl: { Field: SegmentedControl, keys: '{ArrowLeft}' },
  Select: { Field: Select, keys: '{ArrowUp}' },
}) as unknown as [string, { Field: Field; keys: string }][];

describe.each(FIELDS)('%s with a disabled selected option', (_, { Field, keys }) => {
  const props = { label: 'Plan', name: 'plan', options: OPTIONS, required: true };

  function Controlled() {
    const [value, setValue] = useState<unknown>('weekly');
    return <Field {...props} value={value} onValueChange={setValue} />;
  }

  test.each([
    ['uncontrolled', <Field key="field" {...props} defaultValue="weekly" />],
    ['controlled', <Controlled key="field" />],
  ])(
    'is in the Tab order, valid and submitted until the user selects another option (%s)',
    async (__, field) => {
      const { container } = renderUi(
        <StrictMode>
          <form>{field}</form>
        </StrictMode>,
      );
      const form = container.querySelector('form') as HTMLFormElement;
      const sent = () => [...new FormData(form)];
      expect(sent()).toEqual([['plan', 'weekly']]);
      expect(form.checkValidity()).toBe(true);
      await userEvent.tab();
      expect(form).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard(keys);
      await expect.poll(sent).toEqual([['plan', 'monthly']]);
      const weekly = form.querySelector('[value="weekly"]');
      if (weekly) expect(weekly).toBeDisabled();
    },
  );

  test('is not submitted if the whole field is disabled', () => {
    const { container } = renderUi(
      <form>
        <Field {...props} disabled defaultValue="weekly" />
      </form>,
    );
    expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([]);
  });
});
