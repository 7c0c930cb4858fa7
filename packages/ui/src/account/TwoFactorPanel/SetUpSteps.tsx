import type { twoFactorPanel } from '@platform/messages/twoFactorPanel';
import type { TwoFactorSecret } from '@platform/rules/models';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { DateTime } from '../../data/DateTime/DateTime';
import { QrCode } from '../../data/QrCode/QrCode';
import { rich } from '../../theme/rich';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import { inFours } from './twoFactor';
import * as styles from './TwoFactorPanel.css';

interface SetUpStepsProps {
  secret: TwoFactorSecret | undefined;
  enableHref: string;
  texts: TextsOf<typeof twoFactorPanel>;
}

export function SetUpSteps({ secret, enableHref, texts }: SetUpStepsProps) {
  return (
    <ol aria-label={texts.steps} className={styles.steps}>
      <li className={styles.step}>
        <Heading level={3} size="m">
          {texts.install}
        </Heading>
        <Text tone="muted">{texts.installLead}</Text>
      </li>
      <li className={styles.step}>
        <Heading level={3} size="m">
          {texts.scan}
        </Heading>
        <Text tone="muted">{texts.scanLead}</Text>
        <div className={styles.secret}>
          {secret ? (
            <QrCode text={secret.url} label={texts.qrCode} className={styles.code} />
          ) : (
            <Skeleton shape="block" className={styles.codeSkeleton} />
          )}
          <div className={styles.key}>
            <Text size="s" tone="muted">
              {texts.secret}
            </Text>
            <div className={styles.keyRow}>
              {secret ? (
                <>
                  <span translate="no" className={styles.groups}>
                    {inFours(secret.secret).map((group, index) => (
                      <span key={index}>{group}</span>
                    ))}
                  </span>
                  <CopyButton text={secret.secret} label={texts.copy} />
                </>
              ) : (
                <Skeleton />
              )}
            </div>
            <Text size="s" tone="muted">
              {texts.keep}
            </Text>
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <Heading level={3} size="m">
          {texts.confirm}
        </Heading>
        <Text tone="muted">{texts.confirmLead}</Text>
        {secret?.expiresAt !== null && (
          <Text tone="muted">
            {secret ? (
              rich(texts.expires, { time: <DateTime value={secret.expiresAt} /> })
            ) : (
              <Skeleton />
            )}
          </Text>
        )}
        <ButtonLink href={enableHref} className={styles.enable}>
          {texts.enable}
        </ButtonLink>
      </li>
    </ol>
  );
}
