'use client';

import { TOKEN_FILES } from '@platform/tokens/browser';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Text } from '@platform/ui';
import { ChoiceEditor } from './ChoiceEditor';
import { ColourEditor } from './ColourEditor';
import { homeOf } from './draft';
import type { TokenEditorProps } from './editorProps';
import { FamilyEditor } from './FamilyEditor';
import { JsonEditor } from './JsonEditor';
import { NumberEditor } from './NumberEditor';
import * as styles from './TokenEditor.css';

/** Editors by token type. Tokens of other types are edited as JSON. */
const EDITORS: Readonly<Record<string, (props: TokenEditorProps) => ReactNode>> = {
  color: ColourEditor,
  dimension: NumberEditor,
  duration: NumberEditor,
  number: NumberEditor,
  fontWeight: NumberEditor,
  fontFamily: FamilyEditor,
  string: ChoiceEditor,
};

export function TokenEditor(props: TokenEditorProps) {
  const { token, desk, scheme } = props;
  const Editor = EDITORS[token.type] ?? JsonEditor;
  const home = homeOf(token.path, scheme);
  return (
    <>
      <div className={styles.editorTitle}>
        <code className={styles.path}>{token.path}</code>
        <Text as="span" size="xs" tone="muted">
          {home === TOKEN_FILES.both ? 'both schemes' : `${scheme} only`}
        </Text>
      </div>
      <Editor {...props} />
      <Button
        tone="quiet"
        icon={<RotateCcw aria-hidden />}
        disabled={!token.changed}
        onClick={() => desk.reset(token.path, scheme)}
      >
        Reset
      </Button>
    </>
  );
}
