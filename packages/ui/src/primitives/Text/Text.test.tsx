import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Text } from './Text';

describeConformance('Text', {
  render: (props) => <Text {...props}>Place your bets</Text>,
  root: HTMLParagraphElement,
});

test('renders the requested element', () => {
  const { getByText } = renderUi(<Text as="strong">12.5 USDT</Text>);
  expect(getByText('12.5 USDT').tagName).toBe('STRONG');
});

test('keeps a long word inside its box', () => {
  const { getByText } = renderUi(
    <div style={{ inlineSize: 120 }}>
      <Text size="xl">Donaudampfschifffahrtsgesellschaft</Text>
    </div>,
  );
  const text = getByText('Donaudampfschifffahrtsgesellschaft');
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
});
