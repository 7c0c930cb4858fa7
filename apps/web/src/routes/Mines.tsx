import { MinesGame, Page, PageHeader } from '@platform/ui';

/** Mines, played for nothing: no call is made and no balance moves. */
export function Mines() {
  return (
    <Page>
      <PageHeader title="Mines" />
      <MinesGame />
    </Page>
  );
}
