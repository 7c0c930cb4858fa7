import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../primitives/TextField/TextField';
import { renderUi } from '../testing/renderUi';
import { useDraft, type Problems } from './useDraft';

interface Draft {
  name: string;
  email: string;
}

interface ExampleProps {
  onSubmit: (draft: Draft) => void;
  errors?: Problems<Draft>;
  pending?: boolean;
}

function Example(props: ExampleProps) {
  const { form, text } = useDraft<Draft>({
    ...props,
    initial: { name: '', email: '' },
    problems: ({ name, email }) => ({
      ...(name === '' && { name: 'No name' }),
      ...(email === '' && { email: 'No email' }),
    }),
  });
  return (
    <form {...form}>
      <TextField {...text('name')} label="Name" />
      <TextField {...text('email')} label="Email" />
      <button>Send</button>
    </form>
  );
}

const field = (label: string) => page.getByRole('textbox', { name: label });
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('shows all problems on submission, and focuses the first field with a problem', async () => {
  const onSubmit = vi.fn();
  renderUi(<Example onSubmit={onSubmit} />);
  await expect.element(page.getByText('No name')).not.toBeInTheDocument();
  await send();
  await expect.element(page.getByText('No name')).toBeVisible();
  await expect.element(page.getByText('No email')).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('removes a problem when its field changes, and keeps the focus', async () => {
  renderUi(<Example onSubmit={vi.fn()} />);
  await send();
  await userEvent.keyboard('A');
  await expect.element(page.getByText('No name')).not.toBeInTheDocument();
  await expect.element(page.getByText('No email')).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
});

test("merges the caller's props into a field", async () => {
  const onSubmit = vi.fn();
  const typed = vi.fn<(value: string) => void>();
  function Named() {
    const { form, text } = useDraft({
      initial: { name: '' },
      problems: () => ({}),
      slotProps: {
        name: {
          label: 'Your name',
          onChange: ({ target }: { target: HTMLInputElement }) => typed(target.value),
          slotProps: { hint: { 'data-of': 'name' } },
        },
      },
      onSubmit,
    });
    return (
      <form {...form}>
        <TextField {...text('name', { label: 'Name', hint: 'As in the passport' })} />
        <button>Send</button>
      </form>
    );
  }
  renderUi(<Named />);
  await userEvent.fill(field('Your name'), 'Asha');
  await send();
  expect(typed).toHaveBeenLastCalledWith('Asha');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Asha' });
  expect(document.querySelector('[data-of="name"]')).toHaveTextContent('As in the passport');
});

test('submits the typed values', async () => {
  const onSubmit = vi.fn();
  renderUi(<Example onSubmit={onSubmit} />);
  await field('Name').fill('Asha');
  await field('Email').fill('asha@example.com');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', email: 'asha@example.com' });
});

test('does not submit twice while pending', async () => {
  const onSubmit = vi.fn();
  renderUi(<Example onSubmit={onSubmit} pending />);
  await field('Name').fill('Asha');
  await field('Email').fill('asha@example.com');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('focuses the field with the server error, and keeps the typed values', async () => {
  const { rerender } = renderUi(<Example onSubmit={vi.fn()} />);
  await field('Email').fill('asha@example.com');
  rerender(<Example onSubmit={vi.fn()} errors={{ email: 'Taken' }} />);
  await expect.element(page.getByText('Taken')).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Email')).toHaveValue('asha@example.com');
});

test('shows repeated errors again after another submission', async () => {
  function Coded({ pending = false }) {
    const { form, text } = useDraft({
      initial: { code: '' },
      problems: () => ({}),
      errors: { code: 'Wrong code' },
      once: ['code'],
      pending,
      onSubmit: () => {},
    });
    return (
      <form {...form}>
        <TextField {...text('code')} label="Code" />
        <button>Send</button>
      </form>
    );
  }
  const { rerender } = renderUi(<Coded />);
  await field('Code').fill('123456');
  await send();
  rerender(<Coded pending />);
  await expect.element(page.getByText('Wrong code')).not.toBeInTheDocument();
  rerender(<Coded />);
  await expect.element(page.getByText('Wrong code')).toBeVisible();
  await expect.element(field('Code')).toHaveFocus();
  await expect.element(field('Code')).toHaveValue('');
});

test('shows no errors after a submission without errors', async () => {
  const { rerender } = renderUi(<Example onSubmit={vi.fn()} pending />);
  rerender(<Example onSubmit={vi.fn()} errors={{}} />);
  await field('Name').click();
  await expect.element(field('Name')).toBeValid();
});
