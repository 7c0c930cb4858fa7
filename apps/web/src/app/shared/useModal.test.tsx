// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useModal } from './useModal';

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const location = useLocation();
      return { modal: useModal(location), location, navigate: useNavigate() };
    },
    { wrapper },
  );
  return result;
}

test.each([
  ['/guides?modal=auth&tab=login', 'login'],
  ['/guides?modal=auth&tab=nothing', null],
  ['/guides?tab=login', null],
])('[MODAL-01] %s opens %s', (address, name) => {
  expect(openAt(address).current.modal.name).toBe(name);
});

test('[MODAL-02] keeps the sponsor of a referral link during navigation', async () => {
  const page = openAt('/?modal=auth&tab=register&sponsor=ASHA01');
  expect(page.current.modal.sponsor).toBe('ASHA01');
  await act(() => page.current.navigate('/guides'));
  await act(() => page.current.navigate('/?modal=auth&tab=register'));
  expect(page.current.modal).toMatchObject({ name: 'register', sponsor: 'ASHA01' });
  await act(() => page.current.navigate('/?modal=auth&tab=register&sponsor=RAVI07'));
  expect(page.current.modal.sponsor).toBe('RAVI07');
});

test('[MODAL-03] closing a modal keeps the other query parameters', () => {
  const page = openAt('/my-bets?page=2&modal=auth&tab=wallet');
  act(() => page.current.modal.close());
  expect(page.current.location).toMatchObject({ pathname: '/my-bets', search: '?page=2' });
  expect(page.current.modal.name).toBeNull();
});

test('[MODAL-03] Back does not reopen a closed modal', async () => {
  const page = openAt('/my-bets');
  await act(() => page.current.navigate('/my-bets?modal=auth&tab=wallet'));
  act(() => page.current.modal.close());
  await act(() => page.current.navigate(-1));
  expect(page.current.modal.name).toBeNull();
});
