import { useProfile } from '@platform/api/react';
import { colorSchemes } from '@platform/messages/colorSchemes';
import { generalSettings } from '@platform/messages/generalSettings';
import { language } from '@platform/messages/language';
import type { LanguageTag } from '@platform/messages/languages';
import {
  AccountDetails,
  Button,
  ErrorState,
  PageSection,
  Select,
  Stack,
  Text,
  useBrand,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useInstall } from '../app/shell/installPrompt';
import { chooseLanguage, languageChoices } from '../app/display/languages';
import { late } from '../app/loading/late';
import { SCHEMES, useScheme } from '../app/display/scheme';
import { Part } from './Part';

const { Component: DisplayCurrency } = late(
  async () => (await import('./DisplayCurrency')).DisplayCurrency,
);

const { Component: Sound } = late(async () => (await import('./Sound')).Sound);

const { Component: PushNotices } = late(async () => (await import('./PushNotices')).PushNotices);

const { Component: NameVisibility } = late(
  async () => (await import('./NameVisibility')).NameVisibility,
);

const { Component: RealityCheckChoice } = late(
  async () => (await import('../app/account/RealityCheckChoice')).RealityCheckChoice,
);

export function General() {
  const text = useTexts(generalSettings);
  const { name } = useBrand();
  const install = useInstall();
  const { data, error, retry } = useProfile();
  const [scheme, chooseScheme] = useScheme();
  return (
    <Stack gap="xl">
      <PageSection title={text.details}>
        {error && !data ? (
          <ErrorState message={error.message} onRetry={retry} />
        ) : (
          <AccountDetails owner={data ?? null} />
        )}
      </PageSection>
      {languageChoices.length > 1 && (
        <PageSection title={text.language}>
          <Select
            label={text.language}
            hint={text.languageHint}
            options={languageChoices.map(({ tag, name }) => ({ value: tag, label: name }))}
            value={language as LanguageTag}
            onValueChange={chooseLanguage}
          />
        </PageSection>
      )}
      <PageSection title={colorSchemes.label}>
        <Select
          label={colorSchemes.label}
          hint={text.schemeHint}
          options={SCHEMES.map((choice) => ({ value: choice, label: colorSchemes[choice] }))}
          value={scheme}
          onValueChange={chooseScheme}
        />
      </PageSection>
      <Part>
        <Sound />
      </Part>
      <Part>
        <PushNotices />
      </Part>
      {data?.displayCurrency !== undefined && (
        <Part>
          <DisplayCurrency kept={data.displayCurrency} />
        </Part>
      )}
      {data?.nameHidden !== undefined && (
        <Part>
          <NameVisibility kept={data.nameHidden} />
        </Part>
      )}
      <Part>
        <RealityCheckChoice />
      </Part>
      {install && (
        <PageSection title={text.install({ brand: name })}>
          <Stack gap="s" align="start">
            <Text tone="muted">{text.installLead}</Text>
            <Button tone="neutral" onClick={install}>
              {text.installSubmit}
            </Button>
          </Stack>
        </PageSection>
      )}
    </Stack>
  );
}
