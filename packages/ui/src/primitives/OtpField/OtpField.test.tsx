import { fireEvent } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { OtpField, type OtpFieldProps } from './OtpField';

describeConformance('OtpField', {
  render: (props) => <OtpField label="Code" value="12" onValueChange={() => {}} {...props} />,
  root: HTMLInputElement,
  slots: { parts: FIELD, props: TEXTS },
});

function Held(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" {...props} value={value} onValueChange={setValue} />;
}

test('accepts only digits up to the length, and reports a complete code', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(<Held onComplete={onComplete} />);
  await userEvent.keyboard('{Tab}1x2-3 45');
  expect(getByRole('textbox', { name: 'Code' })).toHaveValue('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  expect(getByRole('textbox')).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('converts Arabic and Devanagari digits', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(<Held onComplete={onComplete} />);
  await userEvent.type(getByRole('textbox'), '١२۳456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('fills all boxes from a pasted code without its spaces', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(
    <>
      <input aria-label="Message" defaultValue="123 456" />
      <Held onComplete={onComplete} />
    </>,
  );
  await userEvent.click(getByRole('textbox', { name: 'Message' }));
  await userEvent.keyboard('{Control>}ac{/Control}{Tab}{Control>}v{/Control}');
  expect(getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

describe('typing in a complete code', () => {
  const CODE = '123456';
  const setUp = (value = CODE) => {
    const onComplete = vi.fn();
    const { getByRole } = renderUi(
      <OtpField label="Code" defaultValue={value} onComplete={onComplete} />,
    );
    return { field: getByRole('textbox') as HTMLInputElement, onComplete };
  };
  const press = (field: HTMLInputElement, place: number) =>
    userEvent.click(field, {
      position: { x: (field.offsetWidth * (place + 0.5)) / 6, y: 10 },
    });
  const moveTo = (place: number) =>
    userEvent.keyboard(`{Tab}{Home}${'{ArrowRight}'.repeat(place)}`);

  describe.each([0, 1, 2, 3, 4, 5])('with the digit at index %d', (place) => {
    const without = CODE.slice(0, place) + CODE.slice(place + 1);
    const replaced = `${CODE.slice(0, place)}9${CODE.slice(place + 1)}`;

    test('selects the digit of a pressed box, so that typing replaces it', async () => {
      const { field } = setUp();
      await press(field, place);
      await userEvent.keyboard('9');
      expect(field).toHaveValue(replaced);
    });

    test('selects a digit with the arrow keys, so that typing replaces it', async () => {
      const { field } = setUp();
      await moveTo(place);
      await userEvent.keyboard('9');
      expect(field).toHaveValue(replaced);
    });

    test.each(['Backspace', 'Delete'])('removes a digit with %s', async (key) => {
      const { field } = setUp();
      await press(field, place);
      await userEvent.keyboard(`{${key}}`);
      expect(field).toHaveValue(without);
    });

    test('reports the code once after a removed digit is typed again', async () => {
      const { field, onComplete } = setUp();
      await press(field, place);
      await userEvent.keyboard('{Backspace}9');
      expect(field).toHaveValue(replaced);
      expect(onComplete).toHaveBeenCalledExactlyOnceWith(replaced);
    });
  });

  test('removes the digits to the left with Backspace', async () => {
    const { field } = setUp();
    await press(field, 3);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('156');
  });

  test.each([
    ['from the first box', (field: HTMLInputElement) => press(field, 0)],
    ['after Tab', () => userEvent.keyboard('{Tab}')],
  ])('replaces the code with a code typed %s, and reports it once', async (_, enter) => {
    const { field, onComplete } = setUp();
    await enter(field);
    await userEvent.keyboard('987654');
    expect(field).toHaveValue('987654');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('987654');
  });

  test.each([0, 3, 5])('replaces the code with a code pasted at place %d', async (place) => {
    const onComplete = vi.fn();
    const { getByRole } = renderUi(
      <>
        <input aria-label="Message" defaultValue="998-856" />
        <OtpField label="Code" defaultValue={CODE} onComplete={onComplete} />
      </>,
    );
    const field = getByRole('textbox', { name: 'Code' }) as HTMLInputElement;
    await userEvent.click(getByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('{Control>}ac{/Control}');
    await press(field, place);
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(field).toHaveValue('998856');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('998856');
  });

  describe('pasting digits', () => {
    const paste = async (digits: string, select: (field: HTMLInputElement) => unknown) => {
      const onComplete = vi.fn();
      const { getByRole } = renderUi(
        <StrictMode>
          <input aria-label="Message" defaultValue={digits} />
          <OtpField label="Code" defaultValue={CODE} onComplete={onComplete} />
        </StrictMode>,
      );
      const field = getByRole('textbox', { name: 'Code' }) as HTMLInputElement;
      await userEvent.click(getByRole('textbox', { name: 'Message' }));
      await userEvent.keyboard('{Control>}ac{/Control}');
      await select(field);
      await userEvent.keyboard('{Control>}v{/Control}');
      return { field, onComplete };
    };
    const select = (from: number, to: number) => (field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(from, to);
    };

    test('replaces the digits after the caret', async () => {
      const { field } = await paste('99', (input) => press(input, 2));
      expect(field).toHaveValue('129956');
    });

    test('replaces the whole code after Tab, and leaves the caret after the digits', async () => {
      const { field, onComplete } = await paste('99', () => userEvent.keyboard('{Tab}'));
      expect(field).toHaveValue('99');
      expect(onComplete).not.toHaveBeenCalled();
      await userEvent.keyboard('8765');
      expect(field).toHaveValue('998765');
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('998765');
    });

    test.each([
      ['9', 1, 4, '1956'],
      ['99', 1, 4, '19956'],
      ['999', 1, 4, '199956'],
      ['9999', 1, 4, '199996'],
      ['9', 3, 6, '1239'],
      ['987654', 1, 4, '987654'],
    ])('inserts %s in place of the selection from %d to %d', async (digits, from, to, expected) => {
      const { field } = await paste(digits, select(from, to));
      expect(field).toHaveValue(expected);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(field).toHaveValue(CODE);
    });
  });

  test('replaces as many digits as are dropped, regardless of the selection', async () => {
    const { field } = setUp();
    await userEvent.keyboard('{Tab}');
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text', '99');
    const { left, width } = field.getBoundingClientRect();
    fireEvent(
      field,
      new DragEvent('drop', {
        dataTransfer,
        clientX: left + (width * 2.5) / 6,
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(field).toHaveValue('129956');
  });

  test('replaces the code with a dropped code', () => {
    const { field, onComplete } = setUp();
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text', '987 654');
    fireEvent(field, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    expect(field).toHaveValue('987654');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('987654');
  });

  test('replaces the code with a code that the browser fills in', () => {
    const { field, onComplete } = setUp();
    fireEvent.input(field, { target: { value: '987654' } });
    expect(field).toHaveValue('987654');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('987654');
  });

  test('leaves the caret in place when a screen reader presses the field', async () => {
    const { field } = setUp('123');
    field.focus();
    await userEvent.keyboard('{End}');
    field.click();
    await userEvent.keyboard('4');
    expect(field).toHaveValue('1234');
  });

  test('restores the code on undo', async () => {
    const { field } = setUp();
    await press(field, 1);
    await userEvent.keyboard('9{Control>}z{/Control}');
    expect(field).toHaveValue(CODE);
  });

  test('marks the selected box as active', async () => {
    const { field } = setUp();
    await press(field, 4);
    const boxes = [...(field.previousElementSibling?.children ?? [])];
    await expect
      .poll(() => boxes.map((box) => box.hasAttribute('data-active')))
      .toEqual([false, false, false, false, true, false]);
  });
});

test('converts the full-width digits of a Japanese input method', async () => {
  const onComplete = vi.fn();
  const { getByRole } = renderUi(<Held onComplete={onComplete} />);
  await userEvent.type(getByRole('textbox'), '１２３４５６');
  expect(getByRole('textbox')).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('has the attributes that phones and password managers need', () => {
  const { getByRole } = renderUi(<Held />);
  expect(getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  expect(getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('hides the boxes from screen readers, and announces an error', () => {
  const { container, getByRole } = renderUi(
    <OtpField
      label="Code"
      value="12"
      onValueChange={() => {}}
      error="Invalid OTP. It should be a 6-digit number."
    />,
  );
  const boxes = container.querySelector('[aria-hidden][class]:has(> [data-active])');
  expect([...(boxes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '',
    '',
    '',
    '',
  ]);
  expect(getByRole('alert')).toHaveTextContent('Invalid OTP. It should be a 6-digit number.');
  expect(getByRole('textbox')).toBeInvalid();
});

test('reads from left to right in every script, with touch targets of 44 px', () => {
  const { getByRole } = renderUi(
    <div dir="rtl" style={{ inlineSize: 256 }}>
      <Held />
    </div>,
  );
  const field = getByRole('textbox');
  expect(getComputedStyle(field).direction).toBe('ltr');
  expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
});
