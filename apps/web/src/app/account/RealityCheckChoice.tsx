import type { RealityCheckMinutes } from '@platform/api';
import { usePlaySession, useSetRealityCheck } from '@platform/api/react';
import { realityCheckChoice } from '@platform/messages/realityCheckChoice';
import { REALITY_CHECK_MINUTES } from '@platform/rules/funds';
import { ErrorState, PageSection, Select } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../shared/useOutcome';

const OFF = 'off';
const CHOICES = [OFF, ...REALITY_CHECK_MINUTES.map(String)];

const nameOf = (minutes: RealityCheckMinutes | null): string =>
  minutes === null ? OFF : String(minutes);

const minutesOf = (name: string): RealityCheckMinutes | null =>
  REALITY_CHECK_MINUTES.find((minutes) => String(minutes) === name) ?? null;

/** Choice of the minutes of play between two reality checks. */
export function RealityCheckChoice() {
  const text = useTexts(realityCheckChoice);
  const { data, error, retry } = usePlaySession();
  const { run } = useSetRealityCheck();
  const follow = useOutcome();
  // Choice that is shown until the play session contains the change.
  const [wanted, setWanted] = useState<string>();
  const kept = data && nameOf(data.checkMinutes);
  if (wanted !== undefined && wanted === kept) setWanted(undefined);
  const choose = async (name: string) => {
    setWanted(name);
    if (!(await follow(run(minutesOf(name))))) setWanted(undefined);
  };
  return (
    <PageSection title={text.title}>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <Select
          label={text.label}
          hint={text.hint}
          options={CHOICES.map((name) => ({ value: name, label: text.option({ minutes: name }) }))}
          value={wanted ?? kept ?? OFF}
          disabled={data === undefined}
          onValueChange={(name) => void choose(name)}
        />
      )}
    </PageSection>
  );
}
