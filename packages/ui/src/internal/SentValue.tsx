interface SentValueProps {
  /** Name in the form data. Without a name, nothing is sent. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** Id of the form, if the field is outside it. */
  form: string | undefined;
}

/**
 * Hidden input for a field whose text is not its value. Sends nothing while the field is disabled.
 */
export const SentValue = ({ name, value, disabled, form }: SentValueProps) =>
  name !== undefined && (
    <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />
  );
