import { CrashGame, Page, PageHeader } from '@platform/ui';

/** Aviator, played for nothing on a demo balance: no call is made. */
export function Crash() {
  return (
    <Page>
      <PageHeader title="Aviator" />
      <CrashGame />
    </Page>
  );
}
