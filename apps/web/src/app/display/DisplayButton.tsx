import { displayMenu } from '@platform/messages/displayMenu';
import { IconButton, type IconButtonProps } from '@platform/ui';
import { Languages } from 'lucide-react';

export const DisplayButton = (props: Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton {...props} label={displayMenu.label}>
    <Languages aria-hidden />
  </IconButton>
);
