import { colorSchemes } from '@platform/messages/colorSchemes';
import { displayMenu } from '@platform/messages/displayMenu';
import { language } from '@platform/messages/language';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
} from '@platform/ui';
import { Check } from 'lucide-react';
import { DisplayButton } from './DisplayButton';
import { chooseLanguage, languageChoices } from './languages';
import { SCHEMES, useScheme } from './scheme';

const Choice = ({ chosen, ...rest }: MenuItemProps & { chosen: boolean }) => (
  <MenuItem
    {...rest}
    aria-current={chosen || undefined}
    icon={<Check aria-hidden visibility={chosen ? 'visible' : 'hidden'} />}
  />
);

export function DisplayMenu({ defaultOpen = false }: Pick<MenuProps, 'defaultOpen'>) {
  const [scheme, chooseScheme] = useScheme();
  return (
    <Menu defaultOpen={defaultOpen} aria-label={displayMenu.label} trigger={<DisplayButton />}>
      {languageChoices.length > 1 && (
        <>
          <MenuGroup label={displayMenu.language}>
            {languageChoices.map(({ tag, name }) => (
              <Choice
                key={tag}
                lang={tag}
                chosen={tag === language}
                onSelect={() => chooseLanguage(tag)}
              >
                {name}
              </Choice>
            ))}
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <MenuGroup label={colorSchemes.label}>
        {SCHEMES.map((choice) => (
          <Choice key={choice} chosen={choice === scheme} onSelect={() => chooseScheme(choice)}>
            {colorSchemes[choice]}
          </Choice>
        ))}
      </MenuGroup>
    </Menu>
  );
}
