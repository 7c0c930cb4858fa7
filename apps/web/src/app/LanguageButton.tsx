import { languageMenu } from '@platform/messages/languageMenu';
import { IconButton, type IconButtonProps } from '@platform/ui';
import { Languages } from 'lucide-react';

/** What opens the menu of languages; it keeps the menu's place while its code is on the way. */
export const LanguageButton = (props: Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton {...props} label={languageMenu.label}>
    <Languages aria-hidden />
  </IconButton>
);
