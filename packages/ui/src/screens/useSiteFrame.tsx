import { Link } from '../primitives/Link/Link';
import { AnnouncementBar } from '../shell/AnnouncementBar/AnnouncementBar';
import { Footer } from '../shell/Footer/Footer';
import { footer, shell } from '../testing/sampleSite';
import { useBrand } from '../theme/BrandProvider';
import { arrangeMenu } from '../theme/brandContent';
import { NOW } from './fixtures';

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
