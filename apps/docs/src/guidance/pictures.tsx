import { Card, Heading, Inline, Stack, Text } from '@platform/ui';
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  children: ReactNode;
}

/** A card, a dialog or a part of a page, as a picture: a title and what is below it. */
export const Panel = ({ title, children }: PanelProps) => (
  <Card>
    <Stack gap="s">
      {title !== undefined && (
        <Heading level={3} size="m">
          {title}
        </Heading>
      )}
      {children}
    </Stack>
  </Card>
);

interface RowProps {
  children: ReactNode;
}

/** A line whose parts stand at its ends. */
export const Row = ({ children }: RowProps) => <Inline justify="between">{children}</Inline>;

interface LinesProps {
  of: readonly string[];
}

/** Lines of text below each other. */
export const Lines = ({ of }: LinesProps) => (
  <Stack gap="s">
    {of.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
);
