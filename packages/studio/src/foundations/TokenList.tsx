import { useCallback, type ReactNode } from 'react';
import { Heading, Text } from '@platform/ui';
import * as styles from './foundations.css';
import type { Token } from './tokens';
import { useMeasured } from './useMeasured';

export interface FoundationProps {
  title: string;
  intro: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Foundation({ title, intro, actions, children }: FoundationProps) {
  return (
    <section className={styles.page}>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{intro}</Text>
      {actions && <div>{actions}</div>}
      {children}
    </section>
  );
}

function LiveValue({ variable }: { variable: string }) {
  const valueOn = useCallback(
    (element: HTMLElement) => getComputedStyle(element).getPropertyValue(variable),
    [variable],
  );
  const [ref, value] = useMeasured(valueOn, '');
  return (
    <code ref={ref} className={styles.value}>
      {value}
    </code>
  );
}

export interface TokenListProps {
  tokens: readonly Token[];
  sample: (token: Token) => ReactNode;
}

/** Returns the group of a token: 'color.accent' for 'color.accent.solid'. */
const groupOf = ({ path }: Token) => path.slice(0, path.lastIndexOf('.'));

export function TokenList({ tokens, sample }: TokenListProps) {
  return [...new Set(tokens.map(groupOf))].map((group) => (
    <section key={group} className={styles.group}>
      <Heading level={2} size="m">
        {group}
      </Heading>
      <div className={styles.list}>
        {tokens
          .filter((token) => groupOf(token) === group)
          .map((token) => (
            <div key={token.path} className={styles.token}>
              {sample(token)}
              <span className={styles.name}>{token.path.slice(group.length + 1)}</span>
              <code className={styles.value}>{token.variable}</code>
              <LiveValue variable={token.variable} />
            </div>
          ))}
      </div>
    </section>
  ));
}
