import type { SiteData, TokenFacts } from './data';
import { Table } from './Table';
import * as styles from './site.css';

/** A group of tokens with a page. */
export interface Foundation {
  id: string;
  title: string;
  description: string;
  /** What the names of its variables begin with, after `--platform-`. */
  prefixes: readonly string[];
  /** How a value is drawn. */
  sample: (variable: string) => React.CSSProperties;
}

const bar = (size: string): React.CSSProperties => ({
  inlineSize: size,
  maxInlineSize: '100%',
  blockSize: 16,
  background: 'var(--platform-color-accent-solid)',
});

const square = (style: React.CSSProperties): React.CSSProperties => ({
  inlineSize: 48,
  blockSize: 32,
  border: '1px solid var(--platform-color-border-default)',
  ...style,
});

export const FOUNDATIONS: readonly Foundation[] = [
  {
    id: 'colour',
    title: 'Colour',
    description: 'Every colour has a role, and a value for light and for dark in each brand.',
    prefixes: ['color-', 'gradient-'],
    sample: (variable) => square({ background: `var(${variable})`, borderRadius: 6 }),
  },
  {
    id: 'type',
    title: 'Type',
    description: 'Families, sizes, weights and line heights of text.',
    prefixes: ['font-'],
    sample: (variable) => {
      const value = `var(${variable})`;
      if (variable.includes('-family-')) return { fontFamily: value };
      if (variable.includes('-size-')) return { fontSize: value, lineHeight: 1.2 };
      if (variable.includes('-weight-')) return { fontWeight: value };
      if (variable.includes('-letter-spacing-')) return { letterSpacing: value };
      return { lineHeight: value };
    },
  },
  {
    id: 'space',
    title: 'Space and size',
    description: 'Gaps and paddings, and the sizes of controls, icons and bars.',
    prefixes: ['space-', 'size-'],
    sample: (variable) => bar(`var(${variable})`),
  },
  {
    id: 'shape',
    title: 'Shape and depth',
    description: 'Radii, borders and shadows.',
    prefixes: ['radius-', 'border-', 'shadow-'],
    sample: (variable) => {
      const value = `var(${variable})`;
      if (variable.includes('-shadow-')) return square({ boxShadow: value });
      if (variable.includes('-border-')) return square({ borderWidth: value });
      return square({ borderRadius: value });
    },
  },
  {
    id: 'motion',
    title: 'Motion and layers',
    description: 'How long changes take, how they run, and what stands above what.',
    prefixes: ['duration-', 'easing-', 'layer-'],
    sample: () => ({ display: 'none' }),
  },
];

const isIn =
  ({ prefixes }: Foundation) =>
  ({ variable }: TokenFacts) =>
    prefixes.some((prefix) => variable.startsWith(`--platform-${prefix}`));

interface FoundationPageProps {
  foundation: Foundation;
  data: SiteData;
}

/** The tokens of a group: their samples in the brand of the page, and their values in all brands. */
export const FoundationPage = ({ foundation, data }: FoundationPageProps) => (
  <>
    <h1>{foundation.title}</h1>
    <p className={styles.lead}>{foundation.description}</p>
    <div className={styles.prose}>
      <Table
        label={foundation.title}
        head={['Sample', 'Variable', ...data.brands.map(({ name }) => name)]}
      >
        {data.tokens.filter(isIn(foundation)).map(({ variable, values }) => (
          <tr key={variable}>
            <td>
              <div style={foundation.sample(variable)}>
                {variable.includes('-font-') && 'Play 123'}
              </div>
            </td>
            <td>
              <code>{variable}</code>
            </td>
            {data.brands.map(({ id }) => (
              <td key={id}>
                <code>{values[id]}</code>
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  </>
);
