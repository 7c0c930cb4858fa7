import { Inline, SkipLink } from '@platform/ui';
import { brands } from 'virtual:platform-brands';
import type { ReactNode } from 'react';
import type { Assets, Page, SiteData } from './data';
import { Island } from './Island';
import { navigation } from './pages';
import * as styles from './site.css';
import { WIDE } from './widths';

/** Valid values, because a stored brand may no longer exist. */
const LOOKS = {
  brand: brands.map(({ id }) => id),
  scheme: ['system', 'light', 'dark'],
};

/**
 * Script that applies the user's brand and scheme before the first paint. It also applies later
 * choices, which the user may make in another tab or on the page that contains a framed example.
 * After a return from the back/forward cache, the script applies the choice again.
 */
const LOOK = `{const show=()=>{for(const [name,looks] of Object.entries(${JSON.stringify(LOOKS)})){const kept=localStorage.getItem('docs.'+name);if(looks.includes(kept))document.documentElement.dataset[name]=kept}};show();addEventListener('storage',show);addEventListener('pageshow',show)}`;

/** Script that opens the menu beside the page. On a phone, the menu stays closed above the page. */
const OPEN_MENU = `if(matchMedia('${WIDE}').matches)document.currentScript.previousElementSibling.open=true`;

interface HtmlProps {
  title: string;
  description?: string;
  assets: Assets;
  children: ReactNode;
}

export const Html = ({ title, description, assets, children }: HtmlProps) => (
  <html lang="en" data-brand="default" data-scheme="system">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="stylesheet" href={assets.styles} />
      <script dangerouslySetInnerHTML={{ __html: LOOK }} />
      <script type="module" src={assets.script} />
    </head>
    <body>{children}</body>
  </html>
);

interface DocumentProps {
  page: Page;
  data: SiteData;
  assets: Assets;
}

export function Document({ page, data, assets }: DocumentProps) {
  const { base } = data;
  const address = (path: string) => base + path.slice(1);
  return (
    <Html title={`${page.title} · Platform UI`} description={page.description} assets={assets}>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <header className={styles.header}>
        <a href={base} className={styles.logo}>
          Platform UI
        </a>
        <Inline>
          <Island name="Search" props={{ base }} />
          <Island name="Look" props={{ brands: data.brands }} className={styles.look} />
        </Inline>
      </header>
      <div className={styles.columns}>
        <details className={styles.menu}>
          <summary className={styles.menuTitle}>Menu</summary>
          <nav aria-label="Pages" className={styles.nav}>
            {navigation(data).map(({ title, links }) => (
              <div key={title}>
                <p className={styles.navTitle}>{title}</p>
                <ul>
                  {links.map(({ path, label }) => (
                    <li key={path}>
                      <a
                        href={address(path)}
                        aria-current={path === page.path ? 'page' : undefined}
                        className={styles.navLink}
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </details>
        <script dangerouslySetInnerHTML={{ __html: OPEN_MENU }} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {page.body}
        </main>
        {page.headings.length > 1 && (
          <nav aria-label="On this page" className={styles.contents}>
            <p className={styles.navTitle}>On this page</p>
            <ul>
              {page.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.navLink}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Html>
  );
}
