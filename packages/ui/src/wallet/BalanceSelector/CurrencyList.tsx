'use client';

import { Check, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Text } from '../../primitives/Text/Text';
import * as styles from './CurrencyList.css';
import { UsdtIcon } from './UsdtIcon';

/** The only currency of the platform. */
const USDT = { shortName: 'USDT', name: 'Tether USD' };

export interface CurrencyListProps {
  /** The balance, as shown. */
  amount: string | undefined;
  labels: { search: string; empty: string };
  /** Called when a currency is chosen. */
  onSelect: () => void;
}

/** A search field over the currencies: a combobox whose list is always in sight. */
export function CurrencyList({ amount, labels, onSelect }: CurrencyListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = `${USDT.shortName} ${USDT.name}`.toLowerCase().includes(query.trim().toLowerCase());
  return (
    <div>
      <div className={styles.field}>
        <Search aria-hidden className={styles.icon} />
        <input
          type="search"
          role="combobox"
          aria-label={labels.search}
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={found ? `${id}usdt` : undefined}
          autoComplete="off"
          placeholder={labels.search}
          className={styles.input}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && found && onSelect()}
        />
      </div>
      <div role="listbox" id={`${id}list`} aria-label={labels.search} className={styles.list}>
        {found && (
          // Out of the Tab order: the keyboard stays in the field, where Enter takes the option.
          <button
            type="button"
            role="option"
            id={`${id}usdt`}
            aria-selected
            tabIndex={-1}
            className={styles.option}
            onClick={onSelect}
          >
            <UsdtIcon className={styles.coin} />
            <span className={styles.names}>
              <span className={styles.shortName}>{USDT.shortName}</span>
              <span className={styles.name}>{USDT.name}</span>
            </span>
            <span className={styles.amount}>{amount}</span>
            <Check aria-hidden className={styles.icon} />
          </button>
        )}
      </div>
      <Text size="s" tone="muted" role="status" className={styles.status}>
        {found ? null : labels.empty}
      </Text>
    </div>
  );
}
