import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { LevelSelect } from './LevelSelect';

const LEVELS = [
  { level: 1, name: 'Level 1', total: 18 },
  { level: 2, name: 'Level 2', total: 46 },
];

describeConformance('LevelSelect', {
  render: (props) => <LevelSelect levels={LEVELS} value={1} onValueChange={() => {}} {...props} />,
  root: HTMLSelectElement,
  slots: { parts: FIELD, props: TEXTS },
});

test('[TEAM-01] shows the name and the team total of each level', async () => {
  const onValueChange = vi.fn();
  const { getByRole, getAllByRole } = renderUi(
    <LevelSelect levels={LEVELS} value={1} onValueChange={onValueChange} />,
  );
  expect(getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Level 1 (18)',
    'Level 2 (46)',
  ]);
  await userEvent.selectOptions(getByRole('combobox', { name: 'Level' }), 'Level 2 (46)');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
});

test('is busy and cannot be opened while the levels load', () => {
  const { getByRole } = renderUi(
    <LevelSelect levels={undefined} value={1} onValueChange={() => {}} />,
  );
  expect(getByRole('combobox')).toBeDisabled();
  expect(getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  expect(getByRole('combobox')).toHaveDisplayValue('Loading');
});
