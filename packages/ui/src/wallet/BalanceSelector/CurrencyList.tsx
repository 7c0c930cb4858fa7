'use client';

import type { balanceSelector } from '@platform/messages/balanceSelector';
import { Check, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useAmountFormat } from '../../data/Amount/amountFormat';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { foldText } from '../../internal/foldText';
import { isComposing } from '../../internal/isComposing';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './CurrencyList.css';
import { CoinIcon } from './CoinIcon';

/** Currency in the list (section 3 of the specification). */
export interface CurrencyOption {
  id: string;
  name: string;
  shortName: string;
  /** @default a USDT coin for USDT, a plain coin for other currencies */
  iconUrl?: string;
  /** Amount in millionths, or in the unit of `scale`; `undefined` while it loads. */
  amount: bigint | undefined;
  /**
   * Number of decimals in `amount`'s unit.
   * @default 6 (millionths)
   */
  scale?: number | undefined;
}

export interface CurrencyListProps {
  options: readonly CurrencyOption[];
  selected: string | undefined;
  texts: TextsOf<typeof balanceSelector>;
  onSelect: (id: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns a function that formats a currency's amount as in the header, or returns `undefined`
 * while it loads.
 */
export function useBalanceText(): (option: CurrencyOption | undefined) => string | undefined {
  const format = useAmountFormat();
  const { decimals = 4 } = useMoney();
  return (option) =>
    option?.amount === undefined ? undefined : format(option.amount, decimals, option.scale);
}

/** Combobox for currencies whose list is always visible. */
export function CurrencyList({ options, selected, texts, onSelect }: CurrencyListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const amountText = useBalanceText();
  const wanted = foldText(query);
  const found = options.filter(({ name, shortName }) =>
    foldText(`${shortName} ${name}`).includes(wanted),
  );
  const active = found[Math.min(place, found.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === undefined || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') onSelect(active.id);
    const step = STEPS[event.key];
    if (step === undefined) return;
    // Prevents arrow keys from moving the caret.
    event.preventDefault();
    setPlace((found.indexOf(active) + step + found.length) % found.length);
  };
  return (
    <div>
      <div className={styles.field}>
        <Search aria-hidden className={styles.icon} />
        <input
          type="search"
          role="combobox"
          aria-label={texts.search}
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={active && `${id}${active.id}`}
          autoComplete="off"
          placeholder={texts.search}
          className={styles.input}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={`${id}list`} aria-label={texts.search} className={styles.list}>
        {found.map((option) => (
          // Options are not in the Tab order: the focus stays in the field, where Enter selects the
          // active option.
          <button
            key={option.id}
            type="button"
            role="option"
            id={`${id}${option.id}`}
            aria-selected={option.id === selected}
            data-active={option === active || undefined}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onSelect(option.id)}
          >
            <CoinIcon currency={option} className={styles.coin} />
            <span className={styles.names}>
              <span className={styles.shortName}>{option.shortName}</span>
              <span className={styles.name}>{option.name}</span>
            </span>
            <span className={styles.amount}>{amountText(option)}</span>
            {option.id === selected && <Check aria-hidden className={styles.icon} />}
          </button>
        ))}
      </div>
      <Text size="s" tone="muted" role="status" className={styles.status}>
        {active ? null : texts.empty}
      </Text>
    </div>
  );
}
