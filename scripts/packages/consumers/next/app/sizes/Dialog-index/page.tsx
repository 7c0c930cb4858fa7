'use client';

import { Dialog } from '@platform/ui';

export default function Page() {
  return typeof Dialog;
}
