import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { InfoCards } from './InfoCards';

describeConformance('InfoCards', {
  render: (props) => <InfoCards {...props} />,
  root: HTMLElement,
});

test('[LAND-01] [LAND-03] there are two: free chips, and no purchase necessary', () => {
  const { getAllByRole, getByText } = renderUi(<InfoCards />);
  expect(getAllByRole('article')).toHaveLength(2);
  expect(getByText(/daily login bonus of free casino chips/)).toBeVisible();
  expect(getByText('No purchase necessary')).toBeVisible();
});
