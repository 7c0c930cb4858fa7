import { useCallback, useState } from 'react';
import { useSearchParams, type Location } from 'react-router-dom';
import { withoutModal } from './modalTarget';
import { isModalName, type ModalName } from '../../paths';

/** The modal that a query asks for. */
export function modalIn(query: URLSearchParams): ModalName | null {
  const tab = query.get('tab') ?? '';
  return query.get('modal') === 'auth' && isModalName(tab) ? tab : null;
}

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
  const name = modalIn(query);
  const code = query.get('sponsor');
  const [sponsor, setSponsor] = useState(code ?? '');
  if (code && code !== sponsor) setSponsor(code);
  const [, setQuery] = useSearchParams();
  const close = useCallback(() => setQuery(withoutModal, { replace: true }), [setQuery]);
  return { name, sponsor: code || sponsor, close };
}
