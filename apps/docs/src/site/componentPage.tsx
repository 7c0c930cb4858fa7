import { Inline, Text } from '@platform/ui';
import { upperFirst } from 'es-toolkit';
import { Fragment, type ReactNode } from 'react';
import type { ComponentFacts, ExampleFacts, Page } from './data';
import { exampleFile, Island, Live } from './Island';
import { PropsTable, SlotsTable } from './propTables';
import * as styles from './site.css';
import { kilobytes, spoken } from './text';

/** Returns true for a component, and false for a hook of `historyColumns`. */
const isElement = ({ name }: ComponentFacts): boolean => /^[A-Z]/.test(name);

interface HtmlProps {
  html: string;
}

const Code = ({ html }: HtmlProps) => (
  <figure className="code">
    <div dangerouslySetInnerHTML={{ __html: html }} />
    <Island name="Copy" />
  </figure>
);

const Prose = ({ html }: HtmlProps) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);

interface ExampleProps {
  component: string;
  example: ExampleFacts;
  base: string;
}

function Example({ component, example, base }: ExampleProps) {
  const { name, description, frame, code } = example;
  const title = spoken(name);
  return (
    <section className={styles.example}>
      <h3 id={name}>{title}</h3>
      <Prose html={description} />
      {frame ? (
        <iframe
          src={`${base}components/${component}/${name}.html`}
          title={`${component}: ${title}`}
          loading="lazy"
          className={styles.frame}
          style={{ blockSize: frame }}
        />
      ) : (
        <Live file={exampleFile(component, name)} className={styles.stage} />
      )}
      <details className={styles.code} open={name === 'Default'}>
        <summary>Code</summary>
        <Code html={code} />
      </details>
    </section>
  );
}

const NO_PROPS = <p>It has none of its own. Those of its HTML element are passed on.</p>;

interface AdviceProps {
  title: string;
  kind: 'good' | 'bad';
  html: string;
}

const Advice = ({ title, kind, html }: AdviceProps) => (
  <section className={styles.advice} data-kind={kind}>
    <h3>{title}</h3>
    <Prose html={html} />
  </section>
);

function sectionsOf(component: ComponentFacts, base: string) {
  const { name, imports, examples, whenNot, keys, tree, propTables, tokens } = component;
  const propsTables = propTables.map((table) => <PropsTable key={table.component} table={table} />);
  const slotsTables = propTables
    .filter(({ slots }) => slots.length > 0)
    .map((table) => <SlotsTable key={table.component} table={table} />);
  const sections: [id: string, text: string, body: ReactNode][] = [
    ['import', 'Import', imports && <Code html={imports} />],
    [
      'examples',
      'Examples',
      examples.length > 0 &&
        examples.map((example) => (
          <Example key={example.name} component={name} example={example} base={base} />
        )),
    ],
    [
      'guidance',
      'Do and don’t',
      <div key="pair" className={styles.pair}>
        <Advice title="Do" kind="good" html={component.good} />
        <Advice title="Don’t" kind="bad" html={component.bad} />
      </div>,
    ],
    ['when-not', 'When not to use it', whenNot && <Prose html={whenNot} />],
    ['props', 'Props', isElement(component) && (propTables.length > 0 ? propsTables : NO_PROPS)],
    [
      'slots',
      'Slots',
      slotsTables.length > 0 && (
        <>
          <p>
            The parts that <code>slotProps</code> gives props to. Class names and styles are joined
            with the part’s own; a handler runs before the part’s own.
          </p>
          {slotsTables}
        </>
      ),
    ],
    ['keyboard', 'Keyboard', keys && <Prose html={keys} />],
    [
      'screen-readers',
      'Screen readers',
      tree && (
        <>
          <p>
            What assistive technology finds, by role and name; what opens is open. A test compares
            it with every build.
          </p>
          <details className={styles.code}>
            <summary>Accessibility tree</summary>
            <Code html={tree} />
          </details>
        </>
      ),
    ],
    [
      'tokens',
      'Tokens',
      tokens.length > 0 && (
        <>
          <p>The variables that its rules read. A brand sets them.</p>
          <ul className={styles.tokens}>
            {tokens.map((token) => (
              <li key={token}>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      ),
    ],
  ];
  return sections.flatMap(([id, text, body]) => (body ? [{ id, text, body }] : []));
}

export function componentPage(component: ComponentFacts, base: string): Page {
  const { name, room, status, purpose, description, synonyms, size } = component;
  const sections = sectionsOf(component, base);
  const sizes = size && `${kilobytes(size.script)} of script, ${kilobytes(size.styles)} of styles`;
  return {
    path: `/components/${name}/`,
    title: name,
    description: purpose,
    headings: sections,
    body: (
      <>
        <Text as="div" size="s" tone="muted" className={styles.facts}>
          <Inline gap="m">
            <a href={`${base}components/#${room}`}>{upperFirst(room)}</a>
            <span>{upperFirst(status)}</span>
            <span>{sizes}</span>
          </Inline>
        </Text>
        <h1>{name}</h1>
        <Prose html={description || purpose} />
        {synonyms.length > 0 && (
          <Text size="s" tone="muted">{`Also known as: ${synonyms.join(', ')}`}</Text>
        )}
        {sections.map(({ id, text, body }) => (
          <Fragment key={id}>
            <h2 id={id}>{text}</h2>
            {body}
          </Fragment>
        ))}
      </>
    ),
  };
}
