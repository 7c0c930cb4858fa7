'use client';

import { Button } from '@platform/ui/Button';

export default function Page() {
  return typeof Button;
}
