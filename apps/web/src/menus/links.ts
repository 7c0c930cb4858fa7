import { addressesOf, DIALOGS, PAGES, type DialogFacts, type MenuPlaces } from '../pages';
import { landingModalHref, modalHref, type ModalName } from '../paths';

/** A page or a dialog, as menus lead to it. */
export interface MenuLink extends MenuPlaces {
  readonly title: string;
  readonly href: string;
  /** What a brand calls the game that it is of. */
  readonly game?: string;
}

const dialogHref = (name: ModalName, { audience }: DialogFacts) =>
  audience === 'visitors' ? landingModalHref(name) : modalHref(name);

/** Every page and dialog, in the order of the manifest. */
export const MENU_LINKS: readonly MenuLink[] = [
  ...PAGES.flatMap((page) =>
    addressesOf(page).map(({ path, title }) => ({ ...page, title, href: path })),
  ),
  ...(Object.entries(DIALOGS) as [ModalName, DialogFacts][]).map(([name, dialog]) => ({
    title: '',
    ...dialog,
    href: dialogHref(name, dialog),
  })),
];
