import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { IconButton, type IconButtonProps } from './IconButton';

interface IconButtonSlotProps extends IconButtonProps {
  slotProps: SlotProps<'button'> | undefined;
}

export const IconButtonSlot = ({ slotProps, ...own }: IconButtonSlotProps) => (
  <IconButton {...mergeProps<IconButtonProps>(own, slotProps)} />
);
