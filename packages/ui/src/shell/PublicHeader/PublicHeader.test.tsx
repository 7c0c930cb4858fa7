import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { publicHeader } from '../../samples/site';
import { PublicHeader } from './PublicHeader';

describeConformance('PublicHeader', {
  render: (props) => <PublicHeader {...publicHeader} {...props} />,
  root: HTMLElement,
  slots: {
    parts: ['browse', 'logo', 'actions', 'signIn', 'register'],
    props: { onBrowse: () => {} },
  },
});

test('[LAND-01] shows the logo, Sign in and Register, in this order', () => {
  const { getAllByRole } = renderUi(<PublicHeader {...publicHeader} />);
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Default Site', '/'],
      ['Sign in', '/?tab=login&modal=auth'],
      ['Register', '/?tab=register&modal=auth'],
    ],
  );
});

test('opens the menu with Browse, and announces the open state', async () => {
  const onBrowse = vi.fn();
  const { getByRole, rerender } = renderUi(<PublicHeader {...publicHeader} onBrowse={onBrowse} />);
  const browse = getByRole('button', { name: 'Browse' });
  expect(browse).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(browse);
  expect(onBrowse).toHaveBeenCalledOnce();
  rerender(<PublicHeader {...publicHeader} onBrowse={onBrowse} menuOpen />);
  expect(browse).toHaveAttribute('aria-expanded', 'true');
});
