'use client';

import type { BrandHistory } from '@platform/tokens/browser';
import { Button } from '@platform/ui';
import { HistoryLines, versionText } from './HistoryLines';
import { mayDo } from './operate';
import * as styles from './PublishPanel.css';

export interface VersionLinesProps {
  history: BrandHistory;
  disabled: boolean;
  /** Called with the version number, like the other callbacks. */
  onShare: (number: number) => void;
  onCompare: (number: number) => void;
  onPublish: (number: number) => void;
  onOpen: (number: number) => void;
}

export function VersionLines({
  history,
  disabled,
  onShare,
  onCompare,
  onPublish,
  onOpen,
}: VersionLinesProps) {
  const { number: served, versions, publications } = history;
  if (versions.length === 0) return null;
  // Lets the served version be published again only if another publication is scheduled.
  const isPlanned = publications.some(({ state }) => state === 'planned');
  const actionsOf = (number: number) => (
    <span className={styles.lineActions}>
      <Button
        tone="neutral"
        disabled={disabled}
        aria-label={`Share version ${number}`}
        onClick={() => onShare(number)}
      >
        Share
      </Button>
      {number !== served && (
        <Button
          tone="neutral"
          disabled={disabled}
          aria-label={`Compare version ${number} with the served version`}
          onClick={() => onCompare(number)}
        >
          Compare
        </Button>
      )}
      {mayDo(history, 'brand.draft') && (
        <Button
          tone="neutral"
          disabled={disabled}
          aria-label={`Open version ${number}`}
          onClick={() => onOpen(number)}
        >
          Open
        </Button>
      )}
      {mayDo(history, 'brand.publish') && (number !== served || isPlanned) && (
        <Button
          tone="neutral"
          disabled={disabled}
          aria-label={`Publish version ${number}`}
          onClick={() => onPublish(number)}
        >
          Publish
        </Button>
      )}
    </span>
  );
  return (
    <HistoryLines
      title="Versions"
      lines={versions.map((row) => ({ text: versionText(row), action: actionsOf(row.number) }))}
    />
  );
}
