import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Grid } from './Grid';

describeConformance('Grid', {
  render: (props) => <Grid {...props}>Cell</Grid>,
  root: HTMLDivElement,
});

const columnsIn = (width: number) => {
  const { getByTestId, unmount } = renderUi(
    <div style={{ inlineSize: width }}>
      <Grid minColumn={200} gap="l" data-testid="grid">
        <p>1</p>
        <p>2</p>
        <p>3</p>
      </Grid>
    </div>,
  );
  const columns = getComputedStyle(getByTestId('grid')).gridTemplateColumns.split(' ');
  unmount();
  return columns.map(parseFloat);
};

test('shows as many equal columns as fit', () => {
  expect(columnsIn(632)).toEqual([200, 200, 200]);
  expect(columnsIn(500)).toEqual([242, 242]);
});

test('shows one column if the grid is narrower than the minimum width', () => {
  expect(columnsIn(120)).toEqual([120]);
});
