import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Card } from './Card';

describeConformance('Card', {
  render: (props) => <Card {...props}>Bonus</Card>,
  root: HTMLDivElement,
});

test('is a landmark if it is a section with an accessible name', () => {
  const { getByRole } = renderUi(
    <Card as="section" aria-label="Profile">
      demo
    </Card>,
  );
  expect(getByRole('region', { name: 'Profile' })).toHaveTextContent('demo');
});

test('does not grow with an unbreakable word', () => {
  const { getByTestId } = renderUi(
    <div style={{ inlineSize: 200 }}>
      <Card data-testid="card">{'9'.repeat(80)}</Card>
    </div>,
  );
  const card = getByTestId('card');
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
