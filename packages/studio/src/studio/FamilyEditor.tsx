'use client';

import { familyOf, FONT_CHOICES, stackOf } from '@platform/tokens/browser';
import { useMemo } from 'react';
import { Select, TextField } from '@platform/ui';
import type { TokenEditorProps } from './editorProps';
import { ownFamilies } from './shown';
import { useTyped } from './useTyped';

const nameOf = (family: string) => family.replace(/ Variable$/, '');

const SERVED = FONT_CHOICES.map(familyOf);

/** Editor of a font family. Font stacks other than those of the platform are edited as text. */
export function FamilyEditor(props: TokenEditorProps) {
  const { token, desk, scheme } = props;
  const names = token.value as readonly string[];
  const typed = useTyped({
    ...props,
    text: names.join(', '),
    read: (text) => ({ value: text.split(',').map((name) => name.trim()) }),
  });
  const own = useMemo(() => ownFamilies(desk.draft).map(stackOf), [desk.draft]);
  const stacks = [...own, ...SERVED];
  const [chosen = ''] = names;
  if (!stacks.some(([first]) => first === chosen)) {
    return <TextField label="Typefaces, the first that is there" {...typed} />;
  }
  return (
    <Select
      label="Typeface"
      value={chosen}
      options={stacks.map(([first = '']) => ({ value: first, label: nameOf(first) }))}
      onValueChange={(family) =>
        desk.set(
          token.path,
          scheme,
          stacks.find(([first]) => first === family),
        )
      }
    />
  );
}
