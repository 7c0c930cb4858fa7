import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { FactList, type FactItem } from './FactList';

const FACTS: FactItem[] = [
  { id: 'name', label: 'Name', value: 'Asha Rao' },
  { id: 'total', label: 'Total', value: '50.00', emphasis: 'strong' },
];

describeConformance('FactList', {
  render: (props) => <FactList facts={FACTS} {...props} />,
  root: HTMLDListElement,
});

test("shows each value at the end of its label's line", () => {
  const { getAllByRole } = renderUi(<FactList facts={FACTS} style={{ inlineSize: 300 }} />);
  const [name, total] = getAllByRole('term');
  expect(name).toHaveTextContent('Name');
  expect(name?.nextElementSibling).toHaveTextContent('Asha Rao');
  const end = total?.nextElementSibling?.getBoundingClientRect().right;
  expect(end).toBe(name?.nextElementSibling?.getBoundingClientRect().right);
});

test('keeps a long value inside the list', () => {
  const { getByRole } = renderUi(
    <FactList
      facts={[{ id: 'hash', label: 'Hash', value: 'f'.repeat(66) }]}
      style={{ inlineSize: 200 }}
    />,
  );
  expect(getByRole('definition').scrollWidth).toBeLessThanOrEqual(200);
});
