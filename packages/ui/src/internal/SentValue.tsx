interface SentValueProps {
  /** Name in the form data. If undefined, the form submits nothing. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** Id of the form, if the field is outside the form. */
  form: string | undefined;
}

/**
 * Hidden input with the submitted value, for a field whose visible text differs from the value. A
 * disabled field submits nothing.
 */
export const SentValue = ({ name, value, disabled, form }: SentValueProps) =>
  name !== undefined && (
    <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />
  );
