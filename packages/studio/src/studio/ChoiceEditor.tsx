'use client';

import { CASES } from '@platform/tokens/browser';
import { Select } from '@platform/ui';
import type { TokenEditorProps } from './editorProps';

const NAMES: Readonly<Record<string, string>> = { none: 'As written', uppercase: 'Uppercase' };

export function ChoiceEditor({ token, desk, scheme }: TokenEditorProps) {
  return (
    <Select
      label="Case of letters"
      value={String(token.value)}
      options={CASES.map((value) => ({ value, label: NAMES[value] ?? value }))}
      onValueChange={(value) => desk.set(token.path, scheme, value)}
    />
  );
}
