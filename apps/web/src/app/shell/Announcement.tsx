import { AnnouncementBar, Link, type BrandNotice } from '@platform/ui';

/** What the brand announces above every page. */
export function Announcement({ text, link }: BrandNotice) {
  return (
    <AnnouncementBar
      action={
        link && (
          <Link look="standalone" href={link.href}>
            {link.text}
          </Link>
        )
      }
    >
      {text}
    </AnnouncementBar>
  );
}
