import { Button } from '@platform/ui/Button';
import { Dialog } from '@platform/ui/Dialog';
import { Form } from '@platform/ui/Form';
import { TextField } from '@platform/ui/TextField';
import { useToasts } from '@platform/ui/Toast';
import { useState } from 'react';

export function Transfer() {
  const [open, setOpen] = useState(false);
  const toasts = useToasts();

  const send = (data: FormData) => {
    setOpen(false);
    toasts.success(`Sent to ${String(data.get('to'))}.`);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Transfer</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Transfer">
        <Form action={send} submit="Send">
          <TextField label="To" name="to" required />
        </Form>
      </Dialog>
    </>
  );
}
