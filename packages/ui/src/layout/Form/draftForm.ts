import type { ComponentProps } from 'react';
import type { Problems } from '../../internal/useDraft';
import type { FormSlots } from './Form';

/** Props of every form. A form does not call the network, show a toast or navigate. */
export interface DraftFormProps<Draft extends object, Slots extends FormSlots> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children'
> {
  /** Called with the input once it has no problems. */
  onSubmit: (draft: Draft) => void;
  /**
   * True while the form is being sent; the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message of the server. */
  error?: string | undefined;
  /**
   * Problems that the server found, by field.
   * @default {}
   */
  errors?: Problems<Draft> | undefined;
  /**
   * Returns problems by field before the form is sent.
   * @default the rules of the specification
   */
  problems?: (draft: Draft) => Problems<Draft>;
  /**
   * Props for individual parts and fields, by name: `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: Slots | undefined;
}
