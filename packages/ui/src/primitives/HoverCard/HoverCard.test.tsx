import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { HoverCard, type HoverCardProps } from './HoverCard';

const trigger = <a href="#asha">Asha</a>;

function Page({ children = <p>Member since March</p>, ...rest }: Partial<HoverCardProps>) {
  return (
    <>
      <HoverCard openDelay={0} closeDelay={50} trigger={trigger} {...rest}>
        {children}
      </HoverCard>
      <p style={{ marginBlockStart: 300 }}>
        <button type="button">Elsewhere</button>
      </p>
    </>
  );
}

/** Waits long enough for a card to open without a delay. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150));

describeConformance('HoverCard', {
  render: (props) => (
    <HoverCard defaultOpen trigger={trigger} {...props}>
      Member since March
    </HoverCard>
  ),
  root: HTMLDivElement,
});

test('opens on hover, stays open while hovered, and closes afterwards', async () => {
  const { getByRole, findByText, getByText, queryByText } = renderUi(<Page />);
  await userEvent.hover(getByRole('link'));
  await userEvent.hover(await findByText('Member since March'));
  await aMoment();
  expect(getByText('Member since March')).toBeVisible();
  await userEvent.hover(getByRole('button'));
  await expect.poll(() => queryByText('Member since March')).toBeNull();
});

test('opens on focus, describes the trigger, and closes on blur', async () => {
  const { getByRole, findByText, queryByText } = renderUi(<Page />);
  await userEvent.keyboard('{Tab}');
  await findByText('Member since March');
  await expect.element(getByRole('link')).toHaveFocus();
  expect(getByRole('link')).toHaveAccessibleDescription('Member since March');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button')).toHaveFocus();
  await expect.poll(() => queryByText('Member since March')).toBeNull();
});

test('closes on Escape, and keeps the focus on the trigger', async () => {
  const { getByRole, findByText, queryByText } = renderUi(<Page />);
  await userEvent.keyboard('{Tab}');
  await findByText('Member since March');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByText('Member since March')).toBeNull();
  await expect.element(getByRole('link')).toHaveFocus();
});

test('is skipped by Tab', async () => {
  const { getByRole, findByText } = renderUi(
    <Page>
      <a href="#more">More</a>
    </Page>,
  );
  await userEvent.keyboard('{Tab}');
  expect(await findByText('More')).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button')).toHaveFocus();
});

test('does not open on touch, even though touch moves the focus', async () => {
  const { getByRole, findByText, queryByText } = renderUi(<Page />);
  const link = getByRole('link');
  // Preloads the card's code, as an earlier hover would.
  await userEvent.hover(link);
  await findByText('Member since March');
  await userEvent.click(getByRole('button'));
  await expect.poll(() => queryByText('Member since March')).toBeNull();

  fireEvent.pointerEnter(link, { pointerType: 'touch' });
  link.focus();
  expect(link).toHaveFocus();
  await aMoment();
  expect(queryByText('Member since March')).toBeNull();
});

test('stays open while the caller keeps it open', async () => {
  function Held() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <HoverCard open={open} onOpenChange={setOpen} trigger={trigger}>
          Member since March
        </HoverCard>
        <p>{open ? 'open' : 'closed'}</p>
      </>
    );
  }
  const { findByText } = renderUi(<Held />);
  await findByText('Member since March');
  await userEvent.keyboard('{Escape}');
  await findByText('closed');
});
