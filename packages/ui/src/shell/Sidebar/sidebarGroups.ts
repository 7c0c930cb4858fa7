import type { ReactNode } from 'react';

/** One link below a group's title. */
export interface SidebarItem {
  title: string;
  href: string;
  /** The game it leads to, for brands that offer only some: `wingo`. */
  game?: string;
}

/** A line of the sidebar: a link of its own, or a title that reveals links. */
export type SidebarGroup = {
  /** Stable, e.g. `bonus`. */
  id: string;
  title: string;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /** For members only. */
  auth: boolean;
} & ({ href: string; items?: never } | { href?: never; items: readonly SidebarItem[] });

/**
 * The groups a reader may see, with the games on offer. Visitors see what is not for members, and
 * every link of it leads to the sign-in dialog.
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
