import {
  useConfirmPlayLimit,
  usePlayLimits,
  useSession,
  useSetPlayLimit,
} from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { playSafelyPage } from '@platform/messages/playSafelyPage';
import { GAMBLING_HELP } from '@platform/rules/games';
import {
  ButtonLink,
  Card,
  Grid,
  Page,
  PageHeader,
  PageSection,
  PlayLimits,
  Stack,
  Text,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref } from '../paths';

function OwnLimits() {
  const { data, error, retry } = usePlayLimits();
  const { run: set } = useSetPlayLimit();
  const { run: confirm } = useConfirmPlayLimit();
  const follow = useOutcome();
  return (
    <PlayLimits
      limits={data?.limits}
      error={data ? undefined : error?.message}
      onRetry={retry}
      onSet={(limit) => follow(set(limit))}
      onConfirm={(limit) => follow(confirm(limit))}
    />
  );
}

export function PlaySafely() {
  const titles = useTexts(pageTitles);
  const text = useTexts(playSafelyPage);
  const { signedIn } = useSession();
  const signs = [text.overspending, text.chasing, text.borrowing, text.hiding, text.restless];
  return (
    <Page gap="xxl">
      <PageHeader title={titles.playSafely} description={text.description} />
      <PageSection title={text.limits}>
        <Text tone="muted">{text.limitsLead}</Text>
        {signedIn ? (
          <OwnLimits />
        ) : (
          <Card padding="xl">
            <Stack align="start">
              <Text>{text.visitor}</Text>
              <ButtonLink href={modalHref('login')}>{text.signIn}</ButtonLink>
            </Stack>
          </Card>
        )}
      </PageSection>
      <Grid minColumn={352} gap="xl">
        <PageSection title={text.signs}>
          <Card padding="xl">
            <Stack gap="m">
              <Text>{text.signsLead}</Text>
              <Stack as="ul" gap="s">
                {signs.map((sign) => (
                  <Text key={sign} as="li" tone="muted">
                    {sign}
                  </Text>
                ))}
              </Stack>
            </Stack>
          </Card>
        </PageSection>
        <PageSection title={text.help}>
          <Card padding="xl">
            <Stack align="start">
              <Text>{text.helpLead}</Text>
              <ButtonLink tone="neutral" href={GAMBLING_HELP}>
                {text.helpLink}
              </ButtonLink>
            </Stack>
          </Card>
        </PageSection>
      </Grid>
    </Page>
  );
}
