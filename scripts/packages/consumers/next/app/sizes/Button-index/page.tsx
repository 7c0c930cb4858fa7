'use client';

import { Button } from '@platform/ui';

export default function Page() {
  return typeof Button;
}
