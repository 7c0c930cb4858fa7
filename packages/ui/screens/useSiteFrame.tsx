import { Link } from '../src/primitives/Link/Link';
import { AnnouncementBar } from '../src/shell/AnnouncementBar/AnnouncementBar';
import { Footer } from '../src/shell/Footer/Footer';
import { footer, shell } from '../src/samples/site';
import { useBrand } from '../src/theme/BrandProvider';
import { arrangeMenu } from '../src/theme/brandContent';
import { NOW } from '../src/samples/time';

/**
 * Returns the props of an `AppShell` for every screen, with the brand's announcement, menu and
 * footer.
 */
export function useSiteFrame() {
  const { content: { announcement, menu, footer: foot } = {}, supportUrl } = useBrand();
  const link = announcement?.link;
  return {
    ...shell,
    groups: arrangeMenu(shell.groups, menu),
    announcement: announcement && (
      <AnnouncementBar
        action={
          link && (
            <Link look="standalone" href={link.href}>
              {link.text}
            </Link>
          )
        }
      >
        {announcement.text}
      </AnnouncementBar>
    ),
    footer: (
      <Footer
        {...footer}
        links={[
          ...(supportUrl === undefined ? [] : [{ text: 'Help and support', href: supportUrl }]),
          ...(foot?.links ?? []),
        ]}
        note={foot?.text}
        now={() => NOW}
      />
    ),
  };
}
