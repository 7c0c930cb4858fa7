import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { Facts } from './Facts';

const items = [{ label: 'Multiplier', value: '1.96x' }];

describeConformance('Facts', {
  render: (props) => <Facts items={items} {...props} />,
  root: HTMLDListElement,
});

test('each value is read with its label', () => {
  const { getAllByRole } = renderUi(<Facts items={items} />);
  expect(getAllByRole('term').map((term) => term.textContent)).toEqual(['Multiplier']);
  expect(getAllByRole('definition').map((value) => value.textContent)).toEqual(['1.96x']);
});
