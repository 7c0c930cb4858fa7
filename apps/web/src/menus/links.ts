import { menuTitles } from '@platform/messages/menuTitles';
import { addressesOf, DIALOGS, PAGES, type MenuPlaces } from '../pages';
import { dialogHref, type ModalName } from '../paths';
import { dialogTitle, pageTitle } from '../titles';

export interface MenuLink extends MenuPlaces {
  readonly title: string;
  /** Title in a sidebar group; undefined if the group title itself is the link. */
  readonly titleInGroup: string | undefined;
  readonly href: string;
  /** Key of the linked game in the brand's list. */
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

/** Links to all pages and dialogs, in manifest order. */
export const MENU_LINKS: readonly MenuLink[] = [...pageLinks, ...dialogLinks];
