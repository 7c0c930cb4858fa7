import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Heading } from './Heading';

describeConformance('Heading', {
  render: (props) => (
    <Heading level={1} {...props}>
      Welcome
    </Heading>
  ),
  root: HTMLHeadingElement,
});

test('has the outline level from `level` and the appearance from `size`', () => {
  const { getByRole } = renderUi(
    <>
      <Heading level={1} size="s">
        Small page
      </Heading>
      <Heading level={2} size="display">
        Large section
      </Heading>
    </>,
  );
  const page = getByRole('heading', { level: 1, name: 'Small page' });
  const section = getByRole('heading', { level: 2, name: 'Large section' });
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  expect(size(section)).toBeGreaterThan(size(page));
});
