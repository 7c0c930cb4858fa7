import { PASSWORD_REQUIRED, WRONG_OTP } from '../contract';
import { ApiError } from './ApiError';

/** Proof that the user of the page is the member. */
export interface Proof {
  readonly password: string;
  /** Code from the authenticator app, if the request asks for one. */
  readonly twofactor?: string;
}

export interface ProofRequest {
  /** True if the proof includes a code from the authenticator app. */
  readonly withCode: boolean;
  /** Message about the previous proof; undefined on the first request. */
  readonly error: string | undefined;
}

/** Asks the user for a proof. Resolves to undefined if the user declines. */
export type Prove = (request: ProofRequest) => Promise<Proof | undefined>;

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;

const isWrongProof = ({ code, params }: ApiError, withCode: boolean): boolean =>
  (code === 'WRONG_PASSWORD' && params?.['which'] === 'password') ||
  (code === WRONG_OTP && withCode);

/**
 * Sends a request. If the server requires a proof, asks the user and repeats the request with it,
 * until the proof is right.
 */
export async function withProof<Result>(
  send: (proof: Partial<Proof>) => Promise<Result>,
  prove: Prove | undefined,
): Promise<Result> {
  let refusal: ApiError;
  try {
    return await send({});
  } catch (error) {
    if (prove === undefined || !isRefusal(error) || error.code !== PASSWORD_REQUIRED) throw error;
    refusal = error;
  }
  const withCode = refusal.params?.['proof'] === 'code';
  for (let error: string | undefined; ; error = refusal.message) {
    const proof = await prove({ withCode, error });
    if (proof === undefined) throw refusal;
    try {
      return await send(proof);
    } catch (failure) {
      if (!isRefusal(failure) || !isWrongProof(failure, withCode)) throw failure;
      refusal = failure;
    }
  }
}
