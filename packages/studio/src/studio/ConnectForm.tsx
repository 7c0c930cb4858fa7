'use client';

import type { ServerAccess } from '@platform/tokens/browser';
import { Form, PasswordField, TextField, useDraft } from '@platform/ui';

export function ConnectForm({ onConnect }: { onConnect: (login: ServerAccess) => Promise<void> }) {
  const { text, form } = useDraft<ServerAccess>({
    initial: { address: 'http://localhost:4000', token: '' },
    problems: ({ address, token }) => ({
      ...(!/^https?:\/\/\S+$/.test(address) && {
        address: 'Enter an address such as https://play.example.com.',
      }),
      ...(token === '' && {
        token:
          'Create a token at /staff on the server. A local server keeps one in staff.json in its data folder.',
      }),
    }),
    onSubmit: ({ address, token }) => {
      void onConnect({ address: address.replace(/\/$/, ''), token });
    },
  });
  return (
    <Form draft={form} submit="Connect">
      <TextField label="Address of the server" autoComplete="off" {...text('address')} />
      <PasswordField label="Token" autoComplete="off" {...text('token')} />
    </Form>
  );
}
