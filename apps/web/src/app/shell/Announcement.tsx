import { AnnouncementBar, Link, type BrandNotice } from '@platform/ui';

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
