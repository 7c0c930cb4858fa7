import { ButtonLink, Page, PageHeader, Tabs } from '@platform/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { General } from '../settings/General';
import { Security } from '../settings/Security';

/** The member's settings, each tab at its own address. */
export function Settings() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        title="Settings"
        actions={
          <ButtonLink tone="neutral" href={paths.twoFactor}>
            Google Auth
          </ButtonLink>
        }
      />
      <Tabs
        label="Settings"
        value={pathname === paths.settings ? paths.general : pathname}
        onValueChange={(path) => void navigate(path)}
        items={[
          { id: paths.general, label: 'General', content: <General /> },
          { id: paths.security, label: 'Security', content: <Security /> },
        ]}
      />
    </Page>
  );
}
