import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { MaskedHash } from './MaskedHash';

const HASH = '0x9f2c4a6b8d0e1f3a5c7e9b1d3f5a7c9e';

describeConformance('MaskedHash', {
  render: (props) => <MaskedHash hash={HASH} href="https://explorer.example/1" {...props} />,
  root: HTMLSpanElement,
});

test("[HIST-03] shows 'Hash Pending' without a copy button for an empty hash", () => {
  const { getByText, queryByRole } = renderUi(<MaskedHash hash="" href="https://x.example" />);
  expect(getByText('Hash Pending')).toBeVisible();
  expect(queryByRole('button')).toBeNull();
  expect(queryByRole('link')).toBeNull();
});

test('[HIST-04] shows both ends, and copies the whole hash', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByText, getByRole } = renderUi(<MaskedHash hash={HASH} />);
  expect(getByText('0x9f2*****a7c9e')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Copy hash' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(HASH);
});

test('[HIST-01] links to the block explorer if a URL is passed', () => {
  const { getByRole } = renderUi(<MaskedHash hash={HASH} href="https://explorer.example/tx/1" />);
  const link = getByRole('link', { name: '0x9f2*****a7c9e' });
  expect(link).toHaveAttribute('href', 'https://explorer.example/tx/1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
