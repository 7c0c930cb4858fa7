import type { SiteData, TokenFacts } from './data';
import { Table } from './Table';
import * as styles from './site.css';

/** Group of tokens that has its own page. */
export interface Foundation {
  id: string;
  title: string;
  description: string;
  /** Prefixes of the group's variables, after `--platform-`. */
  prefixes: readonly string[];
  /**
   * True to hide the values: a colour has two, one for light and one for dark.
   * @default false
   */
  isColour?: true;
  /** Returns the style that draws a value. */
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
    isColour: true,
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

interface SampleProps {
  foundation: Foundation;
  brand: string;
  token: TokenFacts;
}

/** Token sample in a brand: a drawing and, except for colours, the value. */
const Sample = ({ foundation, brand, token: { variable, values } }: SampleProps) => (
  <td data-brand={brand} className={styles.sample}>
    <div style={foundation.sample(variable)}>{variable.includes('-font-') && 'Play 123'}</div>
    {!foundation.isColour && <code>{values[brand]}</code>}
  </td>
);

interface FoundationPageProps {
  foundation: Foundation;
  data: SiteData;
}

/** Page with the tokens of a group in each brand, in the user's scheme. */
export const FoundationPage = ({ foundation, data }: FoundationPageProps) => (
  <>
    <h1>{foundation.title}</h1>
    <p className={styles.lead}>{foundation.description}</p>
    <div className={styles.prose}>
      <Table label={foundation.title} head={['Variable', ...data.brands.map(({ name }) => name)]}>
        {data.tokens.filter(isIn(foundation)).map((token) => (
          <tr key={token.variable}>
            <td>
              <code>{token.variable}</code>
            </td>
            {data.brands.map(({ id }) => (
              <Sample key={id} foundation={foundation} brand={id} token={token} />
            ))}
          </tr>
        ))}
      </Table>
    </div>
  </>
);
