// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { OtpDialogProps } from '@platform/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProofDialog } from './ProofDialog';
import { requestProof, useProofRequest } from './proofRequest';

const page = vi.hoisted(() => ({ dialog: undefined as unknown }));
vi.mock('@platform/ui', () => ({
  OtpDialog: (props: OtpDialogProps) => {
    page.dialog = props;
    return null;
  },
}));
beforeEach(() => {
  page.dialog = undefined;
});

const dialog = () => page.dialog as OtpDialogProps;

function Requests() {
  const request = useProofRequest();
  return request && <ProofDialog request={request} />;
}

const ask = (withCode: boolean, error?: string) =>
  act(async () => ({ proof: requestProof({ withCode, error }) }));

test('answers a request with the password and the code', async () => {
  render(<Requests />);
  const { proof } = await ask(true, 'Your password is wrong.');
  expect(dialog()).toMatchObject({ asksForCode: true, error: 'Your password is wrong.' });
  act(() => dialog().onSubmit({ password: 'x', otp: '123456', action: 'Confirm', secret: '' }));
  expect(await proof).toEqual({ password: 'x', twofactor: '123456' });
});

test('sends no code if the request asks for none', async () => {
  render(<Requests />);
  const { proof } = await ask(false);
  act(() => dialog().onSubmit({ password: 'x', otp: '', action: 'Confirm', secret: '' }));
  expect(await proof).toEqual({ password: 'x' });
});

test('declines when the dialog closes, and when another request opens', async () => {
  render(<Requests />);
  const first = await ask(false);
  const second = await ask(false);
  expect(await first.proof).toBeUndefined();
  act(() => dialog().onClose?.());
  expect(await second.proof).toBeUndefined();
});
