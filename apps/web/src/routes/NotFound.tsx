import { ButtonLink, EmptyState, Page, PageHeader } from '@platform/ui';
import { paths } from '../paths';

/** What an address leads to that nothing lives at. */
export function NotFound() {
  return (
    <Page>
      <PageHeader title="Page not found" />
      <EmptyState title="This page does not exist">
        <ButtonLink href={paths.landing}>Back to the start</ButtonLink>
      </EmptyState>
    </Page>
  );
}
