import { useEffect, useState } from 'react';
import { codeInTime } from '../loading/codeInTime';
import { DisplayButton } from './DisplayButton';
import type { DisplayMenu } from './DisplayMenu';

const loadMenu = async () => (await import('./DisplayMenu')).DisplayMenu;

/**
 * The choice of a language and of the colours. Where the menu's code does not arrive, the button
 * stays, and a click asks for it again.
 */
export function DisplayChoice() {
  const [Menu, setMenu] = useState<typeof DisplayMenu>();
  // A click that comes before the menu's code opens it.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    codeInTime(loadMenu).then(
      (Code) => setMenu(() => Code),
      () => setWanted(false),
    );
  }, [wanted]);
  return Menu ? <Menu defaultOpen={wanted} /> : <DisplayButton onClick={() => setWanted(true)} />;
}
