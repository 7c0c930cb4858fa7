import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { DateTime } from './DateTime';
import { formatDateTime } from './formatDateTime';
import { TimeZoneProvider } from './TimeZoneProvider';

describeConformance('DateTime', {
  render: (props) => <DateTime value={0} {...props} />,
  root: HTMLTimeElement,
});

test("shows the time in the user's time zone, with a machine-readable UTC value", () => {
  const { getByText } = renderUi(<DateTime value="2024-01-05T15:07:00Z" timeZone="Asia/Kolkata" />);
  expect(getByText('05 Jan 2024, 8:37 PM')).toHaveAttribute('datetime', '2024-01-05T15:07:00.000Z');
});

test('keeps the date before the time in right-to-left text', () => {
  const { getByRole } = renderUi(
    <p dir="rtl">
      حتى <DateTime value="2024-01-05T15:07:00Z" /> 18
    </p>,
  );
  const date = getByRole('time');
  const [text] = date.childNodes as unknown as [Text];
  const lefts = ['05', 'Jan', '2024', '3:07', 'PM'].map((part) => {
    const range = document.createRange();
    const start = text.data.indexOf(part);
    range.setStart(text, start);
    range.setEnd(text, start + part.length);
    return range.getBoundingClientRect().left;
  });
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});

const MOMENT = '2024-01-05T15:07:00Z';

test("uses the provider's time zone, unless a date has its own", () => {
  const { getByText } = renderUi(
    <TimeZoneProvider timeZone="Asia/Kolkata">
      <DateTime value={MOMENT} />
      <DateTime value={MOMENT} timeZone="America/New_York" />
    </TimeZoneProvider>,
  );
  expect(getByText('05 Jan 2024, 8:37 PM')).toBeVisible();
  expect(getByText('05 Jan 2024, 10:07 AM')).toBeVisible();
});

test("uses the device's time zone if the provider sets none, and UTC without a provider", () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { getByTestId } = renderUi(
    <>
      <TimeZoneProvider>
        <DateTime value={MOMENT} data-testid="here" />
      </TimeZoneProvider>
      <DateTime value={MOMENT} data-testid="utc" />
    </>,
  );
  expect(getByTestId('here')).toHaveTextContent(formatDateTime(MOMENT, here) ?? '');
  expect(getByTestId('utc')).toHaveTextContent('05 Jan 2024, 3:07 PM');
});

test("[HIST-03] shows 'Invalid date' for invalid input", () => {
  const { getByText } = renderUi(<DateTime value="soon" />);
  expect(getByText('Invalid date')).not.toHaveAttribute('datetime');
});
