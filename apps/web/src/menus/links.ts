import { landingModalHref, modalHref, type ModalName } from '../paths';
import { addressesOf, DIALOGS, PAGES, type DialogFacts, type MenuPlaces } from '../pages';

/** A page or a dialog, as menus lead to it. */
export interface MenuLink extends MenuPlaces {
  readonly title: string;
  readonly href: string;
  /** What a brand calls the game that it is of. */
  readonly game?: string;
}

const pageLinks = PAGES.flatMap(({ game, sidebar, bottomBar, productMenu, ...page }) =>
  addressesOf(page).map(({ path, title }): MenuLink => ({
    title,
    href: path,
    ...(game !== undefined && { game }),
    ...(sidebar && { sidebar }),
    ...(bottomBar && { bottomBar }),
    ...(productMenu !== undefined && { productMenu }),
  })),
);

const dialogLinks = (Object.entries(DIALOGS) as [ModalName, DialogFacts][]).map(
  ([name, { audience, title = '', ...places }]): MenuLink => ({
    ...places,
    title,
    href: audience === 'visitors' ? landingModalHref(name) : modalHref(name),
  }),
);

/** Every page and dialog, in the order of the manifest. */
export const MENU_LINKS: readonly MenuLink[] = [...pageLinks, ...dialogLinks];
