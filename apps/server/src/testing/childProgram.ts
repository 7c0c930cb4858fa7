import { setTimeout as delay } from 'node:timers/promises';
import { HANDOVER, runChild } from '../start/child';
import { Children } from '../start/children';

export interface Orders {
  /** True if the child fails instead of starting. */
  isBroken?: boolean;
  secret?: string;
}

const report = () =>
  runChild<Orders>(async (orders) => {
    if (orders.isBroken) throw new Error('broken');
    return {
      report: { orders, environment: process.env },
      stop: async () => undefined,
    };
  });

async function startChild(module: string): Promise<void> {
  const children = new Children({ log: () => undefined });
  await children.start({ name: 'draw', module, handover: {} });
  console.log(children.pidOf('draw'));
  await delay(600_000);
}

const [, program = '', , flag] = process.argv;
await (flag === HANDOVER ? report() : startChild(program));
