/**
 * Step of a walk: a key (`Alt+ArrowDown` for a combination, '' for none), and an expression that
 * must be true afterwards.
 */
export type Step = readonly [key: string, expectation: string];

const focused = (text: string) => `active.textContent.includes('${text}')`;
const hasRole = (role: string) => `active.getAttribute('role') === '${role}'`;
const exists = (selector: string) => `document.querySelector('${selector}') !== null`;
const gone = (selector: string) => `document.querySelector('${selector}') === null`;
const valueIs = (value: string) => `active.value === '${value}'`;
const marked = (text: string) =>
  `document.querySelector('[role=option][aria-selected=true]').textContent.includes('${text}')`;

/**
 * Keys to press in each story, with the expected results. In an expression, `active` is the focused
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
  ],
  'primitives-dialog--small': [
    ['', `active.closest('[role=dialog]') !== null`],
    ['Tab', `active.closest('[role=dialog]') !== null`],
    ['Tab', `active.closest('[role=dialog]') !== null`],
    ['Tab', `active.closest('[role=dialog]') !== null`],
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
  'primitives-otpfield--filled': [
    ['Tab', valueIs('123456')],
    ['Home', valueIs('123456')],
    ['ArrowRight', valueIs('123456')],
    ['9', valueIs('193456')],
    ['Backspace', valueIs('19456')],
    ['Backspace', valueIs('1456')],
    ['End', valueIs('1456')],
    ['7', valueIs('14567')],
  ],
  'primitives-toast--with-action': [
    ['F8', `active.tagName === 'SECTION'`],
    ['Tab', focused('Reload')],
    ['Enter', gone('section li[data-state=open]')],
  ],
  'primitives-toast--over-dialog': [
    ['', `active.closest('[role=dialog]') !== null`],
    ['F8', `active.tagName === 'SECTION'`],
    ['Tab', `active.closest('section li') !== null`],
    ['Escape', gone('section li[data-state=open]')],
    ['', `active.closest('[role=dialog]') !== null`],
  ],
  'primitives-combobox--in-dialog': [
    ['', exists('[role=dialog]')],
    ['Escape', gone('[role=option]')],
    ['', `active.closest('[role=dialog]') !== null`],
  ],
  'primitives-segmentedcontrol--with-icons': [
    ['Tab', valueIs('list')],
    ['ArrowRight', valueIs('chart')],
    ['', `active.checked`],
    // Firefox also returns with ArrowRight; WebKit's radio buttons stop at the last one.
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
