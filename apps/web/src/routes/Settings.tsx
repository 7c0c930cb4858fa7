import { pageTitles } from '@platform/messages/pageTitles';
import { settingsPage } from '@platform/messages/settingsPage';
import { ButtonLink, Page, PageHeader, Tabs } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { General } from '../settings/General';
import { Security } from '../settings/Security';

export function Settings() {
  const titles = useTexts(pageTitles);
  const text = useTexts(settingsPage);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        title={titles.settings}
        actions={
          <ButtonLink tone="neutral" href={paths.twoFactor}>
            {text.twoFactor}
          </ButtonLink>
        }
      />
      <Tabs
        label={titles.settings}
        value={pathname === paths.settings ? paths.general : pathname}
        onValueChange={(path) => void navigate(path)}
        items={[
          { id: paths.general, label: text.general, content: <General /> },
          { id: paths.security, label: text.security, content: <Security /> },
        ]}
      />
    </Page>
  );
}
