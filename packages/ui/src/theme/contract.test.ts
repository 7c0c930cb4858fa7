import { expect, test } from 'vitest';
import 'virtual:platform-brands.css';
import { brands } from 'virtual:platform-brands';
import { vars } from './contract.css';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

const contract = leaves(vars)
  .map((reference) => reference.slice('var('.length, -1))
  .sort();

/** Returns the CSS variables that a brand sets on this page. */
function variablesOf(brand: string): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find(
    (candidate): candidate is CSSStyleRule =>
      candidate instanceof CSSStyleRule && candidate.selectorText === `[data-brand="${brand}"]`,
  );
  return [...(rule?.style ?? [])].sort();
}

test.each(brands.map(({ id }) => id))("%s sets exactly the contract's variables", (brand) => {
  expect(variablesOf(brand)).toEqual(contract);
});

test('has readable, public names', () => {
  expect(vars.color.accent.onSolid).toBe('var(--platform-color-accent-on-solid)');
  expect(vars.space.m).toBe('var(--platform-space-m)');
});
