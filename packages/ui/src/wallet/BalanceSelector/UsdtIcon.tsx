import type { ComponentProps } from 'react';

export function UsdtIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden {...props}>
      <circle cx="12" cy="12" r="12" fill="currentColor" opacity="0.18" />
      <path
        d="M6.5 7h11M12 7v11M12 10.6c-3.6 0-6.2.7-6.2 1.7S8.4 14 12 14s6.2-.7 6.2-1.7-2.6-1.7-6.2-1.7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
