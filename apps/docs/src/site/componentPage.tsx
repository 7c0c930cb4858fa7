import type { ComponentFacts, ExampleFacts, Heading } from './data';
import { Island, Live } from './Island';
import { PropsTable } from './PropsTable';
import { SlotsTable } from './SlotsTable';
import * as styles from './site.css';

/** Formats bytes: `1.2 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Converts `WithIcons` to `With icons`. */
export const spoken = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STATUS = { stable: 'Stable', draft: 'Draft' };

/** Tells whether a component is used as an element. `historyColumns` are hooks. */
const isElement = ({ name }: ComponentFacts): boolean => /^[A-Z]/.test(name);

const hasSlots = ({ propTables }: ComponentFacts): boolean =>
  propTables.some(({ slots }) => slots.length > 0);

/** Returns the sections of a component's page. */
export function headingsOf(component: ComponentFacts): Heading[] {
  const { examples, whenNot, keys, tree, tokens } = component;
  return [
    { id: 'import', text: 'Import' },
    ...(examples.length > 0 ? [{ id: 'examples', text: 'Examples' }] : []),
    { id: 'guidance', text: 'Do and don’t' },
    ...(whenNot ? [{ id: 'when-not', text: 'When not to use it' }] : []),
    ...(isElement(component) ? [{ id: 'props', text: 'Props' }] : []),
    ...(hasSlots(component) ? [{ id: 'slots', text: 'Slots' }] : []),
    ...(keys ? [{ id: 'keyboard', text: 'Keyboard' }] : []),
    ...(tree ? [{ id: 'screen-readers', text: 'Screen readers' }] : []),
    ...(tokens.length > 0 ? [{ id: 'tokens', text: 'Tokens' }] : []),
  ];
}

interface CodeProps {
  html: string;
}

/** Highlighted code with a copy button. */
const Code = ({ html }: CodeProps) => (
  <figure className="code">
    <div dangerouslySetInnerHTML={{ __html: html }} />
    <Island name="Copy" />
  </figure>
);

interface ExampleProps {
  component: string;
  example: ExampleFacts;
  base: string;
}

/** Story, both running and as code. */
function Example({ component, example, base }: ExampleProps) {
  const { name, description, frame, code } = example;
  const title = spoken(name);
  return (
    <section className={styles.example}>
      <h3 id={name}>{title}</h3>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: description }} />
      {frame ? (
        <iframe
          src={`${base}components/${component}/${name}.html`}
          title={`${component}: ${title}`}
          loading="lazy"
          className={styles.frame}
          style={{ blockSize: frame }}
        />
      ) : (
        <Live example={`${component}/${name}`} className={styles.stage} />
      )}
      <details className={styles.code} open={name === 'Default'}>
        <summary>Code</summary>
        <Code html={code} />
      </details>
    </section>
  );
}

interface AdviceProps {
  title: string;
  kind: 'good' | 'bad';
  html: string;
}

const Advice = ({ title, kind, html }: AdviceProps) => (
  <section className={styles.advice} data-kind={kind}>
    <h3>{title}</h3>
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  </section>
);

interface ComponentPageProps {
  component: ComponentFacts;
  base: string;
}

export function ComponentPage({ component, base }: ComponentPageProps) {
  const { name, purpose, description, examples, whenNot, keys, tree, propTables, tokens } =
    component;
  return (
    <>
      <p className={styles.facts}>
        <a href={`${base}components/#${component.room}`}>{capital(component.room)}</a>
        <span>{STATUS[component.status]}</span>
        {component.size && (
          <span>
            {`${kilobytes(component.size.script)} of script, ${kilobytes(component.size.styles)} of styles`}
          </span>
        )}
      </p>
      <h1>{name}</h1>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: description || purpose }} />
      {component.synonyms.length > 0 && (
        <p className={styles.synonyms}>{`Also known as: ${component.synonyms.join(', ')}`}</p>
      )}
      {component.imports && (
        <>
          <h2 id="import">Import</h2>
          <Code html={component.imports} />
        </>
      )}
      {examples.length > 0 && <h2 id="examples">Examples</h2>}
      {examples.map((example) => (
        <Example key={example.name} component={name} example={example} base={base} />
      ))}
      <h2 id="guidance">Do and don’t</h2>
      <div className={styles.pair}>
        <Advice title="Do" kind="good" html={component.good} />
        <Advice title="Don’t" kind="bad" html={component.bad} />
      </div>
      {whenNot && (
        <>
          <h2 id="when-not">When not to use it</h2>
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: whenNot }} />
        </>
      )}
      {isElement(component) && <h2 id="props">Props</h2>}
      {isElement(component) && propTables.length === 0 && (
        <p>It has none of its own. Those of its HTML element are passed on.</p>
      )}
      {propTables.map((table) => (
        <PropsTable key={table.component} table={table} />
      ))}
      {hasSlots(component) && (
        <>
          <h2 id="slots">Slots</h2>
          <p>
            The parts that <code>slotProps</code> gives props to. Class names and styles are joined
            with the part’s own; a handler runs before the part’s own.
          </p>
          {propTables.map((table) => (
            <SlotsTable key={table.component} table={table} />
          ))}
        </>
      )}
      {keys && (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: keys }} />
        </>
      )}
      {tree && (
        <>
          <h2 id="screen-readers">Screen readers</h2>
          <p>
            What assistive technology finds, by role and name; what opens is open. A test compares
            it with every build.
          </p>
          <details className={styles.code}>
            <summary>Accessibility tree</summary>
            <Code html={tree} />
          </details>
        </>
      )}
      {tokens.length > 0 && (
        <>
          <h2 id="tokens">Tokens</h2>
          <p>The variables that its rules read. A brand sets them.</p>
          <ul className={styles.tokens}>
            {tokens.map((token) => (
              <li key={token}>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
