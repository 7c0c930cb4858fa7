import { language } from '@platform/messages/language';
import { languageMenu } from '@platform/messages/languageMenu';
import { Menu, MenuItem, type MenuProps } from '@platform/ui';
import { Check } from 'lucide-react';
import { LanguageButton } from './LanguageButton';
import { chooseLanguage, languageChoices } from './languages';

/** Chooses the language, in the header. */
export function LanguageMenu({ defaultOpen = false }: Pick<MenuProps, 'defaultOpen'>) {
  return (
    <Menu defaultOpen={defaultOpen} aria-label={languageMenu.label} trigger={<LanguageButton />}>
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
