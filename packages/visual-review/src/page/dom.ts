type Child = Node | string | false | undefined;

/** Creates an element. A `true` attribute becomes empty; a `false` one is omitted. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number | boolean | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element '${id}'.`);
  return element as T;
}

export function button(
  label: string,
  press: () => void,
  { key, pressed, ...attributes }: { key?: string; pressed?: boolean; class?: string } = {},
) {
  const element = el(
    'button',
    {
      type: 'button',
      'aria-keyshortcuts': key,
      'aria-pressed': pressed?.toString(),
      ...attributes,
    },
    label,
    key !== undefined && el('kbd', { 'aria-hidden': 'true' }, key.toUpperCase()),
  );
  element.addEventListener('click', press);
  return element;
}

export const grouped = (number: number) => number.toLocaleString('en-US');
