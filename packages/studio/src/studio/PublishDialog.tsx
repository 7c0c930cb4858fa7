'use client';

import { useRef, type RefObject } from 'react';
import { AlertDialog, DatePicker, Form, RadioGroup, Text, TextField, useDraft } from '@platform/ui';
import { sourceOf } from './operate';
import { momentAt, timeOf, zoneName } from './moments';
import * as styles from './PublishDialog.css';
import { OutcomeNotice, type Outcome } from './OutcomeNotice';

interface When {
  when: 'now' | 'later';
  /** Day, such as `2026-12-01`. */
  day: string | null;
  /** Time of day, such as `09:30`. */
  time: string;
}

interface WhenFormProps {
  form: RefObject<HTMLFormElement | null>;
  pending: boolean;
  onPublish: (at: Date | undefined) => void;
}

function WhenForm({ form: element, pending, onPublish }: WhenFormProps) {
  const { draft, text, control, form } = useDraft<When>({
    initial: { when: 'now', day: null, time: '' },
    pending,
    problems: ({ when, day, time }) =>
      when === 'now'
        ? {}
        : {
            ...(day === null && { day: 'Choose the day.' }),
            ...(momentAt('2026-01-01', time) === undefined && {
              time: 'Enter a time such as 09:30.',
            }),
          },
    onSubmit: ({ when, day, time }) => onPublish(when === 'now' ? undefined : momentAt(day, time)),
  });
  const moment = momentAt(draft.day, draft.time);
  return (
    <Form ref={element} draft={form}>
      <RadioGroup
        label="When"
        look="cards"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Later' },
        ]}
        {...control('when')}
      />
      {draft.when === 'later' && (
        <>
          <div className={styles.moment}>
            <DatePicker label="Day" {...control('day')} />
            <TextField label="Time" type="time" {...text('time')} />
          </div>
          <Text size="s" tone="muted" aria-live="polite">
            {moment ? `Served from ${timeOf(moment)} on.` : `In your time zone, ${zoneName()}.`}
          </Text>
        </>
      )}
    </Form>
  );
}

export interface PublishDialogProps {
  open: boolean;
  id: string;
  number: number;
  /** True if another person has to approve the publication. */
  approval: boolean;
  refused: Outcome | undefined;
  pending: boolean;
  onClose: () => void;
  /**
   * Called with the time of publication, or undefined for now. The second argument is the served
   * version to overwrite, even if it is not the base of the published one.
   */
  onPublish: (at: Date | undefined, over: Outcome['over']) => void;
}

/**
 * Dialog that publishes a version now or at a chosen time. From that time on, all visitors see the
 * version.
 */
export function PublishDialog({
  open,
  id,
  number,
  approval,
  refused,
  pending,
  onClose,
  onPublish,
}: PublishDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const over = refused?.over;
  const label = approval ? 'Request publication' : 'Publish';
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={`Publish version ${number} of ${id}?`}
      description={
        approval
          ? 'Another person has to approve it first. Visitors then see it at their next page.'
          : 'Visitors see it at their next page. A rollback takes less than a second.'
      }
      size="medium"
      confirmLabel={over === undefined ? label : `${label} over ${sourceOf(over)}`}
      tone="accent"
      pending={pending}
      onConfirm={() => form.current?.requestSubmit()}
    >
      {refused && <OutcomeNotice {...refused} />}
      <WhenForm form={form} pending={pending} onPublish={(at) => onPublish(at, over)} />
    </AlertDialog>
  );
}
