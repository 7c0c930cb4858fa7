import { createRef, type SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextField } from '../../primitives/TextField/TextField';
import { describeConformance } from '../../testing/conformance';
import { REFUSED, SENT } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Form, type FormProps } from './Form';

const preventDefault = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();

const example = (props?: Partial<FormProps>) => (
  <Form draft={{ ref: null, noValidate: true, onSubmit: preventDefault }} submit="Save" {...props}>
    <TextField label="Name" />
  </Form>
);

describeConformance('Form', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'footer'], props: { ...REFUSED, footer: 'Footer' } },
});

test('is submitted with Enter in a field', async () => {
  const onSubmit = vi.fn(preventDefault);
  const { getByRole } = renderUi(example({ draft: { ref: null, noValidate: true, onSubmit } }));
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("shows 'Please wait...' on the button while pending", () => {
  const { getByRole } = renderUi(example({ pending: true }));
  expect(getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-disabled', 'true');
});

test('runs an action without a draft, and shows the button as pending until the action ends', async () => {
  let end = () => {};
  const action = vi.fn((_: FormData) => new Promise<void>((resolve) => (end = resolve)));
  const { getByRole, findByRole } = renderUi(
    <Form action={action} submit="Join">
      <TextField label="Name" name="name" />
    </Form>,
  );
  await userEvent.fill(getByRole('textbox'), 'Asha');
  await userEvent.click(getByRole('button', { name: 'Join' }));
  expect(action.mock.calls[0]?.[0].get('name')).toBe('Asha');
  expect(await findByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-busy');
  end();
  expect(await findByRole('button', { name: 'Join' })).not.toHaveAttribute('aria-busy');
});

test('announces an error', () => {
  const { getByRole } = renderUi(example({ error: 'Request failed' }));
  expect(getByRole('alert')).toHaveTextContent('Request failed');
});

test('has no submit button without a label', () => {
  const { queryByRole } = renderUi(example({ submit: undefined }));
  expect(queryByRole('button')).toBeNull();
});

test("passes the form element to the draft's and the caller's refs", () => {
  const own = createRef<HTMLFormElement>();
  const given = createRef<HTMLFormElement>();
  renderUi(
    example({ draft: { ref: own, noValidate: true, onSubmit: preventDefault }, ref: given }),
  );
  expect(own.current).toBeInstanceOf(HTMLFormElement);
  expect(given.current).toBe(own.current);
});
