'use client';

import {
  CONTENT_FILE,
  FACTS_FILE,
  formatProblem,
  readBrandFile,
  readContent,
  type Problem,
} from '@platform/tokens/browser';
import { useState } from 'react';
import { TextArea } from '@platform/ui';
import { decode } from '../foundations/bytes';
import { withFiles, type Draft } from './draft';
import { factsOf } from './inspect';
import * as styles from './FactsPanel.css';
import type { StudioDesk } from './useStudio';

type Name = typeof FACTS_FILE | typeof CONTENT_FILE;

/** Returns the draft with the text. Empty text removes `content.json`, which is optional. */
const withText = (draft: Draft, name: Name, text: string): Draft =>
  withFiles(
    draft,
    new Map([[name, name === CONTENT_FILE && text.trim() === '' ? undefined : text]]),
  );

const problemsOf = (draft: Draft, name: Name): readonly Problem[] =>
  name === FACTS_FILE
    ? readBrandFile(name, decode(draft.files.get(name)), draft.id).problems
    : readContent(draft, factsOf(draft)).problems;

/** Editor of a text file of the brand. Invalid text does not change the brand. */
export function BrandTextFile({ desk, name }: { desk: StudioDesk; name: Name }) {
  const [refused, setRefused] = useState<{ of: string; text: string; wrong: string }>();
  const { draft } = desk;
  const written = decode(draft.files.get(name));
  // Key of the text field: invalid text stays in the field until the file changes.
  const of = `${draft.id} ${written}`;
  const kept = refused?.of === of ? refused : undefined;
  return (
    <TextArea
      label={`All of ${name}`}
      rows={14}
      spellCheck={false}
      className={styles.file}
      value={kept?.text ?? written}
      error={kept?.wrong}
      onChange={({ target: { value: text } }) => {
        const [problem] = problemsOf(withText(draft, name, text), name);
        setRefused(problem && { of, text, wrong: formatProblem(problem) });
        if (!problem) desk.edit((now) => withText(now, name, text), `type ${name}`);
      }}
      onBlur={desk.settle}
    />
  );
}
