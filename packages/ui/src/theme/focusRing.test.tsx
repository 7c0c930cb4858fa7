import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';

/** Renders an element behind a button whose key press focuses it, and returns its outline style. */
async function ringOf(element: ReactElement): Promise<string> {
  const { container } = renderUi(
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => (currentTarget.nextElementSibling as HTMLElement).focus()}
      >
        Next step
      </button>
      {element}
    </>,
  );
  const target = container.querySelector('button + *');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(target).toHaveFocus();
  return getComputedStyle(target as Element).outlineStyle;
}

test.each([
  <h3 key="heading" tabIndex={-1}>
    Review your lock
  </h3>,
  <p key="paragraph" tabIndex={-1}>
    No more notifications
  </p>,
  <ul key="list" tabIndex={-1} />,
  <main key="main" tabIndex={-1} />,
  <section key="section" tabIndex={-1} />,
  <div key="alert" role="alert" tabIndex={-1} />,
])('shows no focus ring on an element that only code focuses: $type', async (element) => {
  expect(await ringOf(element)).toBe('none');
});

test.each([
  <input key="input" aria-label="Name" />,
  <button key="tab" type="button" role="tab" tabIndex={-1} aria-label="Security" />,
  <div key="option" role="option" aria-selected tabIndex={-1} />,
])('shows a focus ring on a control, even outside the Tab order: $type', async (element) => {
  expect(await ringOf(element)).toBe('solid');
});
