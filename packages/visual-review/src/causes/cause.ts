import { basename, dirname } from 'node:path';
import { uniqBy } from 'es-toolkit';
import type { Edit } from '../changedSources.ts';
import type { Region } from '../compare.ts';
import type { Part } from '../inPage.ts';
import type { Mode } from '../modes.ts';
import { MESSAGES } from '../moduleGraph.ts';
import type { Story } from '../shots.ts';

/** Cause of differences. Reviewers decide on one cause at a time. */
export interface Cause {
  /** Identity of the cause, which stays the same in later runs. */
  id: string;
  /** Kind of the changed source; `crop` or `story` if no source explains the differences. */
  kind: 'component' | 'file' | 'texts' | 'token' | 'brand' | 'common' | 'crop' | 'story';
  /** Name for reviewers: 'Button', 'color.accent.solid (ember)'. */
  name: string;
}

export interface Evidence {
  key: string;
  story: Story;
  mode: Mode;
  /** Regions that differ; empty if there is no screenshot to compare with. */
  regions: readonly Region[];
  before: readonly Part[];
  after: readonly Part[];
}

const COMPONENT = /^[A-Z]/;

export function causeOfFile(file: string): Cause {
  if (file.startsWith(MESSAGES)) {
    return { id: file, kind: 'texts', name: `texts of ${file.slice(MESSAGES.length)}` };
  }
  const folder = dirname(file);
  if (!COMPONENT.test(basename(folder)) || /\.stories\.tsx$/.test(file)) {
    return { id: file, kind: 'file', name: basename(file) };
  }
  return { id: folder, kind: 'component', name: basename(folder) };
}

export function causeOfEdit({ path, file }: Edit): Cause {
  const [, brand] = /^brands\/([^/]+)\//.exec(file) ?? [];
  const name = brand === undefined ? path : `${path} (${brand})`;
  return { id: `token:${name}`, kind: 'token', name };
}

export const unique = (causes: readonly Cause[]): Cause[] => uniqBy(causes, ({ id }) => id);
