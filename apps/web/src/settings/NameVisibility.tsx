import { useChangeNameVisibility } from '@platform/api/react';
import { nameVisibility } from '@platform/messages/nameVisibility';
import { PageSection, Switch } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';

export interface NameVisibilityProps {
  kept: boolean;
}

export function NameVisibility({ kept }: NameVisibilityProps) {
  const text = useTexts(nameVisibility);
  const { run } = useChangeNameVisibility();
  const follow = useOutcome();
  // Setting that is shown until the profile contains the change.
  const [wanted, setWanted] = useState<boolean>();
  if (wanted === kept) setWanted(undefined);
  const choose = async (hidden: boolean) => {
    setWanted(hidden);
    if (!(await follow(run(hidden)))) setWanted(undefined);
  };
  return (
    <PageSection title={text.title}>
      <Switch
        label={text.label}
        hint={text.hint}
        checked={wanted ?? kept}
        onCheckedChange={(hidden) => void choose(hidden)}
      />
    </PageSection>
  );
}
