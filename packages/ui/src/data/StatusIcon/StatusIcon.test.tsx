import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { StatusIcon } from './StatusIcon';

describeConformance('StatusIcon', {
  render: (props) => <StatusIcon status="success" {...props} />,
  root: HTMLSpanElement,
});

test('[HIST-03] has its own name and shape for each status', () => {
  const { getByRole } = renderUi(
    <>
      <StatusIcon status="success" />
      <StatusIcon status="pending" label="Processing" />
      <StatusIcon status="held" />
      <StatusIcon status="review" />
      <StatusIcon status="failed" />
      <StatusIcon status="void" />
    </>,
  );
  const shapes = ['Success', 'Processing', 'On hold', 'In review', 'Failed', 'Called off'].map(
    (name) => getByRole('img', { name }).innerHTML,
  );
  expect(new Set(shapes).size).toBe(6);
});
