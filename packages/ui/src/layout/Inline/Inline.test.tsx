import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Inline } from './Inline';

describeConformance('Inline', {
  render: (props) => <Inline {...props}>Row</Inline>,
  root: HTMLDivElement,
});

test('places children side by side, and wraps them if they do not fit', () => {
  const { getByText } = renderUi(
    <div style={{ inlineSize: 300 }}>
      <Inline gap="s">
        <p style={{ inlineSize: 120 }}>First</p>
        <p style={{ inlineSize: 120 }}>Second</p>
        <p style={{ inlineSize: 120 }}>Third</p>
      </Inline>
    </div>,
  );
  const first = getByText('First').getBoundingClientRect();
  const second = getByText('Second').getBoundingClientRect();
  const third = getByText('Third').getBoundingClientRect();
  expect(second.left - first.right).toBe(8);
  expect(second.top).toBe(first.top);
  expect(third.top - first.bottom).toBe(8);
});
