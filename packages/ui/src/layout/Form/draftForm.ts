import type { ComponentProps } from 'react';
import type { Problems } from '../../internal/useDraft';
import type { FormSlots } from './Form';

/** The props of every form. A form does not call the network, show a toast or navigate. */
export interface DraftFormProps<Draft extends object, Slots extends FormSlots> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children'
> {
  /** Called with what was typed, once it has no problems. */
  onSubmit: (draft: Draft) => void;
  /**
   * The form is on its way; the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why it failed, in the server's words. */
  error?: string | undefined;
  /**
   * What the server found, by field.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * What can be told before asking the server, by field.
   * @default the rules of the specification
   */
  problems?: (draft: Draft) => Problems<Draft>;
  /**
   * Props for its parts and its fields, by their names: `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: Slots | undefined;
}
