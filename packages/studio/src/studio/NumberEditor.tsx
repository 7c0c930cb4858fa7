'use client';

import { TextField } from '@platform/ui';
import type { TokenEditorProps } from './editorProps';
import { useTyped } from './useTyped';

interface Unit {
  value: number;
  unit: string;
}

const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'unit' in value;

const STEPS: Readonly<Record<string, number>> = { rem: 0.0625, px: 1, ms: 10, s: 0.1 };

export function NumberEditor(props: TokenEditorProps) {
  const { type, value } = props.token;
  const unit = isUnit(value) ? value.unit : '';
  const step = STEPS[unit] ?? (type === 'fontWeight' ? 100 : 0.05);
  const typed = useTyped({
    ...props,
    text: String(isUnit(value) ? value.value : value),
    read: (text) => {
      const number = Number(text);
      if (text.trim() === '' || Number.isNaN(number)) {
        return { wrong: `'${text.slice(0, 40)}' is not a number. Write it like 12 or 0.5.` };
      }
      return { value: unit === '' ? number : { value: number, unit } };
    },
  });
  return (
    <TextField
      label={unit === '' ? 'Value' : `Value in ${unit}`}
      type="number"
      step={step}
      suffix={unit || undefined}
      {...typed}
    />
  );
}
