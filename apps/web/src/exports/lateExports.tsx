import type { ComponentType } from 'react';
import { late } from '../app/loading/late';
import { Optional } from '../app/loading/Optional';

/** An export whose code comes with the history that it stands below: what is played comes first. */
function lateExport<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component } = late(load);
  return (props: Props) => (
    <Optional>
      <Component {...props} />
    </Optional>
  );
}

/** Saves the rounds of a game. */
export const RoundsExport = lateExport(async () => (await import('./gameExports')).RoundsExport);

/** Saves the member's bets on a game. */
export const MyBetsExport = lateExport(async () => (await import('./gameExports')).MyBetsExport);

/** Saves the rounds of a demo game that this browser remembers. */
export const DemoExport = lateExport(async () => (await import('./DemoExport')).DemoExport);
