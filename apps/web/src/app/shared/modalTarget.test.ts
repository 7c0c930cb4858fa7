import { describe, expect, test } from 'vitest';
import { targetOf, withoutModal } from './modalTarget';

const at = (pathname: string, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'default',
});

const to = (pathname: string, query: Record<string, string>) => ({
  pathname,
  search: new URLSearchParams(query).toString(),
});

describe('[MODAL-01] a link to a modal', () => {
  test('opens the modal on the current page and keeps the other query parameters', () => {
    expect(targetOf('?tab=wallet&modal=auth', at('/my-bets', '?page=2'))).toEqual(
      to('/my-bets', { page: '2', tab: 'wallet', modal: 'auth' }),
    );
  });

  test('replaces the open modal', () => {
    const open = at('/my-bets', '?page=2&tab=betdetails&modal=auth&bet=18');
    expect(targetOf('?tab=wallet&modal=auth', open)).toEqual(
      to('/my-bets', { page: '2', tab: 'wallet', modal: 'auth' }),
    );
  });

  test('[MODAL-02] keeps the sponsor parameter of a visitor', () => {
    expect(targetOf('/?tab=register&modal=auth', at('/', '?sponsor=ASHA01'))).toEqual(
      to('/', { sponsor: 'ASHA01', tab: 'register', modal: 'auth' }),
    );
  });

  test('does not change links to other pages', () => {
    const href = '/?tab=login&modal=auth';
    expect(targetOf(href, at('/guides', '?page=2'))).toBe(href);
  });
});

test.each(['/my-bets', '/my-bets?page=3', '?level=2'])(
  'does not change %s, a link that opens no modal',
  (href) => {
    expect(targetOf(href, at('/my-bets', '?page=2'))).toBe(href);
  },
);

test("[MODAL-03] closing a modal removes only the modal's query parameters", () => {
  const open = new URLSearchParams('page=2&tab=betdetails&modal=auth&bet=18&sponsor=ASHA01');
  expect(withoutModal(open).toString()).toBe('page=2&sponsor=ASHA01');
});
