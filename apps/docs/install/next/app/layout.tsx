import '@platform/ui/styles.css';
import '@platform/ui/brands/aurora.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'My platform', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand="aurora" data-scheme="system">
      <body>{children}</body>
    </html>
  );
}
