'use client';

import { passwordRules } from '@platform/messages/passwordRules';
import { PASSWORD_RULES, SHORTEST_PASSWORD, type PasswordRule } from '@platform/rules/fields';
import { Circle, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './PasswordRules.css';

export interface PasswordRulesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Password as typed so far. */
  password: string;
  /**
   * Password rules.
   * @default PASSWORD_RULES from `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof passwordRules>>;
}

/**
 * List of password rules that checks off each rule while the user types.
 *
 * **When not to use it:** on sign-in, where the rules would help attackers guess.
 *
 * **Do:** Show the rules below the field from the start.
 *
 * **Don't:** Show the rules only after submission.
 */
export function PasswordRules({
  password,
  rules = PASSWORD_RULES,
  texts,
  className,
  ...rest
}: PasswordRulesProps) {
  const text = useTexts(passwordRules, texts);
  const textOf = (rule: PasswordRule) => {
    if ('text' in rule) return rule.text;
    return rule.code === 'length' ? text.length({ shortest: SHORTEST_PASSWORD }) : text[rule.code];
  };
  const met = rules.every((rule) => rule.holds(password));
  return (
    <div
      {...rest}
      data-state={met ? 'met' : 'unmet'}
      className={classNames(styles.root, className)}
    >
      <p role="status" className={styles.title}>
        {met ? text.met : text.title}
      </p>
      <ul className={styles.list}>
        {rules.map((rule) => {
          const holds = rule.holds(password);
          const Icon = holds ? CircleCheck : Circle;
          return (
            <li key={textOf(rule)} data-state={holds ? 'met' : 'unmet'} className={styles.rule}>
              <Icon aria-hidden className={styles.icon} />
              <span>{textOf(rule)}</span>
              {holds && <VisuallyHidden>{` ${text.done}`}</VisuallyHidden>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
