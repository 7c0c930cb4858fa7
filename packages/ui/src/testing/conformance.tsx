import axe from 'axe-core';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import { textsThatReactKeeps } from '../../../testing/src/inPage/untranslatable';
import { renderUi } from './renderUi';

interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-conformance': string;
}

export interface Conformance {
  /** Renders the component with these props spread last. */
  render: (props: RootProps | Record<string, never>) => ReactElement;
  /** The class of the root element, e.g. `HTMLButtonElement`. */
  root: abstract new () => HTMLElement;
}

/** Runs axe on the page and returns what it found, one line each. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // Components are tested one by one: a whole page's landmarks are proven on the screens.
    rules: { region: { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
}

/**
 * What every component promises: the ref and all further props reach the root element, a class name
 * is added to its own, axe finds nothing to say, and the page can be translated.
 */
export function describeConformance(name: string, { render, root }: Conformance) {
  describe(`${name} keeps the promises of every component`, () => {
    test('the ref, further props and the class name reach the root', async () => {
      const ref = createRef<HTMLElement>();
      const plain = renderUi(render({}));
      const ownClasses = document.querySelectorAll<HTMLElement>('[class]').length;
      plain.unmount();

      renderUi(render({ ref: ref as Ref<never>, className: 'guest', 'data-conformance': 'yes' }));
      // The code of an overlay comes on demand.
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(ref.current).toHaveAttribute('data-conformance', 'yes');
      expect(ref.current).toHaveClass('guest');
      if (ownClasses > 0) expect(ref.current?.classList.length).toBeGreaterThan(1);
    });

    test('each text is alone in its element, so that a page translator can replace it', async () => {
      const ref = createRef<HTMLElement>();
      renderUi(render({ ref: ref as Ref<never>, className: '', 'data-conformance': '' }));
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(textsThatReactKeeps(document.body)).toEqual([]);
    });

    test('axe finds no violation', async () => {
      const ref = createRef<HTMLElement>();
      renderUi(render({ ref: ref as Ref<never>, className: '', 'data-conformance': '' }));
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(await axeViolations()).toEqual([]);
    });
  });
}
