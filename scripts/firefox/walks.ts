/** A component used by keyboard. */
export interface Walk {
  /** The id of the story. */
  story: string;
  /** A key, or '' for none, and what is true then: an expression of JavaScript. */
  steps: readonly (readonly [key: string, expectation: string])[];
}

const focused = (text: string) => `document.activeElement.textContent.includes('${text}')`;
const hasRole = (role: string) => `document.activeElement.getAttribute('role') === '${role}'`;
const exists = (selector: string) => `document.querySelector('${selector}') !== null`;
const gone = (selector: string) => `document.querySelector('${selector}') === null`;

export const WALKS: readonly Walk[] = [
  {
    story: 'primitives-accordion--open',
    steps: [
      ['Tab', focused('Secure Transactions')],
      ['ArrowDown', focused('Easy Deposits')],
      ['Enter', `document.activeElement.getAttribute('aria-expanded') === 'false'`],
      ['End', focused('24/7')],
      [' ', `document.activeElement.getAttribute('aria-expanded') === 'true'`],
    ],
  },
  {
    story: 'shell-productmenu--default',
    steps: [
      ['Tab', `document.activeElement.tagName === 'BUTTON'`],
      ['Enter', exists('[role=menu]')],
      ['ArrowDown', hasRole('menuitem')],
      ['Escape', gone('[role=menu]')],
      ['', `document.activeElement.tagName === 'BUTTON'`],
    ],
  },
  {
    story: 'primitives-tabs--with-disabled-tab',
    steps: [
      ['Tab', hasRole('tab')],
      ['ArrowRight', `document.activeElement.getAttribute('aria-selected') === 'true'`],
      ['Home', `document.activeElement.previousElementSibling === null`],
    ],
  },
  {
    story: 'primitives-radiogroup--with-disabled-option',
    steps: [
      ['Tab', `document.activeElement.type === 'radio'`],
      ['ArrowDown', `document.activeElement.checked`],
    ],
  },
  {
    story: 'primitives-slider--split',
    steps: [
      ['Tab', hasRole('slider')],
      [
        'Home',
        `document.activeElement.getAttribute('aria-valuenow') === document.activeElement.getAttribute('aria-valuemin')`,
      ],
      [
        'End',
        `document.activeElement.getAttribute('aria-valuenow') === document.activeElement.getAttribute('aria-valuemax')`,
      ],
    ],
  },
  {
    story: 'primitives-combobox--invalid',
    steps: [
      ['Tab', hasRole('combobox')],
      ['ArrowDown', exists('[role=option]')],
      ['ArrowDown', `document.activeElement.getAttribute('aria-activedescendant') !== null`],
      ['Escape', gone('[role=option]')],
    ],
  },
  {
    story: 'primitives-dialog--small',
    steps: [
      ['', `document.activeElement.closest('[role=dialog]') !== null`],
      ['Tab', `document.activeElement.closest('[role=dialog]') !== null`],
      ['Tab', `document.activeElement.closest('[role=dialog]') !== null`],
      ['Tab', `document.activeElement.closest('[role=dialog]') !== null`],
    ],
  },
  {
    story: 'primitives-switch--on',
    steps: [
      ['Tab', hasRole('switch')],
      [' ', `!document.activeElement.checked`],
    ],
  },
  {
    story: 'games-wingo-wingoboard--default',
    steps: [
      ['Tab', focused('Wingo 1 Min')],
      ['Tab', focused('Wingo 3 Min')],
    ],
  },
];
