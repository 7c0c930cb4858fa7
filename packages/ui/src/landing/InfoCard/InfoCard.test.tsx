import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { InfoCard } from './InfoCard';

describeConformance('InfoCard', {
  render: (props) => (
    <InfoCard title="Free chips" icon={null} {...props}>
      Every day
    </InfoCard>
  ),
  root: HTMLElement,
});

test('shows one promise below a heading', () => {
  const { getByRole } = renderUi(
    <InfoCard title="No purchase necessary" icon={null}>
      Just play.
    </InfoCard>,
  );
  expect(getByRole('heading', { name: 'No purchase necessary' })).toBeVisible();
  expect(getByRole('article')).toHaveTextContent('Just play.');
});
