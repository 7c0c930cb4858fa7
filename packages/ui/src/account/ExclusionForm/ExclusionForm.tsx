'use client';

import { exclusionForm } from '@platform/messages/exclusionForm';
import {
  BREAK_LENGTHS,
  breakEnd,
  EXCLUSION_LENGTHS,
  type BreakKind,
  type BreakLength,
  type ExclusionLength,
} from '@platform/rules/funds';
import type { PlayBreak } from '@platform/rules/models';
import { useState } from 'react';
import { DateTime } from '../../data/DateTime/DateTime';
import { mergeProps, type PartProps } from '../../internal/mergeProps';
import { systemClock, type Clock } from '../../internal/seams';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { Checkbox, type CheckboxProps } from '../../primitives/Checkbox/Checkbox';
import { RadioGroup, type RadioGroupProps } from '../../primitives/RadioGroup/RadioGroup';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';

export type { PlayBreak };

export interface ExclusionDraft {
  /** `null` until the player chooses a length. */
  length: BreakLength | ExclusionLength | null;
  /** True once the player has confirmed that the break cannot end early. */
  understood: boolean;
}

export interface ExclusionFormSlots extends FormSlots {
  length?: PartProps<RadioGroupProps<string>> | undefined;
  understood?: PartProps<CheckboxProps> | undefined;
}

export interface ExclusionFormProps extends DraftFormProps<ExclusionDraft, ExclusionFormSlots> {
  /**
   * Lengths to choose from: those of a break, or those of a self-exclusion.
   * @default 'break'
   */
  kind?: BreakKind;
  /**
   * Current break, which only a longer one can replace; `null` if there is none.
   * @default null
   */
  current?: PlayBreak | null;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof exclusionForm>>;
}

const LENGTHS = { break: BREAK_LENGTHS, exclusion: EXCLUSION_LENGTHS };

/**
 * Form to begin or extend a break or a self-exclusion. It shows the end before the player confirms,
 * because nothing ends a break early.
 *
 * **When not to use it:** to limit stakes or losses, use `PlayLimits`.
 *
 * **Do:** Let players begin a break as easily as they place a bet.
 *
 * **Don't:** Persuade players to choose a shorter break.
 *
 * | Key | Action |
 * | --- | --- |
 * | Arrows | on a length: selects the previous or next one |
 * | Space | on the confirmation: checks or unchecks it |
 * | Enter | sends the form |
 */
export function ExclusionForm({
  onSubmit,
  pending = false,
  error,
  errors,
  kind = 'break',
  current = null,
  now = systemClock,
  texts,
  problems,
  slotProps,
  ...rest
}: ExclusionFormProps) {
  const text = useTexts(exclusionForm, texts);
  // Time when the form opened, so that the displayed end does not change while the player reads it.
  const [begunAt] = useState(now);
  const choices = LENGTHS[kind].map((length) => {
    const end = breakEnd(length, begunAt) ?? Infinity;
    return { length, isLonger: current === null || end > (current.endsAt ?? Infinity) };
  });
  const find = ({ length, understood }: ExclusionDraft): Problems<ExclusionDraft> => ({
    ...(length === null && { length: text.missing }),
    ...(!understood && { understood: text.unconfirmed }),
  });
  const { draft, change, problemOf, form } = useDraft<ExclusionDraft>({
    initial: { length: null, understood: false },
    problems: problems ?? find,
    errors,
    pending,
    slotProps,
    onSubmit,
  });
  const end = draft.length && breakEnd(draft.length, begunAt);
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-kind={kind}
      error={error}
      submit={current ? text.lengthen : text.submit({ kind })}
      pending={pending}
      pendingText={text.pending}
    >
      <RadioGroup
        {...mergeProps<RadioGroupProps<string>>(
          {
            label: text.length,
            look: 'cards',
            required: true,
            options: choices.map(({ length, isLonger }) => ({
              value: length,
              label: text.option({ length }),
              disabled: !isLonger,
            })),
            value: draft.length,
            error: problemOf('length'),
            onValueChange: (value) => {
              const chosen = choices.find(({ length }) => length === value);
              if (chosen) change('length', chosen.length);
            },
          },
          slotProps?.length,
        )}
      />
      <div aria-live="polite">
        {draft.length !== null && (
          <Text>
            {end === null ? text.forever : rich(text.until, { time: <DateTime value={end} /> })}
          </Text>
        )}
      </div>
      <Checkbox
        {...mergeProps<CheckboxProps>(
          {
            name: 'understood',
            label: text.understood,
            required: true,
            checked: draft.understood,
            error: problemOf('understood'),
            onCheckedChange: (understood) => change('understood', understood),
          },
          slotProps?.understood,
        )}
      />
    </Form>
  );
}
