import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { FileField, type FileFieldProps } from './FileField';

const file = (name: string, bytes = 10, type = '') =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 0 });

const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

describeConformance('FileField', {
  render: (props) => (
    <FileField label="Proof" accept=".pdf" maxSize={5_000_000} hint="A receipt" {...props} />
  ),
  root: HTMLInputElement,
  slots: {
    parts: [...FIELD, 'list'],
    many: ['remove'],
    props: { ...TEXTS, defaultValue: [new File(['text'], 'a.txt')] },
  },
});

function renderField(props?: Partial<FileFieldProps>) {
  const ui = renderUi(<FileField label="Proof" onValueChange={onValueChange} {...props} />);
  const field = ui.getByLabelText(/^Proof/) as HTMLInputElement;
  const names = () => ui.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...ui, field, names };
}

const dropOn = (element: Element, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((dropped) => dataTransfer.items.add(dropped));
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    fireEvent(element, event);
    // Without this handler, the browser would open the dropped file.
    expect(event.defaultPrevented).toBe(true);
  }
};

test('lists a selected file with its size, and submits it with the form', async () => {
  const { container } = renderUi(
    <form>
      <FileField label="Proof" name="proof" required />
    </form>,
  );
  const field = container.querySelector('input') as HTMLInputElement;
  expect(field).toBeInvalid();
  await userEvent.upload(field, file('receipt.pdf', 1500));
  await expect.poll(() => container.querySelector('li')?.textContent).toBe('receipt.pdf 1.5 kB');
  const form = container.querySelector('form') as HTMLFormElement;
  expect((new FormData(form).get('proof') as File).name).toBe('receipt.pdf');
  expect(field).toBeValid();
  expect(await axeViolations()).toEqual([]);
});

test('never submits a rejected file, even together with an accepted file', async () => {
  const { field, getByRole } = renderField({ accept: '.pdf', value: [file('kept.pdf')] });
  await userEvent.upload(field, file('virus.exe'));
  await expect.poll(() => getByRole('alert').textContent).toContain('virus.exe');
  expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['kept.pdf']);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('keeps the files after the user cancels the file dialog', () => {
  const { field, names } = renderField({ value: [file('kept.pdf')] });
  // Simulates browsers that clear the control when the user cancels.
  field.value = '';
  fireEvent.change(field);
  expect(names()).toHaveLength(1);
  expect(field.files).toHaveLength(1);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('accepts dropped files, and replaces the previous file unless `multiple` is set', () => {
  const { field, names } = renderField();
  dropOn(field, file('one.pdf'));
  dropOn(field, file('two.pdf'));
  expect(names()).toEqual(['two.pdf 10 byte']);
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

test('adds several files, each once, up to the limit', () => {
  const { field, names, getByRole } = renderField({ multiple: true, maxFiles: 2 });
  dropOn(field, file('one.pdf'), file('one.pdf'), file('two.pdf'));
  dropOn(field, file('one.pdf'));
  expect(names()).toHaveLength(2);
  dropOn(field, file('three.pdf'));
  expect(names()).toHaveLength(2);
  expect(getByRole('alert')).toHaveTextContent('Please choose at most 2 files.');
});

test('rejects files of other types or sizes, and explains why', () => {
  const { field, names, getByRole, queryByRole } = renderField({
    multiple: true,
    accept: '.pdf,image/*',
    maxSize: 1000,
  });
  expect(field).toHaveAccessibleDescription('PDF or images · Up to 1 kB each');
  dropOn(field, file('virus.exe'), file('large.pdf', 1001), file('fine.png', 5, 'image/png'));
  expect(names()).toEqual(['fine.png 5 byte']);
  expect(getByRole('alert')).toHaveTextContent(
    'virus.exe: this type of file is not accepted. large.pdf is larger than 1 kB.',
  );
  expect(field).toBeInvalid();
  dropOn(field, file('more.pdf'));
  expect(queryByRole('alert')).toBeNull();
});

test('moves the focus from a removed file to the next, and finally to the field', async () => {
  const { field, names, getByRole } = renderField({ multiple: true });
  dropOn(field, file('one.pdf'), file('two.pdf'), file('three.pdf'));
  expect(getByRole('status')).toHaveTextContent('3 files chosen');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(getByRole('button', { name: 'Remove one.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toHaveLength(2);
  await expect.element(getByRole('button', { name: 'Remove two.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(getByRole('button', { name: 'Remove two.pdf' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveFocus();
  expect(getByRole('status')).toHaveTextContent('0 files chosen');
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  expect(field.files).toHaveLength(0);
});

test("lists the caller's files", () => {
  function Held() {
    const [files, setFiles] = useState<readonly File[]>([file('kept.pdf')]);
    return <FileField label="Proof" value={files} onValueChange={(next) => setFiles(next)} />;
  }
  const { getByLabelText, getByRole } = renderUi(<Held />);
  expect(getByRole('listitem')).toHaveTextContent('kept.pdf');
  dropOn(getByLabelText('Proof'), file('new.pdf'));
  expect(getByRole('listitem')).toHaveTextContent('new.pdf');
});

test('wraps a long name on a narrow screen, with touch targets of at least 44 px', async () => {
  await page.viewport(320, 640);
  const { field, getByRole } = renderField();
  dropOn(field, file(`${'long'.repeat(40)}.pdf`));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
});
