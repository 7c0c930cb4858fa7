'use client';

import { familyOf, FONT_CHOICES } from '@platform/tokens/browser';
import { Select, TextField } from '@platform/ui';
import type { TokenEditorProps } from './editorProps';
import { useTyped } from './useTyped';

const nameOf = (family: string) => family.replace(/ Variable$/, '');

/** A typeface of those that the site serves; the monospaced one is named by hand. */
export function FamilyEditor({ token, desk, scheme }: TokenEditorProps) {
  const { path } = token;
  const names = token.value as readonly string[];
  const typed = useTyped({
    desk,
    path,
    scheme,
    text: names.join(', '),
    read: (text) => ({ value: text.split(',').map((name) => name.trim()) }),
  });
  const chosen = FONT_CHOICES.find((font) => familyOf(font)[0] === names[0]);
  if (!chosen) return <TextField label="Typefaces, the first that is there" {...typed} />;
  return (
    <Select
      label="Typeface"
      value={chosen}
      options={FONT_CHOICES.map((font) => ({
        value: font,
        label: nameOf(familyOf(font)[0] ?? font),
      }))}
      onValueChange={(font) => desk.set(path, scheme, familyOf(font))}
    />
  );
}
