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
import { PATIENCE } from './database';

type Hex = `0x${string}`;

/** Mnemonic of the accounts that anvil funds; worthless on other chains. */
const MNEMONIC = 'test test test test test test test test test test test junk';

/** Owner of all tokens, which pays the deposits. */
const OWNER = mnemonicToAccount(MNEMONIC, { addressIndex: 0 });
/** Platform wallet that pays withdrawals. */
export const HOT_WALLET = mnemonicToAccount(MNEMONIC, { addressIndex: 1 });

const hex = (bytes: Uint8Array | null): Hex => `0x${Buffer.from(bytes ?? []).toString('hex')}`;
export const HOT_WALLET_KEY = hex(HOT_WALLET.getHdKey().privateKey);
export const NEXT_WALLET = mnemonicToAccount(MNEMONIC, { addressIndex: 2 });
export const NEXT_WALLET_KEY = hex(NEXT_WALLET.getHdKey().privateKey);

export const CHAIN_ID = 31_337;

/** Derivation path of the deposit key, in a separate account of the mnemonic. */
export const DEPOSIT_PATH = "m/44'/60'/1'/0" as const;
export const DEPOSIT_XPUB = mnemonicToAccount(MNEMONIC, { path: DEPOSIT_PATH }).getHdKey()
  .publicExtendedKey;
export const NEXT_DEPOSIT_PATH = "m/44'/60'/2'/0" as const;
export const NEXT_DEPOSIT_XPUB = mnemonicToAccount(MNEMONIC, {
  path: NEXT_DEPOSIT_PATH,
}).getHdKey().publicExtendedKey;
/** Returns the address that a standard wallet shows at this index below a deposit key. */
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

/** Bytecode of token/TestToken.sol, compiled once. */
const { bytecode } = JSON.parse(
  readFileSync(new URL('./token/TestToken.bytecode.json', import.meta.url), 'utf8'),
) as { bytecode: Hex };

function anvilBinary(): string {
  const { resolve } = createRequire(import.meta.url);
  // The wrapper depends on the package for this operating system, so resolve that package from the wrapper.
  const wrapper = createRequire(realpathSync(resolve('@foundry-rs/anvil/package.json')));
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  return wrapper.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`);
}

/**
 * Option to wait for a receipt without looking for a replacement. While the library looks for one,
 * it drops new blocks. A chain that mines once per transaction has no further block.
 */
const MINED_ONCE = { checkReplacement: false } as const;

const clientOf = (url: string) =>
  createTestClient({
    mode: 'anvil',
    account: OWNER,
    // A busy machine may delay the chain.
    transport: http(url, { timeout: PATIENCE.connectMs }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);

/** Local Ethereum-compatible chain with an ERC-20 token of 18 decimals. */
export class LocalChain {
  private constructor(
    readonly url: string,
    readonly client: ReturnType<typeof clientOf>,
    readonly token: Hex,
    readonly stop: () => Promise<void>,
  ) {}

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
    const { contractAddress } = await client.waitForTransactionReceipt({ ...MINED_ONCE, hash });
    if (!contractAddress) throw new Error('The token was not deployed.');
    const chain = new LocalChain(`http://${address}`, client, contractAddress, stop);
    if (hotWalletTokens > 0n) await chain.pay(HOT_WALLET.address, hotWalletTokens * UNIT);
    return chain;
  }

  /** Pays an amount in the token's smallest unit. Returns the hash of the mined transaction. */
  pay(to: Hex, value: bigint): Promise<Hex> {
    return this.#call('transfer', [to, value]);
  }

  payFromHotWallet(to: Hex, value: bigint): Promise<Hex> {
    return this.#call('transfer', [to, value], HOT_WALLET);
  }

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
      // At least four times a payment's fee, so that this transaction replaces the payment.
      maxFeePerGas: maxFeePerGas * 8n,
      maxPriorityFeePerGas: maxPriorityFeePerGas * 8n,
    });
  }

  transferData(to: Hex, value: bigint): Hex {
    return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] });
  }

  /** Turns automatic mining on or off. While it is off, transactions wait for `mine`. */
  automine(on: boolean): Promise<void> {
    return this.client.setAutomine(on);
  }

  signed(hash: Hex): Promise<Hex> {
    return this.client.request({
      method: 'eth_getRawTransactionByHash' as never,
      params: [hash] as never,
    });
  }

  payMany(to: readonly Hex[], value: bigint): Promise<Hex> {
    return this.#call('transferMany', [to, value]);
  }

  refuse(recipient: Hex): Promise<Hex> {
    return this.#call('refuse', [recipient]);
  }

  mine(blocks: number): Promise<void> {
    return this.client.mine({ blocks });
  }

  /**
   * Replaces the newest blocks.
   *
   * @param transactions signed transactions of the new blocks, each with the index of its block.
   * @default none
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
    await this.client.waitForTransactionReceipt({ ...MINED_ONCE, hash });
    return hash;
  }
}
