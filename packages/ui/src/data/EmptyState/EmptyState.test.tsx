import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { EmptyState } from './EmptyState';

describeConformance('EmptyState', {
  render: (props) => <EmptyState {...props} />,
  root: HTMLDivElement,
  slots: { parts: ['icon', 'title'] },
});

test("[HIST-06] shows 'No data found' by default", () => {
  const { getByText, rerender } = renderUi(<EmptyState />);
  expect(getByText('No data found')).toBeVisible();
  rerender(<EmptyState title="No Notifications Available" />);
  expect(getByText('No Notifications Available')).toBeVisible();
});
