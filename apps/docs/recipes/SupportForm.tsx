import { Form, Notice, TextArea, TextField, useDraft, type Problems } from '@platform/ui';
import { useState } from 'react';

interface Question {
  email: string;
  message: string;
}

const findProblems = ({ email, message }: Question): Problems<Question> => ({
  ...(!email.includes('@') && { email: 'Enter an email address, such as ada@example.com.' }),
  ...(message.trim().length < 10 && { message: 'Describe it in at least 10 characters.' }),
});

export function SupportForm() {
  const [sent, setSent] = useState(false);
  const { form, text } = useDraft<Question>({
    initial: { email: '', message: '' },
    problems: findProblems,
    onSubmit: () => setSent(true),
  });
  if (sent) return <Notice tone="success">We will answer within a day.</Notice>;
  return (
    <Form draft={form} submit="Send" style={{ maxInlineSize: 400 }}>
      <TextField {...text('email')} label="Email" type="email" autoComplete="email" required />
      <TextArea {...text('message')} label="How can we help?" rows={4} required />
    </Form>
  );
}
