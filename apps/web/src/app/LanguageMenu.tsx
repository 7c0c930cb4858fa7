import { language } from '@platform/messages/language';
import { languageMenu } from '@platform/messages/languageMenu';
import { IconButton, Menu, MenuItem } from '@platform/ui';
import { Check, Languages } from 'lucide-react';
import { chooseLanguage, languageChoices } from './languages';

/** Chooses the language, in the header. A brand with one language has no choice to offer. */
export function LanguageMenu() {
  if (languageChoices.length < 2) return null;
  return (
    <Menu
      aria-label={languageMenu.label}
      trigger={
        <IconButton label={languageMenu.label}>
          <Languages aria-hidden />
        </IconButton>
      }
    >
      {languageChoices.map(({ tag, name }) => (
        <MenuItem
          key={tag}
          lang={tag}
          aria-current={tag === language || undefined}
          icon={tag === language && <Check aria-hidden />}
          onSelect={() => chooseLanguage(tag)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
