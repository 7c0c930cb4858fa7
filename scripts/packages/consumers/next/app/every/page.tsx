import { BrandProvider } from '@platform/ui/theme';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import * as byHand from './byHand';
// serverPage.mjs writes these two modules.
import * as inBrowser from './inBrowser';
import * as onServer from './onServer';

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (isValidElement<object>(value)) return cloneElement(value, propsWithoutFunctions(value.props));
  return typeof value === 'object' && value?.constructor === Object
    ? propsWithoutFunctions(value)
    : value;
}

const propsWithoutFunctions = (props: object) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, withoutFunctions(value)]));

export default function Page() {
  return (
    <BrandProvider brand={{ id: 'aurora', name: 'Aurora' }}>
      {Object.entries({ ...onServer, ...byHand }).map(([name, Example]) => (
        <section key={name} aria-label={name}>
          {withoutFunctions(Example()) as ReactNode}
        </section>
      ))}
      {Object.entries(inBrowser).map(([name, Example]) => (
        <section key={name} aria-label={name}>
          <Example />
        </section>
      ))}
    </BrandProvider>
  );
}
