import { useSession } from '@platform/api/react';
import { Suspense, useState } from 'react';
import { useModal } from '../app/useModal';
import { ENTRIES } from './entries';

/** The modals of every page: which one is open stands in the address. */
export function Modals() {
  const { signedIn } = useSession();
  const { name, sponsor, close } = useModal();
  // The last one asked for stays until the next, so that it can fade out.
  const [shown, setShown] = useState(name);
  if (name && name !== shown) setShown(name);
  if (!shown) return null;
  const { Modal, forMembers } = ENTRIES[shown];
  return (
    <Suspense>
      <Modal open={name === shown && forMembers === signedIn} onClose={close} sponsor={sponsor} />
    </Suspense>
  );
}
