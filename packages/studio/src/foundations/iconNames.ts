const sources = import.meta.glob<string>(
  ['../../../ui/src/**/*.tsx', '../studio/**/*.tsx', '!../../../**/*.{test,stories}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

const namesIn = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name) && !name.startsWith('Lucide')),
  );

export const iconNames: string[] = [...new Set(Object.values(sources).flatMap(namesIn))].sort();
