import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Divider } from './Divider';

describeConformance('Divider', {
  render: (props) => <Divider {...props} />,
  root: HTMLHRElement,
});

test('is as tall as its row if vertical', () => {
  const { getByRole } = renderUi(
    <div style={{ display: 'flex', blockSize: 40 }}>
      <Divider orientation="vertical" />
    </div>,
  );
  const { width, height } = getByRole('separator').getBoundingClientRect();
  expect({ width, height }).toEqual({ width: 1, height: 40 });
});
