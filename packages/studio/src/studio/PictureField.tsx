'use client';

import { useRef, useState, type ChangeEvent } from 'react';
import { Button, Text } from '@platform/ui';
import { openFiles } from './archive';
import type { Draft } from './draft';
import { pictureOf, type PictureKind } from './pictures';
import * as styles from './FactsPanel.css';
import type { StudioDesk } from './useStudio';

interface Kind {
  choose: string;
  alt: string;
  none: string;
  /** Allowed file extensions. A file with any other extension is saved with the first of these. */
  endings: readonly string[];
}

const KINDS: Readonly<Record<PictureKind, Kind>> = {
  logo: {
    choose: 'Choose a logo',
    alt: 'The logo',
    none: 'There is no logo yet.',
    endings: ['svg', 'png'],
  },
  icon: {
    choose: 'Choose an icon',
    alt: 'The icon',
    none: 'The logo serves as icon.',
    endings: ['svg', 'png'],
  },
  hero: {
    choose: 'Choose a picture for the landing page',
    alt: 'The picture of the landing page',
    none: 'The landing page has no picture.',
    endings: ['jpg', 'jpeg', 'png', 'webp'],
  },
  social: {
    choose: 'Choose a picture for links',
    alt: 'The picture in link previews',
    none: 'Links show a picture that the server draws.',
    endings: ['png'],
  },
};

/** Field of a picture. A new file replaces the picture if the file passes the check. */
export function PictureField({ desk, kind }: { desk: StudioDesk; kind: PictureKind }) {
  const [refused, setRefused] = useState<{ of: Draft; why: string | undefined }>();
  const file = useRef<HTMLInputElement>(null);
  const { draft } = desk;
  const { choose, alt, none, endings } = KINDS[kind];
  const source = pictureOf(draft, kind);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const name = chosen.name.toLowerCase();
    const ending = endings.find((one) => name.endsWith(`.${one}`)) ?? endings[0];
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const opened = openFiles([{ name: `${kind}.${ending}`, bytes }], draft, desk.sources);
    target.value = '';
    setRefused('refused' in opened ? { of: draft, why: opened.refused[0] } : undefined);
    if ('draft' in opened) desk.edit(() => opened.draft);
  };
  return (
    <div className={styles.picture}>
      {source ? (
        <img src={source} alt={alt} className={styles.image} />
      ) : (
        <Text size="s" tone="muted">
          {none}
        </Text>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept={endings.map((ending) => `.${ending}`).join()}
        aria-label={`File of the ${kind}`}
        onChange={(event) => void open(event)}
      />
      <Button tone="neutral" onClick={() => file.current?.click()}>
        {choose}
      </Button>
      {refused?.of === draft && (
        <Text role="alert" size="s" tone="danger">
          {refused.why}
        </Text>
      )}
    </div>
  );
}
