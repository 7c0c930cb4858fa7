'use client';

import {
  FONT_CHOICES,
  isBrandId,
  RADIUS_CHOICES,
  type FontChoice,
  type RadiusChoice,
} from '@platform/tokens/browser';
import type { Ground } from '../foundations/ground';
import { Dialog, Form, Select, TextField, useDraft } from '@platform/ui';
import { seedDraft, type Draft } from './draft';
import * as styles from './SeedDialog.css';

export interface SeedDialogProps {
  open: boolean;
  ground: Ground;
  onClose: () => void;
  onBegin: (draft: Draft) => void;
}

interface Seed {
  name: string;
  id: string;
  color: string;
  radius: RadiusChoice;
  font: FontChoice;
}

const FIRST: Seed = { name: '', id: '', color: '#3366ff', radius: 'soft', font: 'inter' };

const COLOUR = /^#[0-9a-f]{6}$/i;

/** An id that a name suggests: 'New Wave!' is `new-wave`. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

const optionsOf = <T extends string>(words: readonly T[]) =>
  words.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

function SeedForm({ ground, onBegin }: Pick<SeedDialogProps, 'ground' | 'onBegin'>) {
  const { draft, change, text, form } = useDraft<Seed>({
    initial: FIRST,
    problems: ({ name, id, color }) => {
      const named = id || idOf(name);
      const taken = ground.folders.some((folder) => folder.id === named);
      return {
        ...((name.trim() === '' || name.length > 40) && { name: 'A name has 1 to 40 letters.' }),
        ...(!isBrandId(named) && {
          id: 'Use small letters, digits and hyphens, a letter first.',
        }),
        ...(taken && { id: `There is a brand '${named}' already: choose another id.` }),
        ...(!COLOUR.test(color) && { color: 'Write a colour as #3366ff.' }),
      };
    },
    onSubmit: ({ name, id, ...rest }) => {
      const named = id || idOf(name);
      const brand = { ...rest, id: named, name: name.trim(), host: `${named}.localhost` };
      onBegin(seedDraft(brand, ground.foundation));
    },
  });
  return (
    <Form draft={form} submit="Begin">
      <TextField label="Name" placeholder="Zephyr" autoComplete="off" {...text('name')} />
      <TextField
        label="Id, the name of its folder"
        placeholder={idOf(draft.name) || 'zephyr'}
        autoComplete="off"
        {...text('id')}
      />
      <TextField
        label="Its colour"
        autoComplete="off"
        spellCheck={false}
        suffix={
          <input
            type="color"
            aria-label="Pick its colour"
            className={styles.picker}
            value={COLOUR.test(draft.color) ? draft.color : '#000000'}
            onChange={({ target }) => change('color', target.value)}
          />
        }
        {...text('color')}
      />
      <Select
        label="Corners"
        value={draft.radius}
        options={optionsOf(RADIUS_CHOICES)}
        onValueChange={(radius) => change('radius', radius)}
      />
      <Select
        label="Typeface"
        value={draft.font}
        options={optionsOf(FONT_CHOICES)}
        onValueChange={(font) => change('font', font)}
      />
    </Form>
  );
}

/** Begins a brand with one colour; all others are derived from it, dark and light. */
export function SeedDialog({ open, onClose, ...form }: SeedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Begin with a colour"
      description="Every other colour is derived from it, so that all text can be read."
      size="small"
    >
      <SeedForm {...form} />
    </Dialog>
  );
}
