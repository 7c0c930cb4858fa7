'use client';

import { limitField } from '@platform/messages/limitField';
import { LARGEST_LIMIT, limitProblem } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { Amount } from '../../data/Amount/Amount';
import { mergeProps, type PartProps, type SlotProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField';
import { parseAmount, textOfAmount } from '../../primitives/AmountField/amountText';
import { Button, type ButtonProps } from '../../primitives/Button/Button';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './LimitField.css';

export interface LimitDraft {
  /** Limit as decimal text. */
  amount: string;
}

export interface LimitFieldSlots extends FormSlots {
  amount?: PartProps<AmountFieldProps> | undefined;
  /** Button that fills in an amount. */
  preset?: ((amount: MicroUsdt) => SlotProps<'button'> | undefined) | undefined;
  /** Button that asks to remove the limit. */
  remove?: SlotProps<'button'> | undefined;
}

export interface LimitFieldProps extends DraftFormProps<LimitDraft, LimitFieldSlots> {
  /**
   * Current limit in micro-USDT; `null` if there is none.
   * @default null
   */
  current?: MicroUsdt | null;
  /**
   * Amounts that a button fills in, in micro-USDT.
   * @default 50, 100, 250 and 500 USDT
   */
  presets?: readonly MicroUsdt[];
  /** Called when the player asks to remove the limit. Without it, there is no button. */
  onRemove?: (() => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof limitField>>;
}

const PRESETS: readonly MicroUsdt[] = [50_000_000n, 100_000_000n, 250_000_000n, 500_000_000n];
const DECIMALS = 2;

const textOf = (amount: MicroUsdt) =>
  textOfAmount(amount, { currency: 'USDT', scale: 6, decimals: DECIMALS });

function effectOf(amount: MicroUsdt | undefined, current: MicroUsdt | null) {
  if (amount === undefined || current === null) return 'set';
  return amount > current ? 'raise' : amount < current ? 'lower' : 'keep';
}

/**
 * Form for one limit of a player, in a `Dialog` that names it. While the player types, the form
 * says when the new limit applies.
 *
 * **When not to use it:** for a stake, use a `BetAmount`.
 *
 * **Do:** Offer small amounts first.
 *
 * **Don't:** Suggest the maximum amount.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | in the field: sends the form |
 * | Enter, Space | on an amount: fills it in |
 */
export function LimitField({
  onSubmit,
  pending = false,
  error,
  errors,
  current = null,
  presets = PRESETS,
  onRemove,
  texts,
  problems,
  slotProps,
  ...rest
}: LimitFieldProps) {
  const text = useTexts(limitField, texts);
  const find = ({ amount }: LimitDraft): Problems<LimitDraft> => {
    const typed = parseAmount(amount);
    if (typed === undefined) return { amount: text.missing };
    if (typed > LARGEST_LIMIT) return { amount: text.tooLarge };
    const problem = limitProblem(typed);
    return problem === undefined ? {} : { amount: problem };
  };
  const { draft, change, form, control } = useDraft<LimitDraft>({
    initial: { amount: current === null ? '' : textOf(current) },
    problems: problems ?? find,
    errors,
    pending,
    slotProps,
    onSubmit,
  });
  const amount = parseAmount(draft.amount);
  const effect = effectOf(amount, current);
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-effect={effect}
      error={error}
      submit={text[effect]}
      pending={pending}
      pendingText={text.pending}
      footer={
        onRemove && (
          <Button
            tone="quiet"
            wide
            {...mergeProps<ButtonProps>(
              { disabled: pending, onClick: onRemove },
              slotProps?.remove,
            )}
          >
            {text.remove}
          </Button>
        )
      }
    >
      <AmountField
        {...control('amount', { label: text.amount, required: true, decimals: DECIMALS })}
      />
      <div role="group" aria-label={text.presets} className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={String(preset)}
            {...mergeProps<ButtonProps>(
              {
                tone: 'neutral',
                className: styles.preset,
                'aria-pressed': preset === amount,
                onClick: () => change('amount', textOf(preset)),
              },
              slotProps?.preset?.(preset),
            )}
          >
            <Amount value={preset} decimals={0} />
          </Button>
        ))}
      </div>
      <Text size="s" tone="muted" aria-live="polite">
        {effect === 'raise' ? text.later : text.atOnce}
      </Text>
    </Form>
  );
}
