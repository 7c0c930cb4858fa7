import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { signsOutOfPlaceIn } from '../../testing/signsOutOfPlaceIn';
import { FigureTable } from './FigureTable';

const FIGURES = {
  caption: 'Odds',
  columns: ['Roll over', 'Pays'],
  rows: [
    ['50.00', '1.96x'],
    ['75.00', '3.92x'],
  ],
};

describeConformance('FigureTable', {
  render: (props) => <FigureTable {...FIGURES} {...props} />,
  root: HTMLTableElement,
});

test('uses the caption as its name, and the first cell of each row as the row header', () => {
  const { getByRole, getAllByRole } = renderUi(<FigureTable {...FIGURES} />);
  expect(getByRole('table', { name: 'Odds' })).toBeVisible();
  expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '50.00',
    '75.00',
  ]);
  expect(getByRole('row', { name: '75.00 3.92x' })).toBeVisible();
});

test('uses a hidden caption as its name', () => {
  const { getByRole, getByText } = renderUi(<FigureTable {...FIGURES} captionHidden />);
  expect(getByRole('table', { name: 'Odds' })).toBeVisible();
  expect(getByText('Odds').offsetWidth).toBeLessThanOrEqual(1);
});

test('keeps a sign to the left of its number in right-to-left text', () => {
  document.dir = 'rtl';
  const { getByText } = renderUi(<FigureTable {...FIGURES} rows={[['Result', '-210']]} />);
  expect(signsOutOfPlaceIn('table')).toEqual([]);
  expect(getByText('-210')).toBeVisible();
});
