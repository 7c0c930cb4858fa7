import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { Card } from '../../layout/Card/Card';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { FullHash } from './FullHash';

const HASH = '7626f68cece37c4a7efe0f1e7fc4367560ff51ebb45b6a059845339fa7c7801e';

describeConformance('FullHash', {
  render: (props) => <FullHash label="Commitment" value={HASH} {...props} />,
  root: HTMLDivElement,
});

test('shows and copies the whole value, with its label', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole } = renderUi(<FullHash label="Commitment" value={HASH} hint="SHA-256" />);
  expect(getByRole('group', { name: 'Commitment' })).toHaveTextContent(HASH);
  await userEvent.click(getByRole('button', { name: 'Copy Commitment' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(HASH);
});

test('has no copy button for a short value', () => {
  const { queryByRole } = renderUi(<FullHash label="Beacon round" value="95334447" />);
  expect(queryByRole('button')).toBeNull();
});

test('wraps on very narrow phones', async () => {
  await browser.viewport(320, 640);
  renderUi(
    <Card>
      <FullHash label="Signature" value={HASH.repeat(3)} />
    </Card>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
