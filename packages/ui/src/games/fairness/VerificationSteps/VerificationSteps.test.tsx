import { verificationSteps } from '@platform/messages/every/verificationSteps';
import type { Step } from '@platform/rules/wingo';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { publishedRound, verdictOn } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { MessagesProvider } from '../../../theme/Messages';
import { VerificationSteps } from './VerificationSteps';

const { steps } = verdictOn(publishedRound, { receipt: true, kept: true });
const wrong = verdictOn(publishedRound, { wrong: ['commitment', 'result'] });

describeConformance('VerificationSteps', {
  render: (props) => <VerificationSteps steps={steps} {...props} />,
  root: HTMLDivElement,
});

test('(A4) states in words whether the values of each step match', () => {
  const { getAllByRole } = renderUi(<VerificationSteps steps={steps} />);
  expect(getAllByRole('button', { name: /Agrees$/ }).map(({ textContent }) => textContent)).toEqual(
    [
      'Seed Agrees',
      'Close of betting Agrees',
      'Beacon Agrees',
      'Beacon round Agrees',
      'Beacon signature Agrees',
      'Result Agrees',
      'Place in the chain Agrees',
      'The seal in your browser Agrees',
      'Your receipt Agrees',
      'The seed on your receipt Agrees',
      'The beacon on your receipt Agrees',
      'The time on your receipt Agrees',
      'Your bet under the seal Agrees',
    ],
  );
});

test('(A4) expands a step to its inputs, its computed value and its published value', async () => {
  const { getByRole } = renderUi(<VerificationSteps steps={steps} />);
  await userEvent.click(getByRole('button', { name: 'Seed Agrees' }));
  const answer = within(getByRole('group', { name: 'Seed Agrees' }));
  const shown = ['Server seed', 'Computed by your browser', 'Published by the server'].map(
    (name) => answer.getByRole('group', { name }).querySelector('code')?.textContent,
  );
  const { serverSeed, commitment } = publishedRound;
  expect(shown).toEqual([serverSeed, commitment, commitment]);
});

test('moves between steps with the arrow keys, and expands or collapses a step with Enter', async () => {
  const { getByRole } = renderUi(<VerificationSteps steps={steps} />);
  const walk = [
    ['{Tab}', 'Seed', false],
    ['{ArrowUp}', 'Your bet under the seal', false],
    ['{ArrowDown}{ArrowDown}', 'Close of betting', false],
    ['{Enter}', 'Close of betting', true],
    [' ', 'Close of betting', false],
  ] as const;
  for (const [keys, step, open] of walk) {
    await userEvent.keyboard(keys);
    const title = getByRole('button', { name: `${step} Agrees` });
    await expect.element(title).toHaveFocus();
    expect(title).toHaveAttribute('aria-expanded', String(open));
  }
});

test('(A4) expands the first failed step', () => {
  const { getByRole } = renderUi(<VerificationSteps steps={wrong.steps} />);
  expect(getByRole('button', { name: 'Seed Differs' })).toHaveAttribute('aria-expanded', 'true');
  expect(getByRole('button', { name: 'Result Differs' })).toHaveAttribute('aria-expanded', 'false');
  const answer = within(getByRole('group', { name: 'Seed Differs' }));
  const computed = answer.getByRole('group', { name: 'Computed by your browser' });
  expect(computed).not.toHaveTextContent(publishedRound.commitment);
});

test('wraps every hash on the narrowest phone', async () => {
  await browser.viewport(320, 640);
  renderUi(<VerificationSteps steps={wrong.steps} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('(A4) gives the reason for a missing value in the user’s language', () => {
  const link: Step = {
    name: 'link',
    ok: false,
    from: [],
    computed: { code: 'noRound', place: 7 },
    published: { code: 'noSeed' },
  };
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ verificationSteps: verificationSteps.es }}>
      <VerificationSteps steps={[link]} />
    </MessagesProvider>,
  );
  const shown = (name: string) => getByRole('group', { name }).querySelector('code')?.textContent;
  expect(shown(verificationSteps.es.computed)).toBe('Ninguna ronda en el lugar 7');
  expect(shown(verificationSteps.es.published)).toBe('Sin semilla del servidor');
});
