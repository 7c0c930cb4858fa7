import { useCallback, useState } from 'react';
import { useSearchParams, type Location } from 'react-router-dom';
import { withoutModal } from './modalTarget';
import { isModalName, type ModalName } from '../../paths';

/** Returns the modal that a query names. */
export function modalIn(query: URLSearchParams): ModalName | null {
  const tab = query.get('tab') ?? '';
  return query.get('modal') === 'auth' && isModalName(tab) ? tab : null;
}

interface Modal {
  /** Modal that the address names. */
  name: ModalName | null;
  /** Sponsor's code from the last referral link, which is kept until the visitor registers. */
  sponsor: string;
  /** Removes the modal's parameters from the address and keeps the other parameters. */
  close: () => void;
}

/** Returns the modal in the query string: `?modal=auth&tab=register&sponsor=CODE`. */
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
