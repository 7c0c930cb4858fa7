import '@platform/ui/styles.css';
import '@platform/ui/brands/aurora.css';
import { LinkProvider, type LinkComponentProps } from '@platform/ui/Link';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** Makes component links use the router. */
const RouterLink = ({ href, ...props }: LinkComponentProps) => <Link to={href} {...props} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand="aurora" data-scheme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
