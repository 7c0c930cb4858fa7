import 'virtual:platform-brands.css';
import './site/site.css';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Branded, ISLANDS, Staged, type IslandName } from './islands/islands';

type Module = Readonly<Record<string, ComponentType>>;

const modules = {
  ...import.meta.glob<Module>('../.cache/examples/*/*.tsx'),
  ...import.meta.glob<Module>('../recipes/*.tsx'),
};

function hydrate(place: HTMLElement, children: ReactNode): void {
  const { prefix = '' } = place.dataset;
  hydrateRoot(place, children, { identifierPrefix: prefix });
}

/** Loads and runs an example when it approaches the viewport. */
async function run(place: HTMLElement): Promise<void> {
  const { example = '' } = place.dataset;
  const [Example] = Object.values((await modules[`../${example}.tsx`]?.()) ?? {});
  if (Example) hydrate(place, <Staged>{createElement(Example)}</Staged>);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void run(target as HTMLElement);
    }
  },
  { rootMargin: '400px' },
);

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, props = '{}' } = place.dataset;
  const children = ISLANDS[island as IslandName](JSON.parse(props) as object, place);
  hydrate(place, <Branded>{children}</Branded>);
}
for (const place of document.querySelectorAll('[data-example]')) {
  observer.observe(place);
}
