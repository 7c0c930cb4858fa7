import { Page, Spinner } from '@platform/ui';

/** Stands in the frame while a page's code is on its way. */
export function PageLoading() {
  return (
    <Page>
      <Spinner size="large" label="Loading" />
    </Page>
  );
}
