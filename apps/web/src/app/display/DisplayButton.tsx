import { displayMenu } from '@platform/messages/displayMenu';
import { IconButton, type IconButtonProps } from '@platform/ui';
import { Languages } from 'lucide-react';

/** Button of the language and colour menu, also shown as a placeholder while the menu's code loads. */
export const DisplayButton = (props: Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton {...props} label={displayMenu.label}>
    <Languages aria-hidden />
  </IconButton>
);
