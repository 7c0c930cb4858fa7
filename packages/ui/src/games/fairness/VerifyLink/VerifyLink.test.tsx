import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { VerifyLink } from './VerifyLink';

describeConformance('VerifyLink', {
  render: (props) => <VerifyLink roundNumber="20261122100010481" href="#verify" {...props} />,
  root: HTMLAnchorElement,
});

test('has a distinct accessible name for each round', () => {
  const { getByRole } = renderUi(<VerifyLink roundNumber="20261122100010481" href="#verify" />);
  expect(getByRole('link', { name: 'Verify round 20261122100010481' })).toHaveAttribute(
    'href',
    '#verify',
  );
});
