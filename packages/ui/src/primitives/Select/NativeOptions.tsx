import { isGroup, type SelectOption, type SelectOptions } from './selectOptions';

interface NativeOptionsProps<Value extends string> {
  options: SelectOptions<SelectOption<Value>>;
  chosen: Value | null | undefined;
}

export function NativeOptions<Value extends string>({
  options,
  chosen,
}: NativeOptionsProps<Value>) {
  const optionOf = ({ value, label, disabled }: SelectOption<Value>) => (
    // Browsers do not submit a disabled option, so the selected one is enabled.
    <option key={value} value={value} disabled={disabled && value !== chosen}>
      {label}
    </option>
  );
  return options.map((entry) =>
    isGroup(entry) ? (
      <optgroup key={entry.label} label={entry.label}>
        {entry.options.map(optionOf)}
      </optgroup>
    ) : (
      optionOf(entry)
    ),
  );
}
