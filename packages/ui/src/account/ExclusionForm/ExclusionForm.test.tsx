import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HOUR, NOW } from '../../samples/time';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { REFUSED, SENT } from '../../testing/slotParts';
import { ExclusionForm, type ExclusionFormProps } from './ExclusionForm';

const onSubmit = vi.fn();
const DAY = 24 * HOUR;

const example = (props?: Partial<ExclusionFormProps>) => (
  <ExclusionForm now={() => NOW} onSubmit={onSubmit} {...props} />
);

describeConformance('ExclusionForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'length', 'understood'], props: REFUSED },
});

beforeEach(() => void vi.clearAllMocks());

test.each([
  ['break', ['1 day', '1 week', '1 month', '2 months', '3 months']],
  ['exclusion', ['6 months', '1 year', '5 years', 'For ever']],
] as const)('offers the lengths of a %s, and selects none', (kind, lengths) => {
  const { getAllByRole } = renderUi(example({ kind }));
  const radios = getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(lengths);
  for (const radio of radios) expect(radio).not.toBeChecked();
});

test('shows the end of the chosen length', async () => {
  const { getByRole, container } = renderUi(example());
  await userEvent.click(getByRole('radio', { name: '1 day' }));
  expect(container).toHaveTextContent('You cannot bet until 02 Jun 2026, 12:00 PM.');
  await userEvent.click(getByRole('radio', { name: '1 month' }));
  expect(container).toHaveTextContent('You cannot bet until 01 Jul 2026, 12:00 PM.');
});

test('sends the length once the player has confirmed it', async () => {
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('radio', { name: '3 months' }));
  await userEvent.click(getByRole('button', { name: 'Begin break' }));
  const confirmation = getByRole('checkbox');
  expect(confirmation).toHaveAccessibleDescription('Confirm that you understand this.');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(confirmation);
  await userEvent.click(getByRole('button', { name: 'Begin break' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ length: 'threeMonths', understood: true });
});

test('asks for a length', async () => {
  const { getByRole, getByText } = renderUi(example({ kind: 'exclusion' }));
  await userEvent.click(getByRole('checkbox'));
  await userEvent.click(getByRole('button', { name: 'Exclude myself' }));
  expect(getByText('Choose a length.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('offers only lengths that end after the current break', () => {
  const current = { kind: 'break', endsAt: NOW + 7 * DAY } as const;
  const { getByRole } = renderUi(example({ current }));
  for (const name of ['1 day', '1 week']) expect(getByRole('radio', { name })).toBeDisabled();
  expect(getByRole('radio', { name: '1 month' })).toBeEnabled();
  expect(getByRole('button', { name: 'Make it longer' })).toBeVisible();
});

test('offers no length during a permanent self-exclusion', () => {
  const current = { kind: 'exclusion', endsAt: null } as const;
  const { getAllByRole } = renderUi(example({ kind: 'exclusion', current }));
  for (const radio of getAllByRole('radio')) expect(radio).toBeDisabled();
});
