'use client';

import { footer } from '@platform/messages/footer';
import { HeartHandshake } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { systemClock, type Clock } from '../../internal/seams';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useBrand } from '../../theme/BrandProvider';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Footer.css';

export interface FooterLink {
  text: string;
  href: string;
}

export interface FooterSlots {
  /** Logo, which links to the home page. */
  logo?: SlotProps<'a'> | undefined;
  help?: SlotProps<'a'> | undefined;
  /** Any other link, by URL. */
  link?: ((href: string) => SlotProps<'a'> | undefined) | undefined;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /**
   * Clock for the copyright year, in UTC.
   * @default the system's clock
   */
  now?: Clock;
  /** URL for the logo link. */
  homeHref: string;
  /** Responsible gambling statement. */
  statement: ReactNode;
  /** URL of the page with help for gambling problems. */
  helpHref: string;
  /** Label of the help link. */
  helpText: string;
  /** Additional paragraph, such as a licence. */
  note?: ReactNode;
  /**
   * Other links, such as a link to the company.
   * @default []
   */
  links?: readonly FooterLink[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof footer>>;
  /**
   * Props for the parts, such as `{ help: { target: '_blank' } }`.
   * @default {}
   */
  slotProps?: FooterSlots | undefined;
}

/**
 * Footer of every page, with the brand and a responsible gambling statement.
 *
 * **Do:** Show the legally required information.
 *
 * **Don't:** Repeat the menu.
 */
export function Footer({
  now = systemClock,
  homeHref,
  statement,
  helpHref,
  helpText,
  note,
  links = [],
  texts,
  slotProps,
  className,
  ...rest
}: FooterProps) {
  const text = useTexts(footer, texts);
  const { name, websiteUrl, websiteUrlName } = useBrand();
  return (
    <footer {...rest} className={classNames(styles.root, className)}>
      <div className={styles.content}>
        <BrandLogo {...mergeProps({ href: homeHref }, slotProps?.logo)} />
        <div className={styles.statement}>
          <HeartHandshake aria-hidden className={styles.icon} />
          <div>
            <Text size="s" tone="muted">
              {statement}
            </Text>
            <Link
              look="standalone"
              {...mergeProps({ href: helpHref, className: styles.help }, slotProps?.help)}
            >
              {helpText}
            </Link>
          </div>
        </div>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link, index) => (
              // Two links may have the same URL, so the key includes the index.
              <li key={`${link.href} ${index}`}>
                <Link
                  look="standalone"
                  {...mergeProps({ href: link.href }, slotProps?.link?.(link.href))}
                >
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {note !== undefined && (
          <Text size="xs" tone="muted" className={styles.note}>
            {note}
          </Text>
        )}
        <Text size="xs" tone="muted" className={styles.copyright}>
          {text.copyright({ year: String(new Date(now()).getUTCFullYear()), brand: name })}{' '}
          {websiteUrlName && <Link href={websiteUrl || homeHref}>{websiteUrlName}</Link>}
        </Text>
      </div>
    </footer>
  );
}
