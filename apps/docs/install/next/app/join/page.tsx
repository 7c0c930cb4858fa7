import { Form } from '@platform/ui/Form';
import { Notice } from '@platform/ui/Notice';
import { TextField } from '@platform/ui/TextField';
import { redirect } from 'next/navigation';

async function join(data: FormData) {
  'use server';
  const name = String(data.get('name'));
  redirect(`/join?${new URLSearchParams({ name }).toString()}`);
}

interface JoinProps {
  searchParams: Promise<{ name?: string }>;
}

export default async function Join({ searchParams }: JoinProps) {
  const { name } = await searchParams;
  if (name) return <Notice tone="info">Welcome, {name}.</Notice>;
  return (
    <Form action={join} submit="Join">
      <TextField label="Name" name="name" required />
    </Form>
  );
}
