'use client';

import { useState } from 'react';
import { Text } from '@platform/ui';
import { BrandOnServer } from './BrandOnServer';
import { ConnectForm, type Login } from './ConnectForm';
import type { Shown } from './DifferenceDialog';
import { historyOf, refusalOf, type Operate } from './operate';
import * as styles from './PublishPanel.css';
import { SaidNotice, type Said } from './SaidNotice';
import type { StudioDesk } from './useStudio';

export interface PublishPanelProps {
  desk: StudioDesk;
  operate: Operate;
  /** Held by the caller, so that it outlives the panel and the brand. */
  login: Login | undefined;
  onLogin: (login: Login) => void;
  /** How screens are shown before and after. */
  shown: Shown;
}

/** Connects to a running server, and shows what it knows of the brand on the desk. */
export function PublishPanel({ desk, operate, login, onLogin, shown }: PublishPanelProps) {
  const { id } = desk.draft;
  const [refused, setRefused] = useState<Said>();

  if (login) {
    // What is said of one brand, and its versions, are never those of another.
    return <BrandOnServer key={id} desk={desk} operate={operate} login={login} shown={shown} />;
  }
  const connect = async (access: Login) => {
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
      {refused && <SaidNotice {...refused} />}
      <ConnectForm onConnect={connect} />
    </div>
  );
}
