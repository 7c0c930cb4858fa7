'use client';

import type { Difference, Foundation, Scheme } from '@platform/tokens/browser';
import { Dialog, Heading, Tabs, Text } from '@platform/ui';
import type { ColourVision } from '../foundations/simulateVision';
import { ComparedScreens, type ComparedState } from './ComparedScreens';
import * as styles from './DifferenceDialog.css';
import type { StudioScreen } from './Stage';

export interface Compared {
  from: ComparedState;
  to: ComparedState;
  difference: Difference;
}

export interface Shown {
  screens: readonly StudioScreen[];
  scheme: Scheme;
  vision: ColourVision;
}

export interface DifferenceDialogProps {
  id: string;
  open: boolean;
  compared: Compared | undefined;
  foundation: Foundation;
  shown: Shown;
  onClose: () => void;
}

const PARTS = [
  ['files', 'Files'],
  ['tokens', 'Tokens'],
  ['contrast', 'Contrast'],
] as const satisfies readonly (readonly [keyof Difference, string])[];

function DifferenceInWords({ difference }: { difference: Difference }) {
  return (
    <div className={styles.parts}>
      {PARTS.filter(([part]) => difference[part].length > 0).map(([part, title]) => (
        <section key={part} aria-label={title} className={styles.part}>
          <Heading level={3} size="s">
            {title}
          </Heading>
          <ul className={styles.lines}>
            {difference[part].map((line, index) => (
              // Adds the index to the key, because two states of a component may have the same line.
              <li key={`${line} ${index}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function DifferenceDialog({
  id,
  open,
  compared,
  foundation,
  shown,
  onClose,
}: DifferenceDialogProps) {
  const { from, to, difference } = compared ?? {};
  const isSame = !difference || PARTS.every(([part]) => difference[part].length === 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Differences in ${id}`}
      description={`From ${from?.name}, to ${to?.name}.`}
      size="large"
      className={isSame ? undefined : styles.wide}
    >
      {!compared || isSame ? (
        <Text>There are no differences.</Text>
      ) : (
        <Tabs
          label="Differences"
          items={[
            {
              id: 'words',
              label: 'In words',
              content: <DifferenceInWords difference={compared.difference} />,
            },
            {
              id: 'screens',
              label: 'On screens',
              content: <ComparedScreens {...compared} {...shown} foundation={foundation} />,
            },
          ]}
        />
      )}
    </Dialog>
  );
}
