/** Selectors of the elements on which a mouse press begins and ends; '' for the window's corner. */
export type Press = readonly [from: string, to?: string];

/**
 * Step of a walk: a key (`Alt+ArrowDown` for a combination, '' for none) or a press, and an
 * expression that must be true afterwards.
 */
export type Step = readonly [input: string | Press, expectation: string];

const CORNER = '';

const focused = (text: string) => `active.textContent.includes('${text}')`;
const hasRole = (role: string) => `active.getAttribute('role') === '${role}'`;
const exists = (selector: string) => `document.querySelector('${selector}') !== null`;
const gone = (selector: string) => `document.querySelector('${selector}') === null`;
const valueIs = (value: string) => `active.value === '${value}'`;
const isValid = (valid: boolean) => `active.validity.valid === ${valid}`;
const inDialog = `active.closest('[role=dialog]') !== null`;
/** Types a text, one key at a time. The expectation holds after the last one. */
const type = (text: string, expectation: string): Step[] =>
  [...text].map((key, at) => [key, at < text.length - 1 ? 'true' : expectation]);
const marked = (text: string) =>
  `document.querySelector('[role=option][aria-selected=true]').textContent.includes('${text}')`;

/** Icon that a password manager adds to the page, at the other corner. */
const EXTENSION = `Object.assign(document.createElement('i'), {
  id: 'extension',
  style: 'position: fixed; inset: 0 0 auto auto; z-index: 9999; padding: 1rem; pointer-events: auto',
})`;
/** True if the active option has this text and is visible in a list that renders few options. */
const isInList = (text: string) => `((options, option) => {
  const { top, bottom } = option.getBoundingClientRect();
  const list = option.closest('[role=listbox]').parentElement.getBoundingClientRect();
  const isVisible = top >= list.top && bottom <= list.bottom;
  return isVisible && option.textContent === '${text}' && options.length < 60;
})(
  document.querySelectorAll('[role=option]'),
  document.getElementById(active.getAttribute('aria-activedescendant')),
)`;

/**
 * Keys and presses in each story, with the expected results. In an expression, `active` is the focused
 * element.
 */
export const WALKS: Readonly<Record<string, readonly Step[]>> = {
  'primitives-accordion--open': [
    ['Tab', focused('Secure Transactions')],
    ['ArrowDown', focused('Easy Deposits')],
    ['Enter', `active.getAttribute('aria-expanded') === 'false'`],
    ['End', focused('24/7')],
    [' ', `active.getAttribute('aria-expanded') === 'true'`],
  ],
  'shell-productmenu--default': [
    ['Tab', `active.tagName === 'BUTTON'`],
    ['Enter', exists('[role=menu]')],
    ['ArrowDown', hasRole('menuitem')],
    ['Escape', gone('[role=menu]')],
    ['', `active.tagName === 'BUTTON'`],
  ],
  'primitives-tabs--with-disabled-tab': [
    ['Tab', hasRole('tab')],
    ['ArrowRight', `active.getAttribute('aria-selected') === 'true'`],
    ['Home', `active.previousElementSibling === null`],
  ],
  'primitives-radiogroup--with-disabled-option': [
    ['Tab', `active.type === 'radio'`],
    ['ArrowDown', `active.checked`],
  ],
  'primitives-slider--split': [
    ['Tab', hasRole('slider')],
    ['Home', `active.getAttribute('aria-valuenow') === active.getAttribute('aria-valuemin')`],
    ['End', `active.getAttribute('aria-valuenow') === active.getAttribute('aria-valuemax')`],
  ],
  'primitives-combobox--invalid': [
    ['Tab', hasRole('combobox')],
    ['ArrowDown', exists('[role=option]')],
    ['ArrowDown', `active.getAttribute('aria-activedescendant') !== null`],
    ['Escape', gone('[role=option]')],
    ['', isValid(false)],
    ...type('indi', isValid(false)),
    ['a', isValid(true)],
    ['Tab', `document.querySelector('input').value === 'India'`],
  ],
  'primitives-combobox--many': [
    ['Tab', hasRole('combobox')],
    ['ArrowUp', isInList('Ticket 10000')],
    ['ArrowDown', isInList('Ticket 1')],
    ...type('999', isInList('Ticket 999')),
    ['Enter', valueIs('Ticket 999')],
  ],
  'primitives-dialog--small': [
    ['', inDialog],
    ['Tab', inDialog],
    ['Tab', inDialog],
    ['Tab', inDialog],
  ],
  'primitives-dialog--composed': [
    ['', inDialog],
    [['[role=dialog]', CORNER], inDialog],
    ['Tab', inDialog],
    ['', `document.body.append(${EXTENSION}) === undefined`],
    [['#extension'], exists('[role=dialog]')],
    ['Tab', inDialog],
    [[CORNER], gone('[role=dialog]')],
    ['', focused('Withdraw')],
  ],
  'primitives-menu--opens-dialog': [
    ['Tab', focused('Account')],
    ['Enter', hasRole('menuitem')],
    ['Enter', inDialog],
    ['Escape', gone('[role=dialog]')],
    ['', focused('Account')],
  ],
  'primitives-switch--on': [
    ['Tab', hasRole('switch')],
    [' ', `!active.checked`],
  ],
  'primitives-datepicker--invalid': [
    ['Tab', `active.type === 'text'`],
    ['Alt+ArrowDown', focused('20')],
    ['ArrowRight', focused('21')],
    ['ArrowUp', focused('14')],
    ['Enter', gone('[role=grid]')],
    ['', `document.querySelector('input').value === '14/11/2026'`],
  ],
  'primitives-datepicker--required': [
    ['Tab', isValid(true)],
    ['9', isValid(false)],
  ],
  'primitives-commandmenu--open': [
    ['', hasRole('combobox')],
    ['', marked('Wingo')],
    ['ArrowDown', marked('Support')],
    ['End', marked('Language')],
    ['Home', marked('Wingo')],
    ['Escape', gone('[role=option]')],
  ],
  'primitives-select--with-hint': [
    ['Tab', `active.tagName === 'SELECT'`],
    ['h', valueIs('high')],
    ['ArrowUp', valueIs('medium')],
  ],
  'primitives-numberfield--at-the-most': [
    ['Tab', valueIs('100')],
    ['ArrowDown', valueIs('99')],
    ['PageDown', valueIs('89')],
    ['Home', valueIs('1')],
    ['ArrowUp', valueIs('2')],
  ],
  'primitives-numberfield--stress': [
    ['Tab', hasRole('spinbutton')],
    ['Backspace', valueIs('')],
    // A JavaScript number would round this value.
    ...type('9007199254740993', valueIs('900719925474099')),
  ],
  'primitives-otpfield--filled': [
    ['Tab', valueIs('123456')],
    ['Home', valueIs('123456')],
    ['ArrowRight', valueIs('123456')],
    ['9', valueIs('193456')],
    ['Backspace', valueIs('19456')],
    ['Backspace', valueIs('1456')],
    ['End', valueIs('1456')],
    ['7', valueIs('14567')],
    [['[translate=no] > :nth-child(2)'], valueIs('14567')],
    ['0', valueIs('10567')],
  ],
  'primitives-toast--with-action': [
    ['F8', `active.tagName === 'SECTION'`],
    ['Tab', focused('Reload')],
    ['Enter', gone('section li[data-state=open]')],
  ],
  'primitives-toast--over-dialog': [
    ['', inDialog],
    ['F8', `active.tagName === 'SECTION'`],
    ['Tab', `active.closest('section li') !== null`],
    ['Escape', gone('section li[data-state=open]')],
    ['', inDialog],
  ],
  'primitives-combobox--in-dialog': [
    ['', exists('[role=dialog]')],
    ['Escape', gone('[role=option]')],
    ['', inDialog],
  ],
  'primitives-segmentedcontrol--with-icons': [
    ['Tab', valueIs('list')],
    ['ArrowRight', valueIs('chart')],
    ['', `active.checked`],
    // In Firefox, ArrowRight also returns to the first option; in WebKit, it stops at the last
    // option.
    ['ArrowLeft', valueIs('list')],
  ],
  'data-datatable--sorted': [
    ['Tab', focused('Columns')],
    ['Tab', `active.type === 'checkbox'`],
    ['Tab', `active.closest('[aria-sort], th') !== null`],
    ['Enter', `active.closest('th').getAttribute('aria-sort') === 'ascending'`],
    [' ', `active.closest('th').getAttribute('aria-sort') === 'descending'`],
  ],
  'games-wingo-wingoboard--default': [
    ['Tab', focused('Wingo 1 Min')],
    ['Tab', focused('Wingo 3 Min')],
  ],
};
