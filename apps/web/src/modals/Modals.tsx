import { useSession } from '@platform/api/react';
import { useModal } from '../app/useModal';
import { LoginModal } from './LoginModal';
import { LogoutModal } from './LogoutModal';
import { RegisterModal } from './RegisterModal';

/** The modals of every page. Which one is open stands in the address; some need a session. */
export function Modals() {
  const { signedIn } = useSession();
  const { name, sponsor, close } = useModal();
  return (
    <>
      <LoginModal open={name === 'login' && !signedIn} onClose={close} />
      <RegisterModal open={name === 'register' && !signedIn} sponsor={sponsor} onClose={close} />
      <LogoutModal open={name === 'logout' && signedIn} onClose={close} />
    </>
  );
}
