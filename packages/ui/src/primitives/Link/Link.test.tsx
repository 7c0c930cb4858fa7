import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Link } from './Link';
import { LinkProvider, type LinkComponentProps } from './LinkProvider';

describeConformance('Link', {
  render: (props) => (
    <Link href="/guides" {...props}>
      Read our guides
    </Link>
  ),
  root: HTMLAnchorElement,
});

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

test("uses the router's link inside a LinkProvider", () => {
  const { getByRole } = renderUi(
    <LinkProvider component={RouterLink}>
      <Link href="/guides">Guides</Link>
      <Link href="https://example.com">Explorer</Link>
    </LinkProvider>,
  );
  expect(getByRole('link', { name: 'Guides' })).toHaveAttribute('data-router', 'yes');
  expect(getByRole('link', { name: 'Explorer' })).not.toHaveAttribute('data-router');
});

test('denies external pages access to the window', () => {
  const { getByRole } = renderUi(
    <Link href="https://example.com" target="_blank">
      Explorer
    </Link>,
  );
  expect(getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('reacts to Enter', async () => {
  const onClick = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole } = renderUi(
    <Link href="/guides" onClick={onClick}>
      Guides
    </Link>,
  );
  getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('is tall enough to tap if `standalone`', () => {
  const { getByRole } = renderUi(
    <Link href="/guides" look="standalone">
      Guides
    </Link>,
  );
  expect(getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
