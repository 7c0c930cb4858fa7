import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { TicketStatus } from './TicketStatus';

describeConformance('TicketStatus', {
  render: (props) => <TicketStatus state="open" {...props} />,
  root: HTMLSpanElement,
});

test.each([
  ['open', 'Open'],
  ['closed', 'Closed'],
] as const)('[SUP-01] shows the status %s as %s', (state, word) => {
  const { getByText } = renderUi(<TicketStatus state={state} />);
  expect(getByText(word)).toHaveAttribute('data-state', state);
});
