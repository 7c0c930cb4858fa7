import { useCallback, useState } from 'react';
import { useSearchParams, type Location } from 'react-router-dom';
import { withoutModal } from './modalTarget';
import { isModalName, type ModalName } from '../../paths';

export function modalIn(query: URLSearchParams): ModalName | null {
  const tab = query.get('tab') ?? '';
  return query.get('modal') === 'auth' && isModalName(tab) ? tab : null;
}

interface Modal {
  name: ModalName | null;
  /** Sponsor code of the last referral link, kept until registration. */
  sponsor: string;
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
