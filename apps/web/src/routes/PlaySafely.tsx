import {
  useBeginBreak,
  useConfirmPlayLimit,
  usePlayLimits,
  useSession,
  useSetPlayLimit,
} from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { playSafelyPage } from '@platform/messages/playSafelyPage';
import type { BreakKind } from '@platform/rules/funds';
import { GAMBLING_HELP } from '@platform/rules/games';
import {
  ButtonLink,
  Card,
  DateTime,
  ExclusionForm,
  Grid,
  Notice,
  Page,
  PageHeader,
  PageSection,
  PlayLimits,
  Stack,
  Text,
  type ExclusionDraft,
  type PlayBreak,
} from '@platform/ui';
import { rich, useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { RealityCheckChoice } from '../app/account/RealityCheckChoice';
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

function CurrentBreak({ kind, endsAt }: PlayBreak) {
  const text = useTexts(playSafelyPage);
  if (endsAt === null) return <Notice>{text.excludedForever}</Notice>;
  const sentence = kind === 'break' ? text.onBreak : text.excluded;
  return <Notice>{rich(sentence, { time: <DateTime value={endsAt} /> })}</Notice>;
}

function OwnBreaks() {
  const text = useTexts(playSafelyPage);
  const { data } = usePlayLimits();
  const { run: begin } = useBeginBreak();
  const follow = useOutcome();
  const [pending, setPending] = useState<BreakKind>();
  if (!data) return null;
  const { break: current } = data;
  const formOf = (kind: BreakKind) => (
    <Card padding="xl">
      <ExclusionForm
        // The key resets the form after a new break.
        key={String(current?.endsAt)}
        kind={kind}
        current={current}
        pending={pending === kind}
        onSubmit={({ length }) => void start(kind, length)}
      />
    </Card>
  );
  const start = async (kind: BreakKind, length: ExclusionDraft['length']) => {
    if (length === null) return;
    setPending(kind);
    await follow(begin(length));
    setPending(undefined);
  };
  const isForever = current !== null && current.endsAt === null;
  return (
    <>
      <PageSection title={text.breaks}>
        <Text tone="muted">{text.breaksLead}</Text>
        {current && <CurrentBreak {...current} />}
        {!isForever && formOf('break')}
      </PageSection>
      {!isForever && (
        <PageSection title={text.exclusion}>
          <Text tone="muted">{text.exclusionLead}</Text>
          {formOf('exclusion')}
        </PageSection>
      )}
    </>
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
      {signedIn && <RealityCheckChoice />}
      {signedIn && <OwnBreaks />}
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
