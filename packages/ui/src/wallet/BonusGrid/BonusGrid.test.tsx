import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { BonusCard } from '../BonusCard/BonusCard';
import { BonusGrid } from './BonusGrid';

describeConformance('BonusGrid', {
  render: (props) => <BonusGrid {...props}>Cards</BonusGrid>,
  root: HTMLDivElement,
});

test.each([
  [280, 1],
  [358, 2],
  [900, 3],
  [1200, 6],
])('fits %i px with %i column(s)', (width, columns) => {
  const { getAllByRole } = renderUi(
    <div style={{ inlineSize: width }}>
      <BonusGrid>
        {(['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'] as const).map((kind) => (
          <BonusCard key={kind} kind={kind} amount={999_999_999_999_999_999n} href="/bonus" />
        ))}
      </BonusGrid>
    </div>,
  );
  const cards = getAllByRole('article');
  const starts = new Set(cards.map((card) => card.getBoundingClientRect().left));
  expect(starts.size).toBe(columns);
  for (const card of cards) expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
