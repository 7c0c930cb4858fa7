interface SentValueProps {
  /** Name in the form data. A field without a name is not submitted. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** Id of the form, if the field is outside the form. */
  form: string | undefined;
}

/** Hidden input that submits a field's value if it differs from the visible text. */
export const SentValue = ({ name, value, disabled, form }: SentValueProps) =>
  name !== undefined && (
    <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />
  );
