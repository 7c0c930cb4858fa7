import type { ComponentProps } from 'react';
import type { Problems } from '../../internal/useDraft';
import type { FormSlots } from './Form';

/** Props shared by all forms. A form never sends requests, shows toasts or navigates. */
export interface DraftFormProps<Draft extends object, Slots extends FormSlots> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children'
> {
  /** Called with a valid draft. */
  onSubmit: (draft: Draft) => void;
  /**
   * True while the form is being submitted, during which the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message from the server. */
  error?: string | undefined;
  /**
   * Problems from the server.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * Validates the draft before submission.
   * @default the rules of the specification
   */
  problems?: (draft: Draft) => Problems<Draft>;
  /**
   * Props for the parts, such as `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: Slots | undefined;
}
