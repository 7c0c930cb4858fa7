'use client';

import type { Scheme } from '@platform/tokens/browser';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchField, Switch, Text } from '@platform/ui';
import * as styles from './TokenPanel.css';
import { TokenGroupSection } from './TokenGroupSection';
import { filterGroups, tokenGroups } from './tokenViews';
import type { StudioDesk } from './useStudio';

export interface TokenPanelProps {
  desk: StudioDesk;
  scheme: Scheme;
}

export function TokenPanel({ desk, scheme }: TokenPanelProps) {
  const { compiled, begun, draft } = desk;
  const [search, setSearch] = useState('');
  const [changedOnly, setChangedOnly] = useState(false);
  const [open, setOpen] = useState<string>();
  const all = useMemo(
    () =>
      tokenGroups({
        now: compiled,
        begun,
        scheme,
        isOwn: (file) => file.startsWith(draft.path),
      }),
    [compiled, begun, scheme, draft.path],
  );
  const words = useDeferredValue(search);
  const shown = useMemo(
    () => filterGroups(all, { search: words, changedOnly }),
    [all, words, changedOnly],
  );
  const changes = all.flatMap(({ tokens }) => tokens.filter(({ changed }) => changed)).length;

  return (
    <div className={styles.tokens}>
      <search className={styles.filter}>
        <SearchField label="Search tokens" value={search} onValueChange={setSearch} />
        <Switch
          label={`Only what I changed in ${scheme} (${changes})`}
          checked={changedOnly}
          onCheckedChange={setChangedOnly}
        />
      </search>
      {shown.map((group) => (
        <TokenGroupSection
          key={group.id}
          group={group}
          desk={desk}
          scheme={scheme}
          open={open}
          onOpen={setOpen}
        />
      ))}
      {shown.length === 0 && (
        <Text tone="muted">
          {changedOnly && changes === 0
            ? 'No changes yet.'
            : `No token has '${search}' in its name. Try 'accent', 'radius' or 'text'.`}
        </Text>
      )}
    </div>
  );
}
