'use client';

import type { ServerAccess } from '@platform/tokens/browser';
import { useState } from 'react';
import { Text } from '@platform/ui';
import { BrandOnServer } from './BrandOnServer';
import { ConnectForm } from './ConnectForm';
import type { Shown } from './DifferenceDialog';
import { historyOf, refusalOf, type Operate } from './operate';
import * as styles from './PublishPanel.css';
import { OutcomeNotice, type Outcome } from './OutcomeNotice';
import type { StudioDesk } from './useStudio';

export interface PublishPanelProps {
  desk: StudioDesk;
  operate: Operate;
  /** Login, which the caller stores across changes of panel or brand. */
  login: ServerAccess | undefined;
  onLogin: (login: ServerAccess) => void;
  shown: Shown;
}

/** Panel that connects to a running server and manages the open brand there. */
export function PublishPanel({ desk, operate, login, onLogin, shown }: PublishPanelProps) {
  const { id } = desk.draft;
  const [refused, setRefused] = useState<Outcome>();

  if (login) {
    // The key resets messages and versions when another brand is opened.
    return <BrandOnServer key={id} desk={desk} operate={operate} login={login} shown={shown} />;
  }
  const connect = async (access: ServerAccess) => {
    try {
      await historyOf(operate(access), id);
      onLogin(access);
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <div className={styles.panel}>
      <Text>
        A running server keeps versions of a brand, shows them to those who have a link, and
        publishes them.
      </Text>
      {refused && <OutcomeNotice {...refused} />}
      <ConnectForm onConnect={connect} />
    </div>
  );
}
