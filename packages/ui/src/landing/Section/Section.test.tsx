import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Section } from './Section';

describeConformance('Section', {
  render: (props) => <Section title="FAQ" {...props} />,
  root: HTMLElement,
});

test('is not a landmark without a heading', () => {
  const { queryByRole, getByText } = renderUi(<Section>Cards</Section>);
  expect(getByText('Cards')).toBeVisible();
  expect(queryByRole('region')).toBeNull();
});

test('uses the heading as its name', () => {
  const { getByRole } = renderUi(<Section title="FAQ">Answers</Section>);
  expect(getByRole('region', { name: 'FAQ' })).toHaveTextContent('Answers');
});
