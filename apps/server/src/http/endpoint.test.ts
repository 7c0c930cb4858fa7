import { changePassword, fairnessKeys, profile } from '@platform/api/contract';
import { expect, test } from 'vitest';
import { memberEndpoint, publicEndpoint } from './endpoint';
import { Refusal } from './refusal';

const anonymous = {} as never;

test('[API-41] replies report success, even if the handler returns no message', async () => {
  const data = {
    receipt_public_key: '',
    former_receipt_public_keys: [],
    beacon_source: 'local' as const,
    beacon_public_key: '',
  };
  const endpoint = publicEndpoint(fairnessKeys, () => Promise.resolve({ data }));
  expect(await endpoint.run({}, anonymous)).toEqual({
    status: 'success',
    message: 'Success',
    data,
  });
});

test('[API-41] the message of a handler replaces the default', async () => {
  const message = 'Your password was changed.';
  const endpoint = memberEndpoint(changePassword, () => Promise.resolve({ message }));
  expect(await endpoint.run({}, anonymous)).toEqual({ status: 'success', message });
});

test('refuses a handler for callers that the contract excludes', () => {
  expect(() => publicEndpoint(profile, () => Promise.reject(new Refusal(404, 'NO_ROUND')))).toThrow(
    'The contract says /api/user/profile is for member',
  );
});
