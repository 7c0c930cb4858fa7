import { menuTitles } from '@platform/messages/menuTitles';
import { addressesOf, DIALOGS, PAGES, type MenuPlaces } from '../pages';
import { dialogHref, type ModalName } from '../paths';
import { dialogTitle, pageTitle } from '../titles';

/** A page or a dialog, as menus lead to it. */
export interface MenuLink extends MenuPlaces {
  readonly title: string;
  /** What it is called in its group of the sidebar; without it, the line of the group leads to it. */
  readonly titleInGroup: string | undefined;
  readonly href: string;
  /** What a brand calls the game that it is of. */
  readonly game?: string;
}

const inGroups: Readonly<Record<string, string | undefined>> = menuTitles;

const pageLinks = PAGES.flatMap((page) =>
  addressesOf(page).map(({ path, type }): MenuLink => {
    const title = pageTitle(page.name, type);
    const isNamed = type !== undefined || page.game !== undefined;
    return { ...page, title, titleInGroup: isNamed ? title : inGroups[page.name], href: path };
  }),
);

const dialogLinks = (Object.keys(DIALOGS) as ModalName[]).map((name): MenuLink => ({
  ...DIALOGS[name],
  title: dialogTitle(name),
  titleInGroup: inGroups[name],
  href: dialogHref(name),
}));

/** Every page and dialog, in the order of the manifest. */
export const MENU_LINKS: readonly MenuLink[] = [...pageLinks, ...dialogLinks];
