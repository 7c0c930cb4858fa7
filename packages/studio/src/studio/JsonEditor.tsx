'use client';

import { printJson } from '@platform/tokens/browser';
import { TextArea } from '@platform/ui';
import * as styles from './JsonEditor.css';
import type { TokenEditorProps } from './editorProps';
import { useTyped } from './useTyped';

function read(text: string) {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { wrong: `This is not valid JSON: ${(error as Error).message}.` };
  }
}

export function JsonEditor(props: TokenEditorProps) {
  const { written } = props.token;
  const text =
    typeof written === 'object' && written !== null
      ? printJson(written).trimEnd()
      : JSON.stringify(written);
  const typed = useTyped({ ...props, text, read });
  return (
    <TextArea
      label="Value as JSON"
      rows={6}
      spellCheck={false}
      className={styles.json}
      {...typed}
    />
  );
}
