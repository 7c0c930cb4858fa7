import type { ComponentType } from 'react';
import { late } from '../app/loading/late';
import { Optional } from '../app/loading/Optional';

/** Returns an export button whose code loads with its history, so that the game loads first. */
function lateExport<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component } = late(load);
  return (props: Props) => (
    <Optional>
      <Component {...props} />
    </Optional>
  );
}

/** Button that saves the rounds of a game. */
export const RoundsExport = lateExport(async () => (await import('./gameExports')).RoundsExport);

/** Button that saves the member's bets on a game. */
export const MyBetsExport = lateExport(async () => (await import('./gameExports')).MyBetsExport);

/** Button that saves the rounds of a demo game that this browser remembers. */
export const DemoExport = lateExport(async () => (await import('./DemoExport')).DemoExport);
