/** Keyboard walk through a component. */
export interface Walk {
  /** Id of the story. */
  story: string;
  /**
   * Key (`Alt+ArrowDown` for a combination) or '' for none, and a JavaScript expression that must then be
   * true.
   */
  steps: readonly (readonly [key: string, expectation: string])[];
}

const focused = (text: string) => `document.activeElement.textContent.includes('${text}')`;
const hasRole = (role: string) => `document.activeElement.getAttribute('role') === '${role}'`;
const exists = (selector: string) => `document.querySelector('${selector}') !== null`;
const valueIs = (value: string) => `document.activeElement.value === '${value}'`;
const marked = (text: string) =>
  `document.querySelector('[role=option][aria-selected=true]').textContent.includes('${text}')`;
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
    story: 'primitives-datepicker--invalid',
    steps: [
      ['Tab', `document.activeElement.type === 'text'`],
      ['Alt+ArrowDown', focused('20')],
      ['ArrowRight', focused('21')],
      ['ArrowUp', focused('14')],
      ['Enter', gone('[role=grid]')],
      ['', `document.querySelector('input').value === '11/14/2026'`],
    ],
  },
  {
    story: 'primitives-commandmenu--open',
    steps: [
      ['', hasRole('combobox')],
      ['', marked('Wingo')],
      ['ArrowDown', marked('Support')],
      ['End', marked('Language')],
      ['Home', marked('Wingo')],
      ['Escape', gone('[role=option]')],
    ],
  },
  {
    story: 'primitives-select--with-hint',
    steps: [
      ['Tab', `document.activeElement.tagName === 'SELECT'`],
      ['h', valueIs('high')],
      ['ArrowUp', valueIs('medium')],
    ],
  },
  {
    story: 'primitives-numberfield--at-the-most',
    steps: [
      ['Tab', valueIs('100')],
      ['ArrowDown', valueIs('99')],
      ['PageDown', valueIs('89')],
      ['Home', valueIs('1')],
      ['ArrowUp', valueIs('2')],
    ],
  },
  {
    story: 'primitives-segmentedcontrol--with-icons',
    steps: [
      ['Tab', valueIs('list')],
      ['ArrowRight', valueIs('chart')],
      ['', `document.activeElement.checked`],
      ['ArrowRight', valueIs('list')],
    ],
  },
  {
    story: 'data-datatable--sorted',
    steps: [
      ['Tab', focused('Columns')],
      ['Tab', `document.activeElement.type === 'checkbox'`],
      ['Tab', `document.activeElement.closest('[aria-sort], th') !== null`],
      ['Enter', `document.activeElement.closest('th').getAttribute('aria-sort') === 'ascending'`],
      [' ', `document.activeElement.closest('th').getAttribute('aria-sort') === 'descending'`],
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
