'use client';

import {
  FONT_CHOICES,
  isBrandId,
  RADIUS_CHOICES,
  type FontChoice,
  type RadiusChoice,
} from '@platform/tokens/browser';
import type { BrandSources } from '../foundations/sources';
import { Dialog, Form, Select, TextField, useDraft } from '@platform/ui';
import { seedDraft, type Draft } from './draft';
import { SeedColourField } from './SeedColourField';
import { seedColour } from './seedColour';

export interface SeedDialogProps {
  open: boolean;
  sources: BrandSources;
  onClose: () => void;
  onBegin: (draft: Draft) => void;
}

interface Seed {
  name: string;
  id: string;
  color: string;
  /** Second colour; '' to derive it from the first. */
  secondColor: string;
  radius: RadiusChoice;
  font: FontChoice;
}

const FIRST: Seed = {
  name: '',
  id: '',
  color: '#3366ff',
  secondColor: '',
  radius: 'soft',
  font: 'inter',
};

/** Returns the problem with a colour, by field name; an empty object if the colour is valid. */
function wrongColour(field: 'color' | 'secondColor', text: string) {
  const read = seedColour(text);
  return 'wrong' in read ? { [field]: read.wrong } : {};
}

function hexIn(text: string): string {
  const read = seedColour(text);
  if ('wrong' in read) throw new Error(read.wrong);
  return read.hex;
}

/** Derives an id from a name: `new-wave` from 'New Wave!'. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

const optionsOf = <T extends string>(words: readonly T[]) =>
  words.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

function SeedForm({ sources, onBegin }: Pick<SeedDialogProps, 'sources' | 'onBegin'>) {
  const { draft, change, text, form } = useDraft<Seed>({
    initial: FIRST,
    problems: ({ name, id, color, secondColor }) => {
      const named = id || idOf(name);
      const taken = sources.folders.some((folder) => folder.id === named);
      return {
        ...((name.trim() === '' || name.length > 40) && { name: 'A name has 1 to 40 letters.' }),
        ...(!isBrandId(named) && {
          id: 'Use small letters, digits and hyphens, a letter first.',
        }),
        ...(taken && { id: `There is a brand '${named}' already: choose another id.` }),
        ...wrongColour('color', color),
        ...(secondColor.trim() !== '' && wrongColour('secondColor', secondColor)),
      };
    },
    onSubmit: ({ name, id, color, secondColor, ...rest }) => {
      const named = id || idOf(name);
      const brand = {
        ...rest,
        id: named,
        name: name.trim(),
        host: `${named}.localhost`,
        color: hexIn(color),
        secondColor: secondColor.trim() === '' ? undefined : hexIn(secondColor),
      };
      onBegin(seedDraft(brand, sources.foundation));
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
      <SeedColourField
        label="Its colour"
        pick="Pick its colour"
        onPick={(color) => change('color', color)}
        {...text('color')}
      />
      <SeedColourField
        label="A second colour"
        placeholder="from the first"
        pick="Pick a second colour"
        onPick={(color) => change('secondColor', color)}
        {...text('secondColor')}
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

/**
 * Dialog that creates a brand. All other colours are derived from the chosen ones, for both
 * schemes.
 */
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
