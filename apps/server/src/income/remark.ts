import { incomeRemarks } from '@platform/messages/incomeRemarks';

type Texts = typeof incomeRemarks;
type Code = Exclude<keyof Texts, '$namespace' | 'won'>;

/** Reason for an income: a code with arguments for clients, and the text in English. */
export interface Remark {
  code: Code;
  params: Readonly<Record<string, string | number>>;
  text: string;
}

export function remarkOf<One extends Code>(code: One, params: Parameters<Texts[One]>[0]): Remark {
  const text = incomeRemarks[code] as (args: typeof params) => string;
  return { code, params, text: text(params) };
}
