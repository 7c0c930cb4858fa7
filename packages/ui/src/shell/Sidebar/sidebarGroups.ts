import type { ReactNode } from 'react';

export interface SidebarItem {
  title: string;
  href: string;
  /** The link's game, such as `wingo`. Brands without this game hide the link. */
  game?: string;
}

/** Sidebar link, or a title with several links. */
export type SidebarGroup = {
  id: string;
  title: string;
  /** Icon with `aria-hidden`. */
  icon: ReactNode;
  /** True if only members can see the entry. */
  auth: boolean;
} & ({ href: string; items?: never } | { href?: never; items: readonly SidebarItem[] });

/**
 * Returns the groups that the user may see. For visitors, all links lead to the sign-in dialog.
 */
export function visibleGroups(
  groups: readonly SidebarGroup[],
  signedIn: boolean,
  signInHref: string,
  offers: (game: string) => boolean,
): readonly SidebarGroup[] {
  return groups.flatMap((group): readonly SidebarGroup[] => {
    if (group.auth && !signedIn) return [];
    const hrefFor = (href: string) => (signedIn ? href : signInHref);
    if (!group.items) return [{ ...group, href: hrefFor(group.href) }];
    const items = group.items
      .filter(({ game }) => game === undefined || offers(game))
      .map((item) => ({ ...item, href: hrefFor(item.href) }));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
