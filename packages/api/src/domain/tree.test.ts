import { describe, expect, it } from 'vitest';
import { decode, treeData } from '../contract';
import { BrokenTree, toTree } from './tree';
import { MOMENT, success, TIME } from './testing/wire';

describe('the tree', () => {
  const node = (id: string, parentId: string | null, image = 'red.png') => ({
    id,
    parentId,
    code: `code${id}`,
    name: `Name ${id}`,
    image,
    bookingDate: TIME,
    bookingAmount: '50',
    teamsize: 4,
  });
  const treeOf = (...data: object[]) => toTree(decode(treeData.response, success({ data })));

  it('[API-19] [TREE-01] has 3 levels, built from a flat list in any order', () => {
    const tree = treeOf(node('4', '2'), node('2', '1'), node('1', null), node('3', '1'));
    expect(tree).toMatchObject({
      id: '1',
      children: [
        { id: '2', children: [{ id: '4', children: [] }] },
        { id: '3', children: [] },
      ],
    });
  });

  it('[TREE-02] [TREE-03] has the data of the dialog for each member', () => {
    expect(treeOf(node('1', null, 'green.png'))).toEqual({
      id: '1',
      code: 'code1',
      name: 'Name 1',
      active: true,
      joinedAt: MOMENT,
      lockedAmount: 50_000_000n,
      teamSize: 4,
      children: [],
    });
    expect(treeOf(node('1', null, 'red.png'))).toMatchObject({ active: false });
  });

  it('[TREE-02] counts the loaded members if the server sends no count', () => {
    const shown = ['1', '2', '3', '4', '5'].map((id, index) => {
      const { teamsize: _, ...rest } = node(id, [null, '1', '1', '2', '2'][index] ?? null);
      return rest;
    });
    expect(treeOf(...shown)).toMatchObject({
      teamSize: 4,
      children: [
        { id: '2', teamSize: 2 },
        { id: '3', teamSize: 0 },
      ],
    });
  });

  it('[TREE-04] may lack a root', () => {
    expect(treeOf()).toBeNull();
    expect(treeOf(node('2', '1'))).toBeNull();
  });

  it('[TREE-04] is refused if a member is below itself', () => {
    const looped = () => treeOf(node('1', null), node('2', '1'), node('1', '2'));
    expect(looped).toThrow(new BrokenTree('1'));
    expect(looped).toThrow('Member 1 is below itself.');
  });
});
