import { describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderUi } from '../../../testing/renderUi';
import { sampleBoard } from '../../../testing/sampleBoard';

describe('board keys', () => {
  const slip = () => browser.getByRole('button', { name: /^In the slip/ });

  test('still work after the pressed button is disabled', async () => {
    const { getByRole } = renderUi(sampleBoard());
    await userEvent.click(getByRole('button', { name: 'Green' }));
    await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
    await expect.element(browser.getByText('Placed: 1 of 1.')).toBeVisible();
    await userEvent.keyboard('7');
    await expect.element(slip()).toHaveTextContent('7');
  });

  test('still work after a bet dialog has changed the bet and closed', async () => {
    const { getByRole, findByRole, queryByRole } = renderUi(
      <main id="main" tabIndex={-1}>
        {sampleBoard()}
      </main>,
    );
    await userEvent.click(getByRole('button', { name: 'Green' }));
    await userEvent.click(slip());
    await userEvent.click(await findByRole('button', { name: 'Use this stake' }));
    await expect.poll(() => queryByRole('dialog')).toBeNull();
    const board = getByRole('region', { name: 'Wingo 1 Min' });
    await expect.poll(() => board.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('h');
    await expect.element(slip().last()).toHaveTextContent('High');
  });

  test('stop working once the user has moved the focus elsewhere', async () => {
    const { getByRole, rerender } = renderUi(sampleBoard());
    getByRole('button', { name: 'Green' }).focus();
    const outside = document.createElement('button');
    document.body.append(outside);
    await userEvent.click(outside);
    outside.remove();
    rerender(sampleBoard({ balance: 0n }));
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('7');
    expect(slip().query()).toBeNull();
  });
});
