'use client';

import { plinkoGame } from '@platform/messages/plinkoGame';
import { RISKS, ROWS, type PlinkoRisk } from '@platform/rules/plinko';
import { mergeProps, type PartProps } from '../../internal/mergeProps';
import { Select, type SelectProps } from '../../primitives/Select/Select';
import { useTexts, type TextsOf } from '../../theme/Messages';
import type { PlinkoSettings } from './types';

const ROW_OPTIONS = ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

export interface PlinkoGameSlots {
  /** Difficulty select. */
  risk?: PartProps<SelectProps<PlinkoRisk>> | undefined;
  /** Row count select. */
  rows?: PartProps<SelectProps<string>> | undefined;
}

export interface PlinkoFieldsProps {
  settings: PlinkoSettings;
  onSettingsChange: (settings: PlinkoSettings) => void;
  /** True while the board must not change. */
  disabled: boolean;
  slotProps: PlinkoGameSlots | undefined;
  texts?: Partial<TextsOf<typeof plinkoGame>> | undefined;
}

export function PlinkoFields(props: PlinkoFieldsProps) {
  const { settings, onSettingsChange, disabled, slotProps, texts } = props;
  const text = useTexts(plinkoGame, texts);
  return (
    <>
      <Select
        {...mergeProps<SelectProps<PlinkoRisk>>(
          {
            label: text.risk,
            options: RISKS.map((risk) => ({ value: risk, label: text[risk] })),
            value: settings.risk,
            onValueChange: (risk) => onSettingsChange({ ...settings, risk }),
            disabled,
          },
          slotProps?.risk,
        )}
      />
      <Select
        {...mergeProps<SelectProps<string>>(
          {
            label: text.rows,
            options: ROW_OPTIONS,
            value: String(settings.rows),
            onValueChange: (chosen) => {
              const rows = ROWS.find((count) => String(count) === chosen);
              if (rows) onSettingsChange({ ...settings, rows });
            },
            disabled,
          },
          slotProps?.rows,
        )}
      />
    </>
  );
}
