import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { PageSection } from './PageSection';

describeConformance('PageSection', {
  render: (props) => (
    <PageSection title="Recent bets" {...props}>
      Nothing yet
    </PageSection>
  ),
  root: HTMLElement,
});

test('uses the title as its name', () => {
  const { getByRole } = renderUi(<PageSection title="Games">Wingo</PageSection>);
  expect(getByRole('region', { name: 'Games' })).toHaveTextContent('Wingo');
  expect(getByRole('heading', { level: 2, name: 'Games' })).toBeVisible();
});
