import type { MicroUsdt } from '../money';

/** A browser in which the member is signed in. */
export interface MemberSession {
  readonly id: string;
  readonly browser: string;
  readonly platform: string;
  /** Where it is thought to be; `null` when unknown. */
  readonly place: string | null;
  readonly ipAddress: string;
  /** Epoch ms. */
  readonly lastUsedAt: number;
  /** Whether it is this one. */
  readonly current: boolean;
}

/** What an authenticator app needs to know. */
export interface TwoFactorSecret {
  /** Base32, to be typed. */
  readonly secret: string;
  /** The same and more as an `otpauth:` address, to be drawn as a QR code. */
  readonly url: string;
  /** Until when it can be confirmed, epoch ms by this machine's clock; `null` when that is not known. */
  readonly expiresAt: number | null;
}

/** Something that happened to the member's account. */
export interface SecurityEvent {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** One of `SECURITY_EVENTS`, or one that only a newer server knows. */
  readonly event: string;
  /** Where it was done; `null` for what the platform did. */
  readonly from: Pick<MemberSession, 'browser' | 'platform' | 'place' | 'ipAddress'> | null;
  /** The amount of a payment; `null` where there is none. */
  readonly amount: MicroUsdt | null;
  /** The wallet's address that it is about; `null` where there is none. */
  readonly wallet: string | null;
  /** How many more attempts were refused since the one before. */
  readonly refused: number;
}
