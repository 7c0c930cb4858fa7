'use client';

import { ticketForm } from '@platform/messages/ticketForm';
import { ticketTypes } from '@platform/messages/ticketTypes';
import { EMAIL_SHAPE, SHORTEST_TICKET_TEXT, TICKET_TYPES } from '@platform/rules/fields';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { Select, type SelectProps } from '../../primitives/Select/Select';
import { TextArea, type TextAreaProps } from '../../primitives/TextArea/TextArea';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface TicketDraft {
  name: string;
  email: string;
  message: string;
  /** Ticket type, a `TicketType`; empty until one is chosen. */
  type: string;
}

export interface TicketFormSlots extends FormSlots {
  name?: PartProps<TextFieldProps> | undefined;
  /** Email address for the reply. */
  email?: PartProps<TextFieldProps> | undefined;
  type?: PartProps<SelectProps<string>> | undefined;
  message?: PartProps<TextAreaProps> | undefined;
}

export interface TicketFormProps extends DraftFormProps<TicketDraft, TicketFormSlots> {
  /**
   * Member whose name and email address prefill the form.
   * @default empty fields
   */
  member?: Readonly<Pick<TicketDraft, 'name' | 'email'>>;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof ticketForm>>;
}

const tooShort = (text: string) => text.trim().length < SHORTEST_TICKET_TEXT;

const findProblems = ({ name, email, message, type }: TicketDraft): Problems<TicketDraft> => ({
  ...(tooShort(name) && { name: { code: 'invalidTicketName' } }),
  ...(!EMAIL_SHAPE.test(email.trim()) && { email: { code: 'invalidTicketEmail' } }),
  ...(tooShort(message) && { message: { code: 'invalidTicketMessage' } }),
  ...(!TICKET_TYPES.some((known) => known === type) && { type: { code: 'noTicketType' } }),
});

const NO_MEMBER = { name: '', email: '' };

/**
 * Form to contact support, in a `Dialog` titled 'Generate Ticket' or on a page.
 *
 * **When not to use it:** for questions that the guides answer, link to them first.
 *
 * **Do:** Ask for the facts that support needs.
 *
 * **Don't:** Ask for secrets.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | in a text field: sends the ticket; in the message: starts a new line |
 */
export function TicketForm({
  onSubmit,
  pending = false,
  error,
  errors,
  problems = findProblems,
  member = NO_MEMBER,
  texts,
  slotProps,
  ...rest
}: TicketFormProps) {
  const text = useTexts(ticketForm, texts);
  const typeNames = useTexts(ticketTypes);
  const { form, text: field } = useDraft<TicketDraft>({
    initial: { name: member.name, email: member.email, message: '', type: '' },
    problems,
    errors,
    pending,
    slotProps,
    onSubmit,
  });
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      error={error}
      submit={text.submit}
      pending={pending}
      pendingText={text.pending}
    >
      <TextField {...field('name', { label: text.name, required: true, autoComplete: 'name' })} />
      <TextField
        {...field('email', {
          label: text.email,
          required: true,
          type: 'email',
          autoComplete: 'email',
        })}
      />
      <Select
        {...field('type', {
          label: text.type,
          required: true,
          options: [
            { value: '', label: text.chooseType },
            ...TICKET_TYPES.map((type) => ({ value: type, label: typeNames[type] })),
          ],
        })}
      />
      <TextArea {...field('message', { label: text.message, required: true, rows: 5 })} />
    </Form>
  );
}
