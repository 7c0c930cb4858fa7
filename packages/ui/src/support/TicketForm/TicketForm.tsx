'use client';

import {
  EMAIL_SHAPE,
  MESSAGES,
  SHORTEST_TICKET_TEXT,
  TICKET_TYPE_NAMES,
  TICKET_TYPES,
  type TicketType,
} from '@platform/rules/fields';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { Select } from '../../primitives/Select/Select';
import { TextArea } from '../../primitives/TextArea/TextArea';
import { TextField } from '../../primitives/TextField/TextField';

/** A request to support as it is typed. */
export interface TicketDraft {
  name: string;
  email: string;
  message: string;
  /** A `TicketType`; empty until one is chosen. */
  type: string;
}

const TEXTS = {
  name: 'Name',
  email: 'Email',
  type: 'Request type',
  chooseType: 'Choose one',
  message: 'Message',
  submit: 'Generate Ticket',
  pending: 'Please wait...',
};

export interface TicketFormProps extends FormPartProps<TicketDraft> {
  /**
   * Who asks: stands in the fields from the start.
   * @default empty fields
   */
  member?: Readonly<Pick<TicketDraft, 'name' | 'email'>>;
  /**
   * What the types are called.
   * @default the specification's: 'Bug Report', 'Feature Request', 'Account Issue', 'Other'
   */
  typeNames?: Readonly<Record<TicketType, string>>;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

const tooShort = (text: string) => text.trim().length < SHORTEST_TICKET_TEXT;

const findProblems = ({ name, email, message, type }: TicketDraft): Problems<TicketDraft> => ({
  ...(tooShort(name) && { name: MESSAGES.ticketName }),
  ...(!EMAIL_SHAPE.test(email.trim()) && { email: MESSAGES.ticketEmail }),
  ...(tooShort(message) && { message: MESSAGES.ticketMessage }),
  ...(!TICKET_TYPES.some((known) => known === type) && { type: MESSAGES.ticketType }),
});

const NOBODY = { name: '', email: '' };

/**
 * Asks support for help. It stands in a `Dialog` titled 'Generate Ticket', or on a page.
 *
 * **When not to use it:** for a question that the guides answer; link to them first.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | in a line of text: sends the ticket; in the message: begins a new line |
 */
export function TicketForm({
  onSubmit,
  pending = false,
  error,
  errors,
  problems = findProblems,
  member = NOBODY,
  typeNames = TICKET_TYPE_NAMES,
  texts,
  ...rest
}: TicketFormProps) {
  const label = { ...TEXTS, ...texts };
  const { form, text } = useDraft<TicketDraft>({
    initial: { name: member.name, email: member.email, message: '', type: '' },
    problems,
    errors,
    pending,
    onSubmit,
  });
  return (
    <Form
      {...rest}
      draft={form}
      error={error}
      submit={label.submit}
      pending={pending}
      pendingText={label.pending}
    >
      <TextField {...text('name')} label={label.name} required autoComplete="name" />
      <TextField
        {...text('email')}
        label={label.email}
        required
        type="email"
        autoComplete="email"
      />
      <Select
        {...text('type')}
        label={label.type}
        required
        options={[
          { value: '', label: label.chooseType },
          ...TICKET_TYPES.map((type) => ({ value: type, label: typeNames[type] })),
        ]}
      />
      <TextArea {...text('message')} label={label.message} required rows={5} />
    </Form>
  );
}
