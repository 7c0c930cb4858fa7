import { useEffect, useState } from 'react';
import { codeInTime } from '../loading/codeInTime';
import { DisplayButton } from './DisplayButton';
import type { DisplayMenu } from './DisplayMenu';

const loadMenu = async () => (await import('./DisplayMenu')).DisplayMenu;

/** Menu for language and appearance. If the menu's code fails to load, a click retries. */
export function DisplayChoice() {
  const [Menu, setMenu] = useState<typeof DisplayMenu>();
  // A click before the menu has loaded opens the menu later.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    codeInTime(loadMenu).then(
      (Code) => setMenu(() => Code),
      () => setWanted(false),
    );
  }, [wanted]);
  return Menu ? <Menu defaultOpen={wanted} /> : <DisplayButton onClick={() => setWanted(true)} />;
}
