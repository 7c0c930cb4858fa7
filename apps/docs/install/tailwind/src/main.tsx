import './app.css';
import { Button, Dialog, Stack } from '@platform/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [open, setOpen] = useState(false);
  return (
    <Stack className="mx-auto max-w-sm p-6">
      <Button className="rounded-none" onClick={() => setOpen(true)}>
        Play
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sign In">
        Welcome
      </Dialog>
    </Stack>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
