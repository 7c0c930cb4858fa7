'use client';

import { Button } from '@platform/ui/Button';
import { Dialog } from '@platform/ui/Dialog';
import { useState } from 'react';

export function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Play</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sign In">
        Welcome
      </Dialog>
    </>
  );
}
