import type { SiteData, TokenFacts } from './data';
import { Table } from './Table';
import * as styles from './site.css';

export interface Foundation {
  id: string;
  title: string;
  description: string;
  /** Prefixes of the group's variables, after `--platform-`. */
  prefixes: readonly string[];
  /** True to hide the values: a colour has two, one for light and one for dark. @default false */
  isColour?: true;
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
  },
  {
    id: 'type',
    title: 'Type',
    description: 'Families, sizes, weights and line heights of text.',
    prefixes: ['font-'],
  },
  {
    id: 'space',
    title: 'Space and size',
    description: 'Gaps and paddings, and the sizes of controls, icons and bars.',
    prefixes: ['space-', 'size-'],
  },
  {
    id: 'shape',
    title: 'Shape and depth',
    description: 'Radii, borders and shadows.',
    prefixes: ['radius-', 'border-', 'shadow-'],
  },
  {
    id: 'motion',
    title: 'Motion and layers',
    description: 'How long changes take, how they run, and what stands above what.',
    prefixes: ['duration-', 'easing-', 'layer-'],
  },
];

/** Styles that draw a value, by the start of the variable's name after `--platform-`. */
const DRAWN: Readonly<Record<string, (value: string) => React.CSSProperties>> = {
  'color-': (background) => square({ background, borderRadius: 6 }),
  'gradient-': (background) => square({ background, borderRadius: 6 }),
  'font-family-': (fontFamily) => ({ fontFamily }),
  'font-size-': (fontSize) => ({ fontSize, lineHeight: 1.2 }),
  'font-weight-': (fontWeight) => ({ fontWeight }),
  'font-letter-spacing-': (letterSpacing) => ({ letterSpacing }),
  'font-line-height-': (lineHeight) => ({ lineHeight }),
  'space-': bar,
  'size-': bar,
  'shadow-': (boxShadow) => square({ boxShadow }),
  'border-': (borderWidth) => square({ borderWidth }),
  'radius-': (borderRadius) => square({ borderRadius }),
};

const startsWith = (variable: string) => (prefix: string) =>
  variable.startsWith(`--platform-${prefix}`);

function drawingOf(variable: string): React.CSSProperties {
  const prefix = Object.keys(DRAWN).find(startsWith(variable));
  return DRAWN[prefix ?? '']?.(`var(${variable})`) ?? { display: 'none' };
}

interface SampleProps {
  foundation: Foundation;
  brand: string;
  token: TokenFacts;
}

const Sample = ({ foundation, brand, token: { variable, values } }: SampleProps) => (
  <td data-brand={brand} className={styles.sample}>
    <div style={drawingOf(variable)}>{variable.includes('-font-') && 'Play 123'}</div>
    {!foundation.isColour && <code>{values[brand]}</code>}
  </td>
);

export function FoundationPage({ foundation, data }: { foundation: Foundation; data: SiteData }) {
  const tokens = data.tokens.filter(({ variable }) =>
    foundation.prefixes.some(startsWith(variable)),
  );
  return (
    <>
      <h1>{foundation.title}</h1>
      <p className={styles.lead}>{foundation.description}</p>
      <div className={styles.prose}>
        <Table label={foundation.title} head={['Variable', ...data.brands.map(({ name }) => name)]}>
          {tokens.map((token) => (
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
}
