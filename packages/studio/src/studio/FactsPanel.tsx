'use client';

import {
  CONTENT_FILE,
  FACTS_FILE,
  isBrandId,
  readBrandFile,
  type BrandFile,
} from '@platform/tokens/browser';
import { useState } from 'react';
import { Select, TextField } from '@platform/ui';
import { decode } from '../foundations/bytes';
import { BrandTextFile } from './BrandTextFile';
import { rename, setFacts, type Draft } from './draft';
import { factsOf } from './inspect';
import { PictureField } from './PictureField';
import * as styles from './FactsPanel.css';
import type { StudioDesk } from './useStudio';

const LINES = [
  ['name', 'Name, inside sentences'],
  ['title', 'Title of the document'],
  ['titleDescription', 'Description, for search engines'],
  ['websiteUrl', "Website; empty for the page's own address"],
  ['websiteUrlName', 'Name of the website'],
] as const satisfies readonly (readonly [keyof BrandFile, string])[];

/** Field of a fact. Invalid text does not change the brand. */
function FactField({
  desk,
  label,
  value,
  change,
}: {
  desk: StudioDesk;
  label: string;
  value: string;
  /** Returns the changed draft, or the reason why the text is invalid. */
  change: (draft: Draft, text: string) => Draft | string;
}) {
  const [typed, setTyped] = useState<{ text: string; wrong?: string }>();
  return (
    <TextField
      label={label}
      value={typed?.text ?? value}
      error={typed?.wrong}
      onChange={({ target }) => {
        const next = change(desk.draft, target.value);
        if (typeof next === 'string') setTyped({ text: target.value, wrong: next });
        else {
          setTyped({ text: target.value });
          desk.edit(() => next, `fact ${label}`);
        }
      }}
      onBlur={() => {
        desk.settle();
        setTyped(undefined);
      }}
    />
  );
}

function withFact<Key extends keyof BrandFile>(
  draft: Draft,
  key: Key,
  value: BrandFile[Key],
): Draft | string {
  const next = setFacts(draft, { [key]: value });
  const { problems } = readBrandFile(FACTS_FILE, decode(next.files.get(FACTS_FILE)), next.id);
  // Problem with this fact. The checks also list the problems of other facts.
  const problem = problems.find(({ place }) => place.split('.')[0] === key);
  return problem ? `This ${problem.what}. ${problem.hint}` : next;
}

export function FactsPanel({ desk }: { desk: StudioDesk }) {
  const { draft } = desk;
  const facts = factsOf(draft);
  return (
    <div className={styles.facts}>
      <FactField
        desk={desk}
        label="Id, the name of its folder"
        value={draft.id}
        change={(current, id) =>
          isBrandId(id)
            ? rename(current, id)
            : 'Use small letters, digits and hyphens, at most 40, a letter first.'
        }
      />
      {LINES.map(([key, label]) => (
        <FactField
          key={key}
          desk={desk}
          label={label}
          value={facts?.[key] ?? ''}
          change={(current, text) => withFact(current, key, text)}
        />
      ))}
      <FactField
        desk={desk}
        label="Hosts, with commas between them"
        value={facts?.hosts.join(', ') ?? ''}
        change={(current, text) =>
          withFact(
            current,
            'hosts',
            text
              .split(',')
              .map((host) => host.trim())
              .filter(Boolean),
          )
        }
      />
      <Select
        label="Colour scheme of a first visit"
        value={facts?.defaultScheme ?? 'system'}
        options={[
          { value: 'system', label: 'Same as the system' },
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onValueChange={(defaultScheme) => desk.edit((now) => setFacts(now, { defaultScheme }))}
      />
      <PictureField desk={desk} kind="logo" />
      <PictureField desk={desk} kind="icon" />
      <PictureField desk={desk} kind="hero" />
      <PictureField desk={desk} kind="social" />
      <BrandTextFile desk={desk} name={FACTS_FILE} />
      <BrandTextFile desk={desk} name={CONTENT_FILE} />
    </div>
  );
}
