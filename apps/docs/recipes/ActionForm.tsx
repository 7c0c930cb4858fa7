import { Amount, AmountField, DatePicker, Form, Notice, Select } from '@platform/ui';
import { parseUsdt } from '@platform/rules/money';
import { useActionState } from 'react';

interface Limit {
  amount?: bigint;
  error?: string;
}

const PERIODS = [
  { value: 'day', label: 'A day' },
  { value: 'week', label: 'A week' },
];

/** Stands in for a server action, which receives the same `FormData`. */
async function setLimit(_: Limit, data: FormData): Promise<Limit> {
  const amount = parseUsdt(String(data.get('amount')));
  await Promise.resolve();
  return amount > parseUsdt('5000') ? { error: 'The limit is at most 5,000 USDT.' } : { amount };
}

export function ActionForm() {
  const [{ amount, error }, action] = useActionState(setLimit, {});
  return (
    <Form action={action} error={error} submit="Set the limit" style={{ maxInlineSize: 400 }}>
      <AmountField name="amount" label="Deposits up to" required />
      <Select name="period" label="Period" options={PERIODS} defaultValue="week" />
      <DatePicker name="from" label="First day" />
      {amount !== undefined && (
        <Notice tone="success">
          Your limit is <Amount value={amount} unit />.
        </Notice>
      )}
    </Form>
  );
}
