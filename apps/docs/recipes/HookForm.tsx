import { Amount, AmountField, Checkbox, Form, Notice, Select, TextField } from '@platform/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

interface Transfer {
  recipient: string;
  wallet: 'main' | 'locker';
  amount: bigint | null;
  agreed: boolean;
}

const WALLETS = [
  { value: 'main', label: 'Main wallet' },
  { value: 'locker', label: 'Locker' },
];

export function HookForm() {
  const [sent, setSent] = useState<Transfer>();
  const { control, formState, handleSubmit, register } = useForm<Transfer>({
    defaultValues: { recipient: '', wallet: 'main', amount: null, agreed: false },
  });
  const { errors, isSubmitting } = formState;
  if (sent) {
    return (
      <Notice tone="success">
        You have sent <Amount value={sent.amount ?? 0n} unit /> to <span>{sent.recipient}</span>.
      </Notice>
    );
  }
  return (
    <Form
      draft={{
        ref: null,
        noValidate: true,
        onSubmit: (event) => void handleSubmit(setSent)(event),
      }}
      submit="Send"
      pending={isSubmitting}
      style={{ maxInlineSize: 400 }}
    >
      <TextField
        {...register('recipient', { required: 'Enter a username.' })}
        label="Recipient"
        error={errors.recipient?.message}
        required
      />
      <Select {...register('wallet')} label="From" options={WALLETS} />
      <Controller
        name="amount"
        control={control}
        rules={{ validate: (amount) => (amount ?? 0n) > 0n || 'Enter an amount.' }}
        render={({ field: { value, onChange, ...field } }) => (
          <AmountField
            {...field}
            label="Amount"
            amount={value}
            onAmountChange={onChange}
            error={errors.amount?.message}
            required
          />
        )}
      />
      <Checkbox
        {...register('agreed', { required: 'Confirm that the transfer is final.' })}
        label="A transfer is final"
        error={errors.agreed?.message}
        required
      />
    </Form>
  );
}
