'use client';

import type { ServerAccess } from '@platform/tokens/browser';
import { Form, PasswordField, TextField, useDraft } from '@platform/ui';

/** Access to a server, and the author that the server records. */
export interface Login extends ServerAccess {
  author: string;
}

export function ConnectForm({ onConnect }: { onConnect: (login: Login) => Promise<void> }) {
  const { text, form } = useDraft<Login>({
    initial: { address: 'http://localhost:4000', token: '', author: '' },
    problems: ({ address, token, author }) => ({
      ...(!/^https?:\/\/\S+$/.test(address) && {
        address: 'Enter an address such as https://play.example.com.',
      }),
      ...(token === '' && {
        token: 'Create a token at /staff on the server. A local server prints one when it starts.',
      }),
      ...(author.trim() === '' && { author: 'Enter your name. It is recorded with your actions.' }),
    }),
    onSubmit: ({ address, token, author }) => {
      void onConnect({ address: address.replace(/\/$/, ''), token, author: author.trim() });
    },
  });
  return (
    <Form draft={form} submit="Connect">
      <TextField label="Address of the server" autoComplete="off" {...text('address')} />
      <PasswordField label="Token" autoComplete="off" {...text('token')} />
      <TextField label="Your name" autoComplete="name" {...text('author')} />
    </Form>
  );
}
