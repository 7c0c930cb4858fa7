'use client';

import { BRAND_FILES, type BrandFolder, type Scheme } from '@platform/tokens/browser';
import { Download, FolderOpen, Moon, PenTool, Redo2, Sparkles, Sun, Undo2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { download, pack } from '../foundations/archive';
import { VISION_CHOICES, type ColourVision } from '../foundations/simulateVision';
import { figmaOf } from '../foundations/figma';
import type { RefusedFolder } from '../foundations/sources';
import { AlertDialog, Button, Heading, IconButton, Notice, Select } from '@platform/ui';
import { openFiles, packDraft } from './archive';
import { countFindings } from './inspect';
import { SeedDialog } from './SeedDialog';
import * as styles from './StudioBar.css';
import type { StudioDesk } from './useStudio';

export interface OtherBrands {
  ids: readonly string[];
  /** Loads the folder of a brand. Rejects with a message for the person. */
  load: (id: string) => Promise<BrandFolder>;
}

export interface StudioBarProps {
  desk: StudioDesk;
  scheme: Scheme;
  onSchemeChange: (scheme: Scheme) => void;
  vision: ColourVision;
  onVisionChange: (vision: ColourVision) => void;
  others?: OtherBrands | undefined;
}

const MOST_LISTED = 5;

/** List of invalid brands, which cannot be opened, each with its first problem. */
function RefusedFolders({ folders }: { folders: readonly RefusedFolder[] }) {
  if (folders.length === 0) return null;
  const more = folders.length - MOST_LISTED;
  return (
    <Notice tone="warning" className={styles.refused}>
      <p>Not valid, so they cannot be opened:</p>
      <ul className={styles.reasons}>
        {folders.slice(0, MOST_LISTED).map(({ id, problems: [first = '', ...others] }) => (
          <li key={id}>
            {`${id}: ${first}${others.length > 0 ? ` And ${others.length} more.` : ''}`}
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more.`}</li>}
      </ul>
    </Notice>
  );
}

const ACCEPTED = [
  '.zip',
  '.woff2',
  ...new Set(BRAND_FILES.map((name) => name.slice(name.lastIndexOf('.')))),
];

export function StudioBar({
  desk,
  scheme,
  onSchemeChange,
  vision,
  onVisionChange,
  others,
}: StudioBarProps) {
  const { sources, draft, start } = desk;
  const [seeding, setSeeding] = useState(false);
  const [pendingDownload, setPendingDownload] = useState<'folder' | 'figma'>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const findings = countFindings(desk.report);
  const downloads = {
    folder: () => download(`${draft.id}.zip`, packDraft(draft)),
    figma: () => download(`${draft.id}-figma.zip`, pack(figmaOf([draft], sources))),
  };
  /** Downloads the brand. If the brand fails the check, a dialog asks for confirmation first. */
  const requestDownload = (what: keyof typeof downloads) => {
    if (findings > 0) setPendingDownload(what);
    else downloads[what]();
  };
  const isKnown = sources.folders.some(({ id }) => id === start.id);

  const unloaded = (others?.ids ?? []).filter(
    (other) => other !== start.id && !sources.folders.some(({ id }) => id === other),
  );
  const begin = async (id: string) => {
    const known = sources.folders.find((candidate) => candidate.id === id);
    try {
      const folder = known ?? (unloaded.includes(id) ? await others?.load(id) : undefined);
      if (folder) desk.begin(folder);
      setRefused([]);
    } catch (error) {
      setRefused([error instanceof Error ? error.message : String(error)]);
    }
  };

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].map(async (opened) => ({
      name: opened.name,
      bytes: new Uint8Array(await opened.arrayBuffer()),
    }));
    const opened = openFiles(await Promise.all(files), draft, sources);
    // Clears the input, because the user may select the same file again after a fix.
    target.value = '';
    setRefused('refused' in opened ? opened.refused : []);
    if ('draft' in opened) desk.edit(() => opened.draft);
  };

  return (
    <header className={styles.bar}>
      <Heading level={1} size="m" className={styles.title}>
        Brand Studio
      </Heading>
      <div className={styles.begin}>
        <Select
          label="Begin with the brand"
          labelHidden
          value={isKnown ? start.id : ''}
          options={[
            ...(isKnown ? [] : [{ value: '', label: `${start.id} (new)` }]),
            ...sources.folders.map(({ id }) => ({ value: id, label: id })),
            ...unloaded.map((id) => ({ value: id, label: id })),
          ]}
          onValueChange={(id) => void begin(id)}
        />
        <Button tone="neutral" icon={<Sparkles aria-hidden />} onClick={() => setSeeding(true)}>
          From a colour
        </Button>
      </div>
      <div className={styles.moves}>
        <IconButton label="Undo" tooltip disabled={!desk.canUndo} onClick={desk.undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo" tooltip disabled={!desk.canRedo} onClick={desk.redo}>
          <Redo2 aria-hidden />
        </IconButton>
        <IconButton
          label={scheme === 'dark' ? 'Show light' : 'Show dark'}
          tooltip
          onClick={() => onSchemeChange(scheme === 'dark' ? 'light' : 'dark')}
        >
          {scheme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        </IconButton>
      </div>
      <div className={styles.vision}>
        <Select
          label="Colour vision of the screens"
          labelHidden
          value={vision}
          options={VISION_CHOICES}
          onValueChange={onVisionChange}
        />
      </div>
      <div className={styles.files}>
        <input
          ref={file}
          type="file"
          multiple
          hidden
          accept={ACCEPTED.join(',')}
          aria-label="Brand folder or files"
          onChange={(event) => void open(event)}
        />
        <Button
          tone="neutral"
          icon={<FolderOpen aria-hidden />}
          onClick={() => file.current?.click()}
        >
          Open
        </Button>
        <Button
          tone="neutral"
          icon={<PenTool aria-hidden />}
          onClick={() => requestDownload('figma')}
        >
          For Figma
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => requestDownload('folder')}>
          Download
        </Button>
      </div>
      <RefusedFolders folders={sources.refused} />
      {refused.length > 0 && (
        <Notice tone="danger" role="alert" className={styles.refused}>
          <p>Nothing was opened:</p>
          <ul className={styles.reasons}>
            {refused.slice(0, 5).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {refused.length > 5 && <li>{`and ${refused.length - 5} more.`}</li>}
          </ul>
        </Notice>
      )}
      <AlertDialog
        open={pendingDownload !== undefined}
        onClose={() => setPendingDownload(undefined)}
        title="Download a brand that does not pass?"
        description={`'brand check' finds ${findings} to fix in ${draft.id}: no server would serve it. The checks offer a fix for most of them.`}
        confirmLabel="Download anyway"
        cancelLabel="Back to the checks"
        onConfirm={() => {
          if (pendingDownload) downloads[pendingDownload]();
          setPendingDownload(undefined);
        }}
      />
      <SeedDialog
        open={seeding}
        sources={sources}
        onClose={() => setSeeding(false)}
        onBegin={(seeded) => {
          desk.begin(seeded);
          setSeeding(false);
        }}
      />
    </header>
  );
}
