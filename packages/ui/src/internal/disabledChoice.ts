/**
 * Returns the attributes of a radio button that may be disabled.
 *
 * Browsers do not submit a disabled radio button. A disabled checked button also removes its whole
 * group from the Tab order. The checked button is therefore only marked as disabled.
 *
 * @param group true if all buttons are disabled
 */
export const disabledChoice = (group: boolean, option = false, checked = false) =>
  option && checked && !group
    ? { disabled: false, 'aria-disabled': true }
    : { disabled: group || option };
