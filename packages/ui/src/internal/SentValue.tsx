interface SentValueProps {
  /** Name in the form data. Without a name, the form does not submit the field. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** Id of the form, if the field is outside the form. */
  form: string | undefined;
}

/** Hidden input with the submitted value of a field whose visible text differs from its value. */
export const SentValue = ({ name, value, disabled, form }: SentValueProps) =>
  name !== undefined && (
    <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />
  );
