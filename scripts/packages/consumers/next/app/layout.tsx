import '@platform/ui/theme.css';
import '@platform/ui/Button.css';
import '@platform/ui/Dialog.css';
import '@platform/ui/Stack.css';
import '@platform/ui/brands/aurora.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'A site outside the workspace', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand="aurora" data-scheme="dark">
      <body>{children}</body>
    </html>
  );
}
