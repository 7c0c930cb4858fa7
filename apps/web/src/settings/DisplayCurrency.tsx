import { useChangeDisplayCurrency, useCurrencyRates } from '@platform/api/react';
import { displayCurrency } from '@platform/messages/displayCurrency';
import { language } from '@platform/messages/language';
import { isDisplayCurrency } from '@platform/rules/currencies';
import { DateTime, PageSection, Select } from '@platform/ui';
import { rich, useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';

/** The choice of no other currency. */
const NONE = 'USDT';

const names = new Intl.DisplayNames(language, { type: 'currency' });
const inOrder = new Intl.Collator(language);

/** Currencies as they are chosen from: 'Indian Rupee (INR)'. */
const optionsOf = (codes: Iterable<string>) =>
  Array.from(codes, (code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })).sort(
    (one, other) => inOrder.compare(one.label, other.label),
  );

export interface DisplayCurrencyProps {
  /** The member's choice, by its ISO 4217 code; '' for none. */
  kept: string;
}

/** The currency that the member sees amounts in beside USDT: one of those that there are rates of. */
export function DisplayCurrency({ kept }: DisplayCurrencyProps) {
  const text = useTexts(displayCurrency);
  const { data: sheet } = useCurrencyRates();
  const { run } = useChangeDisplayCurrency();
  const follow = useOutcome();
  // Shown from the moment of the choice, and until the profile has it.
  const [wanted, setWanted] = useState<string>();
  if (wanted === kept) setWanted(undefined);
  const chosen = wanted ?? kept;
  const choose = async (value: string) => {
    const currency = isDisplayCurrency(value) ? value : null;
    setWanted(currency ?? '');
    if (!(await follow(run(currency)))) setWanted(undefined);
  };
  // Without rates there is nothing to choose from, but a choice can be taken back.
  if (!sheet && chosen === '') return null;
  const codes = new Set<string>(sheet?.rates.keys());
  const hasRate = codes.has(chosen);
  if (chosen !== '') codes.add(chosen);
  const hint =
    sheet && hasRate ? rich(text.rates, { time: <DateTime value={sheet.at} /> }) : text.noRate;
  return (
    <PageSection title={text.label}>
      <Select
        label={text.label}
        hint={chosen === '' ? text.hint : hint}
        options={[{ value: NONE, label: text.none }, ...optionsOf(codes)]}
        value={chosen || NONE}
        onValueChange={(value) => void choose(value)}
      />
    </PageSection>
  );
}
