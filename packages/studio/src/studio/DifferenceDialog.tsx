'use client';

import type { Difference } from '@platform/tokens/browser';
import { Dialog, Heading, Text } from '@platform/ui';
import * as styles from './DifferenceDialog.css';

/** What was compared, and what came of it. */
export interface Compared {
  /** `version 2, which is served` */
  from: string;
  to: string;
  difference: Difference;
}

const PARTS = [
  ['files', 'Files'],
  ['tokens', 'Tokens'],
  ['contrast', 'Contrast'],
] as const satisfies readonly (readonly [keyof Difference, string])[];

/** Says what is different between two states of a brand, as `brand diff` does. */
export function DifferenceDialog({
  id,
  open,
  compared,
  onClose,
}: {
  id: string;
  open: boolean;
  /** Undefined before the first time. */
  compared: Compared | undefined;
  onClose: () => void;
}) {
  const { from, to, difference } = compared ?? {};
  const parts = PARTS.filter(([part]) => (difference?.[part].length ?? 0) > 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`What is different in ${id}`}
      description={`From ${from}, to ${to}.`}
      size="large"
    >
      {parts.length === 0 && <Text>They are the same.</Text>}
      <div className={styles.parts}>
        {parts.map(([part, title]) => (
          <section key={part} aria-label={title} className={styles.part}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <ul className={styles.lines}>
              {difference?.[part].map((line, index) => (
                // Two states of a component may share a line.
                <li key={`${line} ${index}`}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
