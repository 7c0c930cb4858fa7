import { Button, Dialog, Link, SearchField, Stack, Text } from '@platform/ui';
import MiniSearch from 'minisearch';
import { useRef, useState } from 'react';
import { SEARCH_OPTIONS, type SearchEntry } from '../search';
import * as styles from '../site/site.css';

const MOST = 12;

export interface SearchProps {
  base: string;
}

export function Search({ base }: SearchProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState(false);
  const [index, setIndex] = useState<MiniSearch<SearchEntry>>();
  const loading = useRef(false);

  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const response = await fetch(`${base}search.json`);
      if (!response.ok) throw new Error(response.statusText);
      setIndex(MiniSearch.loadJSON<SearchEntry>(await response.text(), SEARCH_OPTIONS));
      setFailed(false);
    } catch {
      loading.current = false;
      setFailed(true);
    }
  };

  const found = typed && index ? index.search(typed).slice(0, MOST) : [];
  return (
    <>
      <Button
        tone="neutral"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          void load();
          setOpen(true);
        }}
      >
        Search
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Search the documentation">
        <SearchField
          label="A component, another name for it, or a topic"
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            void load();
          }}
        />
        <Text role="status" size="s" tone="muted" className={styles.searchStatus}>
          {failed
            ? 'The search could not be loaded. Type again to try once more.'
            : typed && index
              ? `${found.length === 0 ? 'No' : found.length} ${found.length === 1 ? 'page' : 'pages'} found`
              : ''}
        </Text>
        <Stack as="ul" gap="m">
          {found.map(({ id, title, purpose }) => (
            <li key={String(id)}>
              <Link href={`${base}${String(id).slice(1)}`}>{String(title)}</Link>
              <Text size="s" tone="muted">
                {String(purpose)}
              </Text>
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
