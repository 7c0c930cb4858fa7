'use client';

import {
  OperatorError,
  type BrandFolder,
  type Foundation,
  type ContrastPair,
  type Operator,
} from '@platform/tokens/browser';
import { Button, ButtonLink, Heading, Notice, Spinner, Text } from '@platform/ui';
import { useEffect, useMemo, useState } from 'react';
import type { StudioOperator } from '../studio/operate';
import type { StudioScreen } from '../studio/Stage';
import { sessionStore } from '../studio/sessionStore';
import { Studio } from '../studio/Studio';
import { brandToOpen, loadServed } from './serverBrands';
import * as styles from './StudioApp.css';

export interface StudioAppProps {
  operator: StudioOperator & Pick<Operator, 'list'>;
  foundation: Foundation;
  pairs: readonly ContrastPair[];
  screens: readonly StudioScreen[];
  /** Query of the page, such as `?brand=ember`. */
  search: string;
}

interface Begun {
  ids: readonly string[];
  folders: readonly BrandFolder[];
}

export function StudioApp({ operator, foundation, pairs, screens, search }: StudioAppProps) {
  const [begun, setBegun] = useState<Begun>();
  const [problem, setProblem] = useState<OperatorError>();
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const ids = (await operator.list()).brands.map(({ id }) => id);
      const id = brandToOpen(ids, search);
      const folders = id === undefined ? [] : [await loadServed(operator, id)];
      if (!isGone) setBegun({ ids, folders });
    };
    void begin().catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      if (!isGone) setProblem(error);
    });
    return () => {
      isGone = true;
    };
  }, [operator, search, attempts]);

  const folders = begun?.folders;
  const sources = useMemo(
    () => folders && { foundation, pairs, folders, refused: [] },
    [folders, foundation, pairs],
  );

  if (problem) {
    const isSignedOut = problem.code === 'SIGNED_OUT';
    return (
      <main className={styles.page}>
        <Heading level={1}>Brand Studio</Heading>
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
        {isSignedOut ? (
          <ButtonLink href="/studio">Sign in</ButtonLink>
        ) : (
          <Button
            onClick={() => {
              setProblem(undefined);
              setAttempts(attempts + 1);
            }}
          >
            Try again
          </Button>
        )}
      </main>
    );
  }
  if (!begun || !sources) {
    return (
      <main className={styles.page}>
        <Spinner size="large" />
      </main>
    );
  }
  const [first] = begun.folders;
  if (!first) {
    return (
      <main className={styles.page}>
        <Heading level={1}>Brand Studio</Heading>
        <Text>You have no role for a brand of this server. Ask an administrator.</Text>
        <ButtonLink href="/staff">Your account</ButtonLink>
      </main>
    );
  }
  const load = async (id: string) => {
    const folder = await loadServed(operator, id);
    setBegun({ ...begun, folders: [...begun.folders, folder] });
    return folder;
  };
  return (
    <Studio
      sources={sources}
      brand={first.id}
      screens={screens}
      store={sessionStore()}
      operator={operator}
      others={{ ids: begun.ids, load }}
    />
  );
}
