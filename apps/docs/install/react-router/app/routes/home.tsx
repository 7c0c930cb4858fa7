import { Button } from '@platform/ui/Button';
import { Dialog } from '@platform/ui/Dialog';
import { useState } from 'react';

export const meta = () => [{ title: 'My platform' }];

export default function Home() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Play</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sign In">
        Welcome
      </Dialog>
    </main>
  );
}
