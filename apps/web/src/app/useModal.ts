import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withoutModal } from './modalTarget';
import { MODALS, type ModalName } from '../paths';

interface Modal {
  /** The modal that the address asks for. */
  name: ModalName | null;
  /** The sponsor's code of a referral link. */
  sponsor: string;
  /** Takes the modal out of the address and leaves the rest of it. */
  close: () => void;
}

/** The modal in the query string: `?modal=auth&tab=register&sponsor=CODE`. */
export function useModal(): Modal {
  const [query, setQuery] = useSearchParams();
  const name = MODALS.find((modal) => query.get('modal') === 'auth' && query.get('tab') === modal);
  const close = useCallback(() => setQuery(withoutModal, { replace: true }), [setQuery]);
  return { name: name ?? null, sponsor: query.get('sponsor') ?? '', close };
}
