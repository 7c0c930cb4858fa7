type Child = Node | string | false | undefined;

/** Makes an element. Attributes as HTML names them; `true` is an attribute without a value. */
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

/** The element of the page with this id. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element '${id}'.`);
  return element as T;
}

/** A button that says which key does the same. */
export function keyButton(label: string, key: string, press: () => void, pressed?: boolean) {
  const button = el(
    'button',
    { type: 'button', 'aria-keyshortcuts': key, 'aria-pressed': pressed?.toString() },
    label,
    el('kbd', { 'aria-hidden': 'true' }, key.toUpperCase()),
  );
  button.addEventListener('click', press);
  return button;
}

/** 1234 as '1,234'. */
export const grouped = (number: number) => number.toLocaleString('en-US');
