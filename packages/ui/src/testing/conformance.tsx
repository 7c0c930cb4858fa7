import axe from 'axe-core';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import { textsThatReactKeeps } from '../../../testing/src/inPage/untranslatable';
import type { ComponentWith } from './componentProps';
import { renderUi } from './renderUi';

interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-conformance': string;
}

/** Parts of a component that accept `slotProps`. */
export interface Slots {
  /** Parts that exist once. */
  parts?: readonly string[];
  /** Parts that exist several times. For these, `slotProps` takes a function. */
  many?: readonly string[];
  /** Additional props required to render all of these parts. */
  props?: object;
  /** Operates a control that reveals some of the parts. */
  act?: () => Promise<void>;
}

interface Rendered {
  /** Renders the component and spreads these props last. */
  render: (props: RootProps | Record<string, never>) => ReactElement;
  /** Class of the root element, such as `HTMLButtonElement`. */
  root: abstract new () => HTMLElement | SVGElement;
}

/** Test case of a component. Requires `slots` if the props include `slotProps`. */
export type Conformance<Name extends string> = Rendered &
  (Name extends ComponentWith<'slotProps'>
    ? { slots: Slots | readonly Slots[] }
    : { slots?: Slots | readonly Slots[] });

/** Tests that every part accepts props and keeps its own class names. */
export function testSlots(
  { parts = [], many = [], props, act }: Slots,
  { render }: Pick<Rendered, 'render'>,
) {
  test(`${[...parts, ...many].join(', ')} take slotProps, and keep their classes`, async () => {
    const names = [...parts, ...many];
    const mark = (name: string, className: string) => ({ 'data-part': name, className });
    const show = (className: string) => {
      const slotProps = {
        ...Object.fromEntries(parts.map((name) => [name, mark(name, className)])),
        ...Object.fromEntries(many.map((name) => [name, () => mark(name, className)])),
      };
      return render({ ...props, slotProps } as unknown as Record<string, never>);
    };
    const partsOf = (name: string) => [...document.querySelectorAll(`[data-part="${name}"]`)];
    const classes = (name: string) => partsOf(name).map((element) => [...element.classList]);

    const { rerender } = renderUi(show(''));
    await act?.();
    await expect.poll(() => names.filter((name) => partsOf(name).length === 0)).toEqual([]);
    const before = names.map(classes);
    rerender(show('guest'));
    expect(names.map(classes)).toEqual(
      before.map((elements) => elements.map((own) => [...own, 'guest'])),
    );
  });
}

/** Runs axe on the page and returns its findings, one line each. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // Disables the landmark rule, because components are tested in isolation. The screens test the
    // landmarks of whole pages.
    rules: { region: { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
}

/**
 * Tests the contract that every component fulfils. The ref and all further props reach the root
 * element, which keeps its own class names. Parts accept `slotProps`. Axe finds no violation, and
 * page translators can translate the texts.
 */
export function describeConformance<Name extends string>(
  name: Name,
  { slots = [], ...rendered }: Conformance<Name>,
) {
  const { render, root } = rendered;
  describe(`${name} keeps the promises of every component`, () => {
    test('passes the ref, further props and the class name to the root element', async () => {
      const ref = createRef<HTMLElement | SVGElement>();
      const plain = renderUi(render({}));
      const ownClasses = document.querySelectorAll<HTMLElement>('[class]').length;
      plain.unmount();

      renderUi(render({ ref: ref as Ref<never>, className: 'guest', 'data-conformance': 'yes' }));
      // The code of an overlay loads on demand.
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(ref.current).toHaveAttribute('data-conformance', 'yes');
      expect(ref.current).toHaveClass('guest');
      if (ownClasses > 0) expect(ref.current?.classList.length).toBeGreaterThan(1);
    });

    test('wraps each text in its own element, so that a page translator can replace it', async () => {
      const ref = createRef<HTMLElement | SVGElement>();
      renderUi(render({ ref: ref as Ref<never>, className: '', 'data-conformance': '' }));
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(textsThatReactKeeps(document.body)).toEqual([]);
    });

    test('has no accessibility violations that axe can find', async () => {
      const ref = createRef<HTMLElement | SVGElement>();
      renderUi(render({ ref: ref as Ref<never>, className: '', 'data-conformance': '' }));
      await expect.poll(() => ref.current).toBeInstanceOf(root);
      expect(await axeViolations()).toEqual([]);
    });

    for (const each of [slots].flat()) testSlots(each, rendered);
  });
}
