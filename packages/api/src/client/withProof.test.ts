import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { withProof, type Prove } from './withProof';

const refused = (code: string, params: Record<string, string>) =>
  new ApiError(422, code, code, { params });
const missing = (proof: string) => refused('PASSWORD_REQUIRED', { proof });
const wrong = (which: string) => refused('WRONG_PASSWORD', { which });
const wrongCode = refused('WRONG_OTP', { purpose: 'confirm' });

/** Replies with these texts and refusals in turn. */
function open(...replies: (ApiError | string)[]) {
  const send = vi.fn(async (_: object) => {
    const reply = replies.shift();
    if (reply instanceof ApiError) throw reply;
    return reply;
  });
  const proofs = [{ password: 'first' }, { password: 'second', twofactor: '123456' }];
  const prove = vi.fn<Prove>(async () => proofs.shift());
  return { send, prove, sent: () => send.mock.calls.map(([proof]) => proof) };
}

it('asks for nothing while the session is fresh', async () => {
  const { send, prove } = open('done');
  expect(await withProof(send, prove)).toBe('done');
  expect(prove).not.toHaveBeenCalled();
});

it('repeats the request with the proof, until the proof is right', async () => {
  const { send, prove, sent } = open(missing('code'), wrong('password'), 'done');
  expect(await withProof(send, prove)).toBe('done');
  expect(sent()).toEqual([{}, { password: 'first' }, { password: 'second', twofactor: '123456' }]);
  expect(prove.mock.calls).toEqual([
    [{ withCode: true, error: undefined }],
    [{ withCode: true, error: 'WRONG_PASSWORD' }],
  ]);
});

it.each([
  [
    'the user declines',
    [missing('password'), wrong('password'), wrong('password')],
    wrong('password'),
  ],
  ['the refusal is about another field', [missing('password'), wrong('txn')], wrong('txn')],
  ['the wrong code is part of the request', [missing('password'), wrongCode], wrongCode],
  [
    'the request is refused for another reason',
    [refused('NO_SESSION', {})],
    refused('NO_SESSION', {}),
  ],
])('fails if %s', async (_, replies, failure) => {
  const { send, prove } = open(...replies);
  await expect(withProof(send, prove)).rejects.toThrow(failure);
});

it('fails without `prove`', async () => {
  const { send } = open(missing('password'));
  await expect(withProof(send, undefined)).rejects.toThrow('PASSWORD_REQUIRED');
});
