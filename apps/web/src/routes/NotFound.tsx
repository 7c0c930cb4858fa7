import { notFoundPage } from '@platform/messages/notFoundPage';
import { pageTitles } from '@platform/messages/pageTitles';
import { ButtonLink, EmptyState, Page, PageHeader } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { paths } from '../paths';

export function NotFound() {
  const titles = useTexts(pageTitles);
  const text = useTexts(notFoundPage);
  return (
    <Page>
      <PageHeader title={titles.notFound} />
      <EmptyState title={text.explanation}>
        <ButtonLink href={paths.landing}>{text.home}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
