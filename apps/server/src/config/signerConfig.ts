import {
  ConfigError,
  postgresTls,
  postgresUrl,
  readSetting,
  setting,
  SETTINGS,
  webTls,
  type Setting,
} from './config';
import { matching, usdt, webAddress } from './readers';

export const SIGNER_SETTINGS = {
  DATABASE_SIGNER_URL: setting({
    description:
      'Database of the servers, with a login that has only the role platform_signer. Required.',
    fallback: 'none',
    read: postgresUrl,
    tls: postgresTls,
  }),
  SIGNER_KEY_FILE: setting({
    description:
      'Path of a file with the private key of the wallet that pays withdrawals, in hex. Only the signer may read it.',
    fallback: 'none; SIGNER_KEY_URL',
    read: (text) => text,
  }),
  SIGNER_KEY_URL: setting({
    description:
      'JSON-RPC address of a service that has the key and signs with eth_signTransaction, such as Web3Signer in front of a KMS.',
    fallback: 'none; SIGNER_KEY_FILE',
    read: webAddress('http://127.0.0.1:9000'),
    tls: webTls,
  }),
  SIGNER_WALLET: setting({
    description: 'Address of the wallet whose key is at SIGNER_KEY_URL.',
    fallback: 'none; required with SIGNER_KEY_URL',
    read: matching(/^0x[0-9a-fA-F]{40}$/, '0x and 40 hex digits'),
  }),
  SIGNER_HOUR_LIMIT: setting({
    description: 'Maximum sum of the payments that all signers sign within an hour, in USDT.',
    fallback: '20000',
    read: usdt('20000', '1000000000'),
  }),
  SIGNER_DAY_LIMIT: setting({
    description: 'Maximum sum of the payments that all signers sign within 24 hours, in USDT.',
    fallback: '100000',
    read: usdt('100000', '1000000000'),
  }),
} satisfies Record<string, Setting>;

const SHARED = {
  EVM_NETWORKS: SETTINGS.EVM_NETWORKS,
  WITHDRAW_WAIT_HOURS: SETTINGS.WITHDRAW_WAIT_HOURS,
  LOG_LEVEL: SETTINGS.LOG_LEVEL,
  PRIVATE_HOSTS: SETTINGS.PRIVATE_HOSTS,
} as const;

const ALL = { ...SIGNER_SETTINGS, ...SHARED };

type All = typeof ALL;

type Read = { readonly [Name in keyof All]: ReturnType<All[Name]['read']> };

export type SignerConfig = Read & {
  DATABASE_SIGNER_URL: string;
  EVM_NETWORKS: NonNullable<Read['EVM_NETWORKS']>;
};

export function readSignerConfig(
  environment: Readonly<Record<string, string | undefined>>,
): SignerConfig {
  const entries = Object.entries<Setting>(ALL).map(([name, each]) => [
    name,
    readSetting(name, each, environment),
  ]);
  const { DATABASE_SIGNER_URL, EVM_NETWORKS, ...rest } = Object.fromEntries(entries) as Read;
  if (DATABASE_SIGNER_URL === undefined) {
    throw new ConfigError(
      'DATABASE_SIGNER_URL: the signer needs the address of the database, with the login server_signer ' +
        'from deploy/roles.sql.',
    );
  }
  if (EVM_NETWORKS === undefined) {
    throw new ConfigError('EVM_NETWORKS: the signer needs the same networks as the servers.');
  }
  return { ...rest, DATABASE_SIGNER_URL, EVM_NETWORKS };
}

export const DEFAULT_LIMITS = {
  hour: SIGNER_SETTINGS.SIGNER_HOUR_LIMIT.read(undefined),
  day: SIGNER_SETTINGS.SIGNER_DAY_LIMIT.read(undefined),
};
