'use client';

import type { LatestResult } from '@platform/rules/models';
import type { Color, Size, WingoBet } from '@platform/rules/wingo';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { skeleton } from './FieldButton.css';
import { FieldChips, StakedName } from './FieldChips';
import { stakesOnField, type BoardStakes } from './fieldStakes';
import { WinningField } from './WinningField';

export interface FieldButtonProps {
  field: Color | Size;
  bet: WingoBet;
  blocked: boolean;
  drawn: LatestResult | undefined;
  stakes: BoardStakes;
  onPick: () => void;
  className: string;
  slotProps: SlotProps<'button'> | undefined;
  /** Name and returns of the field. */
  children: ReactNode;
}

/** Field of the board: a button, or a skeleton of the same size and name while betting is closed. */
export function FieldButton(props: FieldButtonProps) {
  const { field, className, children } = props;
  const onField = stakesOnField(props.bet, props.stakes);
  return (
    <WinningField drawn={props.drawn} bet={field}>
      {props.blocked ? (
        <Skeleton shape="block" className={skeleton}>
          {children}
        </Skeleton>
      ) : (
        <Button
          size="large"
          data-bet={field}
          {...mergeProps<ComponentProps<'button'>>(
            { className, onClick: props.onPick },
            props.slotProps,
          )}
        >
          {children}
          <StakedName stakes={onField} />
        </Button>
      )}
      <FieldChips stakes={onField} />
    </WinningField>
  );
}
