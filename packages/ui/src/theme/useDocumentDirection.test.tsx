import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { brands } from 'virtual:platform-brands';
import { Button } from '../primitives/Button/Button';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { Slider } from '../primitives/Slider/Slider';
import { Tabs } from '../primitives/Tabs/Tabs';
import { renderUi } from '../testing/renderUi';
import { BrandProvider, type BrandFacts } from './BrandProvider';

const [brand] = brands as [BrandFacts, ...BrandFacts[]];
const turn = (dir: '' | 'rtl') => document.documentElement.setAttribute('dir', dir);

const TABS = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: id }));
const tabs = <Tabs label="Views" items={TABS} />;
const slider = <Slider label="Volume" defaultValue={40} />;

const middle = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

describe('a right-to-left page', () => {
  beforeEach(() => turn('rtl'));

  test('orders tabs from right to left, and Left opens the next tab', async () => {
    const { getByRole } = renderUi(tabs);
    const tab = (name: string) => getByRole('tab', { name });
    expect(middle(tab('one'))).toBeGreaterThan(middle(tab('two')));
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    await expect.element(tab('two')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('one')).toHaveAttribute('aria-selected', 'true');
  });

  test('starts a slider on the right, and Left increases the value', async () => {
    const { getByRole } = renderUi(slider);
    const thumb = getByRole('slider');
    const start = middle(thumb);
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(thumb).toHaveAttribute('aria-valuenow', '41');
    expect(middle(thumb)).toBeLessThan(start);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}');
    expect(thumb).toHaveAttribute('aria-valuenow', '0');
    expect(middle(thumb)).toBeGreaterThan(start);
  });

  test('makes Left select the next option of a radio group', async () => {
    const options = ['low', 'high'].map((value) => ({ value, label: value }));
    const { getByRole } = renderUi(
      <RadioGroup label="Risk" look="cards" options={options} defaultValue="low" />,
    );
    const [low, high] = ['low', 'high'].map((name) => getByRole('radio', { name }));
    expect(low && high && middle(low) > middle(high)).toBe(true);
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(high).toBeChecked();
  });

  test('aligns a menu with the right edge of its trigger', async () => {
    const { findByRole, getByRole } = renderUi(
      // Keeps the trigger away from the edge of the screen, where the menu would be repositioned.
      <div style={{ paddingInline: 100 }}>
        <Menu align="start" trigger={<Button>Account</Button>}>
          <MenuItem href="/settings">Settings</MenuItem>
        </Menu>
      </div>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const menu = await findByRole('menu');
    expect(getComputedStyle(menu).direction).toBe('rtl');
    await expect
      .poll(() => menu.getBoundingClientRect().right)
      .toBeCloseTo(getByRole('button').getBoundingClientRect().right, 0);
  });
});

test('follows changes to the page direction', async () => {
  const { getByRole } = renderUi(tabs);
  turn('rtl');
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(getByRole('tab', { name: 'two' })).toHaveAttribute('aria-selected', 'true');
  turn('');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getByRole('tab', { name: 'one' })).toHaveAttribute('aria-selected', 'true');
});

test("prefers the given direction to the page's", async () => {
  const { getByRole } = renderUi(
    <BrandProvider brand={brand} direction="rtl">
      {slider}
    </BrandProvider>,
  );
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(getByRole('slider')).toHaveAttribute('aria-valuenow', '41');
});
