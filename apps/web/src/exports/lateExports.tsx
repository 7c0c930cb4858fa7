import type { ComponentType } from 'react';
import { late } from '../app/loading/late';
import { Optional } from '../app/loading/Optional';

/** Creates an export button whose code loads together with the history. */
function lateExport<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component } = late(load);
  return (props: Props) => (
    <Optional>
      <Component {...props} />
    </Optional>
  );
}

export const RoundsExport = lateExport(async () => (await import('./gameExports')).RoundsExport);

export const MyBetsExport = lateExport(async () => (await import('./gameExports')).MyBetsExport);

export const DemoExport = lateExport(async () => (await import('./DemoExport')).DemoExport);
