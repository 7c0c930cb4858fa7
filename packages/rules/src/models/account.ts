import type { MicroUsdt } from '../money';

/** The member who is signed in. */
export interface Member {
  readonly id: string;
  /** The user name, shown as UserID. */
  readonly code: string;
  readonly name: string;
}

/** What a member's account says of them. */
export interface Profile extends Member {
  readonly email: string;
  /** Whether the member has opened the link in the mail to it. */
  readonly emailConfirmed: boolean;
  readonly mobile: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly rank: string;
  readonly packageAmount: MicroUsdt;
  /** `null` until the member sets one. */
  readonly walletAddress: string | null;
  /** Shown, never used for permissions. */
  readonly role: string;
  /**
   * The currency that the member sees amounts in beside USDT, by its ISO 4217 code; empty for none. A
   * server may keep no such choice.
   */
  readonly displayCurrency?: string | undefined;
  /** Whether the member hides their name in public lists. A server may have no such lists. */
  readonly nameHidden?: boolean | undefined;
}

/** What a member signs in with. */
export interface Credentials {
  /** The email address or user name. */
  readonly code: string;
  readonly password: string;
  /**
   * The code of the authenticator app.
   * @default undefined: it was not asked for yet
   */
  readonly otp?: string | undefined;
}

/** What a new member registers with. */
export interface Registration {
  /** The code of the member who invited them; empty without one. */
  readonly sponsorCode: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** With the country's calling code: '+919876543210'. */
  readonly phone: string;
}

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
