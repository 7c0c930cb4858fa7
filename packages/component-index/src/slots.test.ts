import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { readSlots } from './slots.ts';

function slotsOf(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'slots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'Box.ts');
  writeFileSync(
    path,
    `type SlotProps<Element> = { of: Element };\ntype PartProps<Props> = Partial<Props>;\n${code}`,
  );
  return readSlots(ts.createProgram([path], { strict: true, types: [] }), path, 'Box');
}

test('returns the element and the description of each part, and the parameters of repeated parts', () => {
  const slots = slotsOf(`
    interface Messages {
      /** What is wrong. */
      error?: SlotProps<'p'> | undefined;
    }
    interface BoxSlots<Row> extends Messages {
      frame?: SlotProps<'div'> | undefined;
      row?: ((row: Row, index: number) => SlotProps<'tr'> | undefined) | undefined;
      pages?: Messages;
      field?: PartProps<Messages> | undefined;
    }
    export function Box<Row>(props: { slotProps?: BoxSlots<Row> | undefined; rows: Row[] }) {}
  `);
  expect(slots).toEqual([
    { name: 'frame', type: '<div>', each: undefined, description: '' },
    { name: 'row', type: '<tr>', each: 'row, index', description: '' },
    { name: 'pages', type: 'Messages', each: undefined, description: '' },
    { name: 'field', type: 'Messages', each: undefined, description: '' },
    { name: 'error', type: '<p>', each: undefined, description: 'What is wrong.' },
  ]);
});

test('returns no parts for a component without slots', () => {
  expect(slotsOf('export const Box = (props: { label: string }) => props.label;')).toEqual([]);
});
