'use client';

import { Dialog } from '@platform/ui/Dialog';

export default function Page() {
  return typeof Dialog;
}
