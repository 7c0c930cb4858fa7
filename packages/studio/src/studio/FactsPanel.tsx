'use client';

import {
  FACTS_FILE,
  formatProblem,
  isBrandId,
  type PICTURES,
  readBrandFile,
  type BrandFile,
} from '@platform/tokens/browser';
import { useRef, useState, type ChangeEvent } from 'react';
import { Button, Select, Text, TextArea, TextField } from '@platform/ui';
import { decode } from '../foundations/bytes';
import { openFiles } from './archive';
import { rename, setFacts, withFiles, type Draft } from './draft';
import { factsOf } from './inspect';
import { pictureOf } from './pictures';
import * as styles from './FactsPanel.css';
import type { StudioDesk } from './useStudio';

/** The facts that are lines of text. */
const LINES = [
  ['name', 'Name, inside sentences'],
  ['title', 'Title of the document'],
  ['titleDescription', 'Description, for search engines'],
  ['websiteUrl', "Website; empty for the page's own address"],
  ['websiteUrlName', 'How the website is written'],
] as const satisfies readonly (readonly [keyof BrandFile, string])[];

/** A field of `brand.json`: what the rules refuse stays in the field, and out of the brand. */
function FactField({
  desk,
  label,
  value,
  change,
}: {
  desk: StudioDesk;
  label: string;
  value: string;
  /** The draft with what was typed, or why it cannot be. */
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

/** The draft with other facts, or the rule that refuses them. */
function withFacts(draft: Draft, facts: Partial<BrandFile>): Draft | string {
  const next = setFacts(draft, facts);
  return factsOf(next) ? next : 'brand.json does not take this: a text of at most a line or two.';
}

/** Logo or icon: shown, and replaced by a file that is checked as on the command line. */
function PictureField({ desk, kind }: { desk: StudioDesk; kind: keyof typeof PICTURES }) {
  const [refused, setRefused] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const { draft } = desk;
  const source = pictureOf(draft, kind);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const ending = chosen.name.toLowerCase().endsWith('.png') ? 'png' : 'svg';
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const opened = openFiles([{ name: `${kind}.${ending}`, bytes }], draft, desk.ground);
    target.value = '';
    setRefused('refused' in opened ? opened.refused[0] : undefined);
    if ('draft' in opened) desk.edit(() => opened.draft);
  };
  return (
    <div className={styles.picture}>
      {source ? (
        <img src={source} alt={`The ${kind}`} className={styles.image} />
      ) : (
        <Text size="s" tone="muted">
          The logo serves as icon.
        </Text>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".svg,.png"
        aria-label={`File of the ${kind}`}
        onChange={(event) => void open(event)}
      />
      <Button tone="neutral" onClick={() => file.current?.click()}>
        Choose {kind === 'logo' ? 'a logo' : 'an icon'}
      </Button>
      {refused && (
        <Text role="alert" size="s" tone="danger">
          {refused}
        </Text>
      )}
    </div>
  );
}

/** All of `brand.json`, for what has no field: games, languages, terms, links. */
function FactsFile({ desk }: { desk: StudioDesk }) {
  const [typed, setTyped] = useState<{ text: string; wrong?: string }>();
  const { draft } = desk;
  return (
    <TextArea
      label="All of brand.json"
      rows={14}
      spellCheck={false}
      className={styles.file}
      value={typed?.text ?? decode(draft.files.get(FACTS_FILE))}
      error={typed?.wrong}
      onChange={({ target: { value } }) => {
        const [problem] = readBrandFile(FACTS_FILE, value, draft.id).problems;
        setTyped({ text: value, ...(problem && { wrong: formatProblem(problem) }) });
        if (problem) return;
        desk.edit((now) => withFiles(now, new Map([[FACTS_FILE, value]])), 'type brand.json');
      }}
      onBlur={() => {
        desk.settle();
        // What is wrong stays, so that it can be corrected.
        if (typed?.wrong === undefined) setTyped(undefined);
      }}
    />
  );
}

/** What the brand is called, where it lives, and its pictures. */
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
          change={(current, text) => withFacts(current, { [key]: text })}
        />
      ))}
      <FactField
        desk={desk}
        label="Hosts, with commas between them"
        value={facts?.hosts.join(', ') ?? ''}
        change={(current, text) =>
          withFacts(current, {
            hosts: text
              .split(',')
              .map((host) => host.trim())
              .filter(Boolean),
          })
        }
      />
      <Select
        label="Colour scheme of a first visit"
        value={facts?.defaultScheme ?? 'system'}
        options={[
          { value: 'system', label: 'That of the system' },
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onValueChange={(defaultScheme) => desk.edit((now) => setFacts(now, { defaultScheme }))}
      />
      <PictureField desk={desk} kind="logo" />
      <PictureField desk={desk} kind="icon" />
      <FactsFile desk={desk} />
    </div>
  );
}
