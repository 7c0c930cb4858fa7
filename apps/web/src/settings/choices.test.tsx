// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DisplayCurrency } from './DisplayCurrency';
import { RealityCheckChoice } from '../app/account/RealityCheckChoice';
import { NameVisibility } from './NameVisibility';

vi.mock('@platform/ui/theme', async () => ({
  ...(await import('../../../../packages/ui/src/theme/Messages')),
  rich: () => null,
}));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const save = vi.hoisted(() => vi.fn(async () => ({ message: 'Saved' })));
vi.mock('@platform/ui', () => ({
  useToasts: () => toasts,
  DateTime: () => null,
  PageSection: ({ children }: { children: ReactNode }) => children,
  Select: (props: {
    value: string;
    options: readonly { value: string; label: string }[];
    onValueChange: (value: string) => void;
  }) => (
    <select value={props.value} onChange={({ target }) => props.onValueChange(target.value)}>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ),
  Switch: (props: { checked: boolean; onCheckedChange: (checked: boolean) => void }) => (
    <input
      type="checkbox"
      checked={props.checked}
      onChange={({ target }) => props.onCheckedChange(target.checked)}
    />
  ),
}));
vi.mock('@platform/api/react', () => {
  const change = () => ({ run: save });
  return {
    useChangeDisplayCurrency: change,
    useChangeNameVisibility: change,
    useSetRealityCheck: change,
    usePlaySession: () => ({ data: { checkMinutes: 30 } }),
    useCurrencyRates: () => ({
      data: { rates: new Map(['INR', 'EUR'].map((code) => [code, 1])), at: 0 },
    }),
  };
});

const inApp = (setting: ReactNode) => <MemoryRouter>{setting}</MemoryRouter>;

test('shows the selected currency immediately and the profile’s currency later', async () => {
  const withKept = (kept: string) => inApp(<DisplayCurrency kept={kept} />);
  const { getByRole, rerender } = render(withKept(''));
  const shown = () => (getByRole('combobox') as HTMLSelectElement).value;
  await act(async () => fireEvent.change(getByRole('combobox'), { target: { value: 'INR' } }));
  expect(shown()).toBe('INR');
  rerender(withKept('INR'));
  expect(shown()).toBe('INR');
  // Another tab saves a different currency.
  rerender(withKept('EUR'));
  expect(shown()).toBe('EUR');
});

test('shows the selected name visibility immediately and the profile’s visibility later', async () => {
  const withKept = (kept: boolean) => inApp(<NameVisibility kept={kept} />);
  const { getByRole, rerender } = render(withKept(false));
  const hidden = () => (getByRole('checkbox') as HTMLInputElement).checked;
  await act(async () => fireEvent.click(getByRole('checkbox')));
  expect(hidden()).toBe(true);
  rerender(withKept(true));
  expect(hidden()).toBe(true);
  rerender(withKept(false));
  expect(hidden()).toBe(false);
});

test('reverts a rejected selection and shows the error', async () => {
  const { getByRole } = render(
    inApp(
      <>
        <DisplayCurrency kept="EUR" />
        <NameVisibility kept={false} />
      </>,
    ),
  );
  save.mockRejectedValueOnce({ message: 'Please try again.' });
  await act(async () => fireEvent.change(getByRole('combobox'), { target: { value: 'USDT' } }));
  expect((getByRole('combobox') as HTMLSelectElement).value).toBe('EUR');
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Please try again.');
  save.mockRejectedValueOnce({ message: 'Not now.' });
  await act(async () => fireEvent.click(getByRole('checkbox')));
  expect((getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(toasts.error).toHaveBeenLastCalledWith('Not now.');
});

test('lists currencies alphabetically by name', () => {
  const { getAllByRole } = render(inApp(<DisplayCurrency kept="" />));
  expect(
    getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Euro (EUR)', 'Indian Rupee (INR)']);
});

test('shows the interval of reality checks, and sends a changed or a removed interval', async () => {
  save.mockClear();
  const { getByRole } = render(inApp(<RealityCheckChoice />));
  const field = getByRole('combobox') as HTMLSelectElement;
  expect(field.value).toBe('30');
  await act(async () => fireEvent.change(field, { target: { value: '15' } }));
  await act(async () => fireEvent.change(field, { target: { value: 'off' } }));
  expect(save.mock.calls).toEqual([[15], [null]]);
});
