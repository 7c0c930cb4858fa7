import { useChangeDisplayCurrency, useCurrencyRates } from '@platform/api/react';
import { displayCurrency } from '@platform/messages/displayCurrency';
import { language } from '@platform/messages/language';
import { isDisplayCurrency } from '@platform/rules/currencies';
import { DateTime, PageSection, Select } from '@platform/ui';
import { rich, useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';

/** Value of the option that shows only USDT. */
const NONE = 'USDT';

const names = new Intl.DisplayNames(language, { type: 'currency' });
const inOrder = new Intl.Collator(language);

const optionsOf = (codes: Iterable<string>) =>
  Array.from(codes, (code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })).sort(
    (one, other) => inOrder.compare(one.label, other.label),
  );

export interface DisplayCurrencyProps {
  /** ISO 4217 code of the saved currency; '' for none. */
  kept: string;
}

/** Offers only currencies with an exchange rate. */
export function DisplayCurrency({ kept }: DisplayCurrencyProps) {
  const text = useTexts(displayCurrency);
  const { data: sheet } = useCurrencyRates();
  const { run } = useChangeDisplayCurrency();
  const follow = useOutcome();
  // Selection that is shown until the profile contains the new currency.
  const [wanted, setWanted] = useState<string>();
  if (wanted === kept) setWanted(undefined);
  const chosen = wanted ?? kept;
  const choose = async (value: string) => {
    const currency = isDisplayCurrency(value) ? value : null;
    setWanted(currency ?? '');
    if (!(await follow(run(currency)))) setWanted(undefined);
  };
  // Without rates, the member can only remove a saved currency.
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
