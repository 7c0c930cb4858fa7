interface SentValueProps {
  /** Without a name nothing is sent. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** The id of the form, where the field is not inside. */
  form: string | undefined;
}

/** What a form sends of a field whose text is not its value. As the field itself, not while it is disabled. */
export const SentValue = ({ name, value, disabled, form }: SentValueProps) =>
  name !== undefined && (
    <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />
  );
