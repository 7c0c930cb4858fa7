import type { MicroUsdt } from '../money';

/** Signed-in member. */
export interface Member {
  readonly id: string;
  /** User name, shown as UserID. */
  readonly code: string;
  readonly name: string;
}

export interface Profile extends Member {
  readonly email: string;
  /** True once the member has opened the link in the confirmation email. */
  readonly emailConfirmed: boolean;
  readonly mobile: string;
  /** Registration time, epoch ms. */
  readonly joinedAt: number;
  readonly rank: string;
  /** Locker balance. */
  readonly lockedAmount: MicroUsdt;
  /** Wallet address; `null` until the member sets one. */
  readonly walletAddress: string | null;
  /** Role, for display only and never for permissions. */
  readonly role: string;
  /** ISO 4217 code; empty for none. Absent if the server does not store it. */
  readonly displayCurrency?: string | undefined;
  /** True if public lists hide the member's name. Absent if the server has no such lists. */
  readonly nameHidden?: boolean | undefined;
}

export interface Credentials {
  /** Email address or user name. */
  readonly code: string;
  readonly password: string;
  /**
   * Authenticator app code.
   * @default undefined: not requested yet
   */
  readonly otp?: string | undefined;
}

export interface Registration {
  /** Sponsor code; empty without an invitation. */
  readonly sponsorCode: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** Phone number with calling code: '+919876543210'. */
  readonly phone: string;
}

/** Session in one browser. */
export interface MemberSession {
  readonly id: string;
  readonly browser: string;
  readonly platform: string;
  /** Estimated location; `null` if unknown. */
  readonly place: string | null;
  readonly ipAddress: string;
  /** Time of the last use, epoch ms. */
  readonly lastUsedAt: number;
  /** True for the session of this browser. */
  readonly current: boolean;
}

export interface TwoFactorSecret {
  /** Secret in Base32, for manual entry. */
  readonly secret: string;
  /** `otpauth:` URL for a QR code. */
  readonly url: string;
  /** Deadline for confirming the secret, epoch ms on this device's clock; `null` if unknown. */
  readonly expiresAt: number | null;
}

/** Event in an account's security log. */
export interface SecurityEvent {
  readonly id: string;
  /** Time of the event, epoch ms. */
  readonly at: number;
  /** Kind of the event: one of `SECURITY_EVENTS`, or one known only to a newer server. */
  readonly event: string;
  /** Origin of the action; `null` if the platform acted. */
  readonly from: Pick<MemberSession, 'browser' | 'platform' | 'place' | 'ipAddress'> | null;
  /** Amount of a payment; `null` for other events. */
  readonly amount: MicroUsdt | null;
  /** Wallet address concerned; `null` for other events. */
  readonly wallet: string | null;
  /** Number of refused attempts since the previous event, not including this one. */
  readonly refused: number;
}
