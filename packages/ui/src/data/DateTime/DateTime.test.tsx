import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { DateTime } from './DateTime';

describeConformance('DateTime', {
  render: (props) => <DateTime value={0} {...props} />,
  root: HTMLTimeElement,
});

test('people read the zone they live in, machines read UTC', () => {
  const { getByText } = renderUi(<DateTime value="2024-01-05T15:07:00Z" timeZone="Asia/Kolkata" />);
  expect(getByText('05 Jan 2024, 8:37 PM')).toHaveAttribute('datetime', '2024-01-05T15:07:00.000Z');
});

test("[HIST-03] what is no date reads 'Invalid date'", () => {
  const { getByText } = renderUi(<DateTime value="soon" />);
  expect(getByText('Invalid date')).not.toHaveAttribute('datetime');
});
