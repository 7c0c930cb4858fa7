import type { TreeMember } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { TeamTree, type TeamTreeProps } from './TeamTree';

const member = (name: string, children: TreeMember[] = [], rest?: Partial<TreeMember>) => ({
  id: name,
  code: name.toUpperCase(),
  name,
  active: true,
  joinedAt: Date.UTC(2024, 0, 5, 15, 7),
  lockedAmount: parseUsdt('250'),
  teamSize: children.length,
  children,
  ...rest,
});

const TREE = member('Asha', [
  member('Ben', [member('Carl', [], { teamSize: 4 }), member('Cleo')]),
  member('Dora', [], { active: false }),
]);

const example = (props?: Partial<TeamTreeProps>) => (
  <TeamTree tree={TREE} onDrill={() => {}} {...props} />
);

const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name},`) });
const focusOn = (name: string) => (item(name).element() as HTMLElement).focus();

describeConformance('TeamTree', { render: (props) => example(props), root: HTMLDivElement });

test('[TREE-01] renders a tree of 3 levels', () => {
  const { getByRole, getAllByRole } = renderUi(example());
  expect(getByRole('tree', { name: 'My Team Tree' })).toBeVisible();
  expect(
    getAllByRole('treeitem').map((node) => [
      node.getAttribute('aria-level'),
      node.getAttribute('aria-label'),
    ]),
  ).toEqual([
    ['1', 'Asha, ASHA, 2 in the team, Active'],
    ['2', 'Ben, BEN, 2 in the team, Active'],
    ['3', 'Carl, CARL, 4 in the team, Active'],
    ['3', 'Cleo, CLEO, 0 in the team, Active'],
    ['2', 'Dora, DORA, 0 in the team, Inactive'],
  ]);
});

test("[TREE-01] shows an icon that opens a member's team, except for the root and members without a team", async () => {
  const onDrill = vi.fn();
  const { getAllByRole } = renderUi(example({ onDrill }));
  const ways = getAllByRole('button', { name: /^Show the team of/ });
  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([
    'Show the team of Ben',
    'Show the team of Carl',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Show the team of Carl' }));
  expect(onDrill).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Carl' }));
});

test('[TREE-01] focuses the new root after a team opens, and returns with the back button', async () => {
  const onBack = vi.fn();
  const subtree = member('Carl', [member('Elif')]);
  const { rerender } = renderUi(example());
  await expect.element(page.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show the team of Carl' }));
  rerender(example({ tree: undefined, onBack }));
  rerender(example({ tree: subtree, onBack }));
  await expect.element(item('Carl')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  rerender(example());
  await expect.element(item('Asha')).toHaveFocus();
});

test('does not move the focus when the tree loads', async () => {
  const { rerender } = renderUi(example({ tree: undefined }));
  rerender(example());
  await expect.element(item('Asha')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('[TREE-02] opens the member dialog with View, and returns the focus when it closes', async () => {
  renderUi(example());
  const view = page.getByRole('button', { name: 'View Dora' });
  await userEvent.click(view);
  await expect.element(page.getByRole('dialog', { name: 'Member' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Inactive');
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
});

test('[TREE-03] distinguishes active and inactive members by more than colour', () => {
  renderUi(example());
  expect(item('Ben').element()).toHaveAttribute('data-status', 'active');
  expect(item('Dora').element()).toHaveAttribute('data-status', 'inactive');
  const iconOf = (name: string) => item(name).element().querySelector('svg')?.innerHTML;
  expect(iconOf('Ben')).not.toBe(iconOf('Dora'));
});

test.each([
  'No root node found',
  'Failed to fetch data',
  'API Error: jwt expired',
  'No root node found in subtree',
  'Failed to load subtree',
  'Error loading subtree: timeout',
])("[TREE-04] shows '%s' with a retry button", async (error) => {
  const onRetry = vi.fn();
  const { queryByRole } = renderUi(example({ error, onRetry }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  expect(queryByRole('tree')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("[TREE-04] shows 'Failed to render tree' for an invalid tree, and renders the next valid tree", async () => {
  // Silences React, which logs errors caught by a boundary.
  vi.mocked(console.error).mockImplementation(() => {});
  const broken = { ...member('Broken'), children: null } as unknown as TreeMember;
  const { rerender } = renderUi(example({ tree: broken }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to render tree');
  rerender(example());
  await expect.element(item('Asha')).toBeVisible();
  vi.mocked(console.error).mockClear();
});

test('moves through the visible members with Up, Down, Home and End', async () => {
  renderUi(example());
  await userEvent.keyboard('{Tab}');
  await expect.element(item('Asha')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowDown}', 'Ben'],
    ['{ArrowDown}', 'Carl'],
    ['{ArrowUp}', 'Ben'],
    ['{End}', 'Dora'],
    ['{ArrowDown}', 'Dora'],
    ['{Home}', 'Asha'],
    ['{ArrowUp}', 'Asha'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  }
});

test('expands a team or moves to its first member with Right, and reverses this with Left', async () => {
  renderUi(example());
  focusOn('Asha');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Ben')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Ben')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(item('Carl')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Dora')).toHaveFocus();
  expect(item('Dora').element()).not.toHaveAttribute('aria-expanded');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(item('Ben')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Carl')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Ben')).toHaveFocus();
});

test('moves deeper with Left on a right-to-left page', async () => {
  document.dir = 'rtl';
  renderUi(example());
  focusOn('Asha');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Ben')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Ben')).toHaveAttribute('aria-expanded', 'false');
});

test('moves to the next member whose name starts with the typed letters, and wraps at the end', async () => {
  renderUi(example());
  focusOn('Asha');
  for (const [key, name] of [
    ['c', 'Carl'],
    ['c', 'Cleo'],
    ['c', 'Carl'],
    ['D', 'Dora'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  }
});

test('opens the member dialog with Enter', async () => {
  renderUi(example());
  focusOn('Ben');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toHaveTextContent('BEN');
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Ben')).toHaveFocus();
});

test("moves only to the current member's buttons with Tab", async () => {
  renderUi(
    <>
      {example()}
      <button>After</button>
    </>,
  );
  focusOn('Ben');
  for (const name of ['Show the team of Ben', 'View Ben', 'Close Ben', 'After']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

test('moves to the root with Tab if the current member is removed or hidden', async () => {
  const afterButton = (tree: TreeMember) => (
    <>
      <button>Before</button>
      {example({ tree })}
    </>
  );
  const tabIntoTree = async () => {
    (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
  };
  const { rerender } = renderUi(afterButton(TREE));
  focusOn('Dora');
  rerender(afterButton(member('Asha', [member('Ben', [member('Carl')])])));
  await tabIntoTree();
  await expect.element(item('Asha')).toHaveFocus();
  expect(item('Asha').element()).toHaveAttribute('aria-selected', 'true');
  rerender(afterButton(TREE));
  await userEvent.click(page.getByRole('button', { name: 'Close Ben' }));
  await tabIntoTree();
  await expect.element(item('Ben')).toHaveFocus();
  focusOn('Dora');
  // Dora is now a child of Ben, whose team is collapsed.
  rerender(afterButton(member('Asha', [member('Ben', [member('Dora')])])));
  await tabIntoTree();
  await expect.element(item('Asha')).toHaveFocus();
});

test('collapses and expands a team with the button on the connector', async () => {
  renderUi(example());
  await userEvent.click(page.getByRole('button', { name: 'Close Ben' }));
  await expect.element(item('Carl')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Open Ben' }));
  await expect.element(item('Carl')).toBeVisible();
});

test('is horizontal in wide containers and vertical on a phone', async () => {
  const { getByRole } = renderUi(example());
  const cardOf = (name: string) => item(name).element().getBoundingClientRect();
  expect(cardOf('Ben').top).toBe(cardOf('Asha').top);
  expect(cardOf('Ben').left).toBeGreaterThan(cardOf('Asha').right);
  await page.viewport(390, 800);
  expect(cardOf('Ben').top).toBeGreaterThan(cardOf('Asha').bottom);
  expect(getByRole('tree').scrollWidth).toBeLessThanOrEqual(getByRole('tree').clientWidth);
  expect(await axeViolations()).toEqual([]);
});

test('is busy while the tree loads', () => {
  const { container } = renderUi(example({ tree: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
