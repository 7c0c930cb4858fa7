import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { infoCards } from '../../samples/landing';
import { InfoCards } from './InfoCards';

describeConformance('InfoCards', {
  render: (props) => <InfoCards {...infoCards} {...props} />,
  root: HTMLElement,
});

test("shows each card's promise", () => {
  const { getAllByRole, getByText } = renderUi(<InfoCards {...infoCards} />);
  expect(getAllByRole('article')).toHaveLength(2);
  expect(getByText(/daily login bonus of free casino chips/)).toBeVisible();
  expect(getByText('No purchase necessary')).toBeVisible();
});
