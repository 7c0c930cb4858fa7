import { OperatorError } from '@platform/tokens/browser';
import { axeViolations, renderUi } from '@platform/ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repository } from '../foundations/repository';
import { fakeServer } from '../studio/testing/fakeServer';
import { SCREEN } from '../studio/testing/openStudio';
import { StudioApp, type StudioAppProps } from './StudioApp';

const { foundation, pairs, folders } = repository;
const screens = [{ id: 'one', label: 'One', page: 'landing', src: SCREEN }] as const;

beforeEach(async () => {
  await page.viewport(1440, 900);
  sessionStorage.clear();
});

function open(list: StudioAppProps['operator']['list'], search = '') {
  const operator = { ...fakeServer(folders).operator, list };
  renderUi(
    <StudioApp
      operator={operator}
      foundation={foundation}
      pairs={pairs}
      screens={screens}
      search={search}
    />,
  );
}

const listOf = (...ids: string[]) => Promise.resolve({ brands: ids.map((id) => ({ id })) });
const chosen = page.getByRole('combobox', { name: 'Begin with the brand' });

test('opens the brand in the URL, and loads another brand when it is selected', async () => {
  open(() => listOf('aurora', 'ember'), '?brand=ember');
  await expect.element(chosen).toHaveValue('ember');
  await userEvent.selectOptions(chosen, 'aurora');
  await expect.element(chosen).toHaveValue('aurora');
});

test('opens the first brand if the person may not read the brand in the URL', async () => {
  open(() => listOf('aurora', 'ember'), '?brand=lagoon');
  await expect.element(chosen).toHaveValue('aurora');
});

test('tells a person without a role for a brand to ask an administrator', async () => {
  open(() => listOf());
  await expect.element(page.getByText(/^You have no role for a brand/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('offers to try again after a failure', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(new OperatorError('Too busy.')) : listOf('ember')));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too busy.');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(chosen).toHaveValue('ember');
});

test('redirects to the sign-in after the session has ended', async () => {
  open(() => Promise.reject(new OperatorError('Your session has ended.', [], 'SIGNED_OUT')));
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/studio');
});
