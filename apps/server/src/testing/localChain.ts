import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';

type Hex = `0x${string}`;

/** The mnemonic that anvil funds accounts of; worth nothing anywhere else. */
const MNEMONIC = 'test test test test test test test test test test test junk';

/** Owns all tokens, and pays deposits. */
const OWNER = mnemonicToAccount(MNEMONIC, { addressIndex: 0 });
/** The platform's wallet that pays withdrawals. */
export const HOT_WALLET = mnemonicToAccount(MNEMONIC, { addressIndex: 1 });

const hex = (bytes: Uint8Array | null): Hex => `0x${Buffer.from(bytes ?? []).toString('hex')}`;
export const HOT_WALLET_KEY = hex(HOT_WALLET.getHdKey().privateKey);
/** The wallet that takes over when the key is changed. */
export const NEXT_WALLET = mnemonicToAccount(MNEMONIC, { addressIndex: 2 });
export const NEXT_WALLET_KEY = hex(NEXT_WALLET.getHdKey().privateKey);

/** The number of the chain. */
export const CHAIN_ID = 31_337;

/** The member's deposit key: its children belong to another account of the same mnemonic. */
export const DEPOSIT_PATH = "m/44'/60'/1'/0" as const;
export const DEPOSIT_XPUB = mnemonicToAccount(MNEMONIC, { path: DEPOSIT_PATH }).getHdKey()
  .publicExtendedKey;
/** The deposit key that takes over when it is changed. */
export const NEXT_DEPOSIT_PATH = "m/44'/60'/2'/0" as const;
export const NEXT_DEPOSIT_XPUB = mnemonicToAccount(MNEMONIC, {
  path: NEXT_DEPOSIT_PATH,
}).getHdKey().publicExtendedKey;
/** The address that a standard wallet shows at this place below a deposit key. */
export const walletAddressAt = (
  index: number,
  path: typeof DEPOSIT_PATH | typeof NEXT_DEPOSIT_PATH = DEPOSIT_PATH,
): Hex => mnemonicToAccount(MNEMONIC, { path: `${path}/${index}` }).address;

const UNIT = 10n ** 18n;
const ABI = [
  ...erc20Abi,
  ...parseAbi([
    'function transferMany(address[] to, uint256 value)',
    'function refuse(address recipient)',
    'constructor(uint256 supply)',
  ]),
];

/** The bytecode of token/TestToken.sol beside it, compiled once. */
const { bytecode } = JSON.parse(
  readFileSync(new URL('./token/TestToken.bytecode.json', import.meta.url), 'utf8'),
) as { bytecode: Hex };

function anvilBinary(): string {
  const { resolve } = createRequire(import.meta.url);
  // The platform's package is a dependency of the wrapper, so it is found from there.
  const wrapper = createRequire(realpathSync(resolve('@foundry-rs/anvil/package.json')));
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  return wrapper.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`);
}

const clientOf = (url: string) =>
  createTestClient({
    mode: 'anvil',
    account: OWNER,
    transport: http(url),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);

/** A chain of the Ethereum kind on this machine, with an ERC-20 token of 18 decimals. */
export class LocalChain {
  private constructor(
    readonly url: string,
    readonly client: ReturnType<typeof clientOf>,
    readonly token: Hex,
    /** Ends the process. */
    readonly stop: () => Promise<void>,
  ) {}

  /** Starts a chain whose hot wallet has this many tokens. */
  static async start(hotWalletTokens = 10_000n): Promise<LocalChain> {
    const child = spawn(anvilBinary(), ['--port', '0', '--host', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stop = async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    };
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (output.includes('Listening on')) break;
    }
    const address = /Listening on (\S+)/.exec(output)?.[1];
    if (address === undefined) throw new Error(`The local chain did not start: ${output}`);
    const client = clientOf(`http://${address}`);
    const hash = await client.deployContract({
      abi: ABI,
      bytecode,
      args: [UNIT * 10n ** 9n],
      chain: null,
    });
    const { contractAddress } = await client.waitForTransactionReceipt({ hash });
    if (!contractAddress) throw new Error('The token was not deployed.');
    const chain = new LocalChain(`http://${address}`, client, contractAddress, stop);
    if (hotWalletTokens > 0n) await chain.pay(HOT_WALLET.address, hotWalletTokens * UNIT);
    return chain;
  }

  /** Pays so many of the token's smallest unit; answers the transaction's hash once it is mined. */
  pay(to: Hex, value: bigint): Promise<Hex> {
    return this.#call('transfer', [to, value]);
  }

  /** Pays as `pay` does, out of the hot wallet. */
  payFromHotWallet(to: Hex, value: bigint): Promise<Hex> {
    return this.#call('transfer', [to, value], HOT_WALLET);
  }

  /** Sends what the hot wallet signs, with a number of its own choosing; answers the hash. */
  async sendFromHotWallet(transaction: {
    nonce: number;
    to: Hex;
    value?: bigint;
    data?: Hex;
  }): Promise<Hex> {
    const { maxFeePerGas, maxPriorityFeePerGas } = await this.client.estimateFeesPerGas();
    return this.client.sendTransaction({
      ...transaction,
      account: HOT_WALLET,
      chain: null,
      gas: 200_000n,
      // Four times what is asked, so that it takes the place of another one.
      maxFeePerGas: maxFeePerGas * 8n,
      maxPriorityFeePerGas: maxPriorityFeePerGas * 8n,
    });
  }

  /** What a transfer of the token is as call data. */
  transferData(to: Hex, value: bigint): Hex {
    return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] });
  }

  /** From now on transactions wait until blocks are mined, or are mined as they come. */
  automine(on: boolean): Promise<void> {
    return this.client.setAutomine(on);
  }

  /** A transaction as it was signed. */
  signed(hash: Hex): Promise<Hex> {
    return this.client.request({
      method: 'eth_getRawTransactionByHash' as never,
      params: [hash] as never,
    });
  }

  /** Pays many in one transaction. */
  payMany(to: readonly Hex[], value: bigint): Promise<Hex> {
    return this.#call('transferMany', [to, value]);
  }

  /** From now on the token takes no transfer to this address. */
  refuse(recipient: Hex): Promise<Hex> {
    return this.#call('refuse', [recipient]);
  }

  /** Adds empty blocks. */
  mine(blocks: number): Promise<void> {
    return this.client.mine({ blocks });
  }

  /**
   * Replaces the newest blocks by others.
   *
   * @param transactions what the new blocks hold instead of nothing: signed, each with the place of
   *   its block among them
   */
  async reorganise(depth: number, transactions: readonly [Hex, number][] = []): Promise<void> {
    await this.client.request({
      method: 'anvil_reorg' as never,
      params: [depth, transactions] as never,
    });
  }

  balanceOf(owner: Hex): Promise<bigint> {
    return this.client.readContract({
      address: this.token,
      abi: ABI,
      functionName: 'balanceOf',
      args: [owner],
    }) as Promise<bigint>;
  }

  async #call(functionName: string, args: readonly unknown[], account = OWNER): Promise<Hex> {
    const hash = await this.client.writeContract({
      address: this.token,
      abi: ABI,
      functionName,
      args,
      account,
      chain: null,
    } as never);
    await this.client.waitForTransactionReceipt({ hash });
    return hash;
  }
}
