import { useCallback, useState } from 'react';
import { useSearchParams, type Location } from 'react-router-dom';
import { withoutModal } from './modalTarget';
import { MODALS, type ModalName } from '../paths';

interface Modal {
  /** The modal that the address asks for. */
  name: ModalName | null;
  /** The sponsor's code of the last referral link, which the visitor may look around before using. */
  sponsor: string;
  /** Takes the modal out of the address and leaves the rest of it. */
  close: () => void;
}

/** The modal in the query string: `?modal=auth&tab=register&sponsor=CODE`. */
export function useModal({ search }: Pick<Location, 'search'>): Modal {
  const query = new URLSearchParams(search);
  const name = MODALS.find((modal) => query.get('modal') === 'auth' && query.get('tab') === modal);
  const code = query.get('sponsor');
  const [sponsor, setSponsor] = useState(code ?? '');
  if (code && code !== sponsor) setSponsor(code);
  const [, setQuery] = useSearchParams();
  const close = useCallback(() => setQuery(withoutModal, { replace: true }), [setQuery]);
  return { name: name ?? null, sponsor: code || sponsor, close };
}
