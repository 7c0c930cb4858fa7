import { displayMenu } from '@platform/messages/displayMenu';
import { IconButton, type IconButtonProps } from '@platform/ui';
import { Languages } from 'lucide-react';

/** What opens the menu of languages and colours; it keeps its place while its code is on the way. */
export const DisplayButton = (props: Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton {...props} label={displayMenu.label}>
    <Languages aria-hidden />
  </IconButton>
);
