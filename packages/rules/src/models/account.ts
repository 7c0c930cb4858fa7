import type { MicroUsdt } from '../money';

/** Signed-in member. */
export interface Member {
  readonly id: string;
  /** User name, shown as UserID. */
  readonly code: string;
  readonly name: string;
}

/** Account of a member. */
export interface Profile extends Member {
  readonly email: string;
  /** True once the member has opened the link in the confirmation mail. */
  readonly emailConfirmed: boolean;
  readonly mobile: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly rank: string;
  readonly packageAmount: MicroUsdt;
  /** `null` until the member sets one. */
  readonly walletAddress: string | null;
  /** For display only, never for permissions. */
  readonly role: string;
  /** Display currency, by ISO 4217 code; empty for none. Absent if the server does not store it. */
  readonly displayCurrency?: string | undefined;
  /**
   * True if the member hides their name in public lists. Absent if the server has no such lists.
   */
  readonly nameHidden?: boolean | undefined;
}

/** Input of a sign-in. */
export interface Credentials {
  /** E-mail address or user name. */
  readonly code: string;
  readonly password: string;
  /**
   * Code of the authenticator app.
   * @default undefined: not requested yet
   */
  readonly otp?: string | undefined;
}

/** Input of a registration. */
export interface Registration {
  /** Code of the member who invited them. Empty without an invitation. */
  readonly sponsorCode: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** Phone number with the country's calling code: '+919876543210'. */
  readonly phone: string;
}

/** Browser in which the member is signed in. */
export interface MemberSession {
  readonly id: string;
  readonly browser: string;
  readonly platform: string;
  /** Estimated location; `null` if unknown. */
  readonly place: string | null;
  readonly ipAddress: string;
  /** Epoch ms. */
  readonly lastUsedAt: number;
  /** True for the session of this browser. */
  readonly current: boolean;
}

/** Secret for an authenticator app. */
export interface TwoFactorSecret {
  /** Base32, for manual entry. */
  readonly secret: string;
  /** `otpauth:` address with the secret, for a QR code. */
  readonly url: string;
  /** Time until which it can be confirmed, epoch ms on this device's clock; `null` if unknown. */
  readonly expiresAt: number | null;
}

/** Event in the security log of an account. */
export interface SecurityEvent {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** One of `SECURITY_EVENTS`, or an event that only a newer server knows. */
  readonly event: string;
  /** Origin of the action; `null` for actions of the platform. */
  readonly from: Pick<MemberSession, 'browser' | 'platform' | 'place' | 'ipAddress'> | null;
  /** Amount of a payment; `null` for other events. */
  readonly amount: MicroUsdt | null;
  /** Address of the wallet that the event is about; `null` for other events. */
  readonly wallet: string | null;
  /** Number of further refused attempts since the previous one. */
  readonly refused: number;
}
