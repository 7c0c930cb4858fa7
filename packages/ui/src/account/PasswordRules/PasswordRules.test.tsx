import { passwordRules } from '@platform/messages/every/passwordRules';
import { PASSWORD_RULES } from '@platform/rules/fields';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { PasswordRules } from './PasswordRules';

describeConformance('PasswordRules', {
  render: (props) => <PasswordRules password="secret" {...props} />,
  root: HTMLDivElement,
});

const met = (password: string) => {
  const { getAllByRole, unmount } = renderUi(<PasswordRules password={password} />);
  const holds = getAllByRole('listitem').map(({ dataset }) => dataset['state'] === 'met');
  unmount();
  return holds;
};

test('[REG-03] checks off each rule individually', () => {
  expect(met('')).toEqual([false, false, false]);
  expect(met('sevench')).toEqual([false, false, false]);
  expect(met('eightchr')).toEqual([true, false, false]);
  expect(met('A')).toEqual([false, true, false]);
  expect(met('Ünder')).toEqual([false, true, false]);
  expect(met('1')).toEqual([false, false, true]);
});

test("[REG-03] says 'Password meets all requirements' once all rules are met", () => {
  const { getByRole } = renderUi(<PasswordRules password="Secret123" />);
  expect(getByRole('status')).toHaveTextContent('Password meets all requirements');
});

test("[REG-03] does not say 'Password meets all requirements' before all rules are met", () => {
  const { getByRole } = renderUi(<PasswordRules password="secret123" />);
  expect(getByRole('status')).not.toHaveTextContent('Password meets all requirements');
});

test("shows the platform's rules in the user's language, and custom rules unchanged", () => {
  const rules = [...PASSWORD_RULES, { text: 'No spaces', holds: () => true }];
  const { getAllByRole } = renderUi(
    <MessagesProvider messages={{ passwordRules: passwordRules.es }}>
      <PasswordRules password="" rules={rules} />
    </MessagesProvider>,
  );
  const [length, upperCase, digit, other] = getAllByRole('listitem');
  expect(length).toHaveTextContent('Al menos 8 caracteres');
  expect(upperCase).toHaveTextContent('Una letra mayúscula');
  expect(digit).toHaveTextContent('Al menos 1 dígito');
  expect(other).toHaveTextContent('No spaces');
});
