'use client';

import {
  differenceOf,
  OperatorError,
  type BrandHistory,
  type Publication,
} from '@platform/tokens/browser';
import { useEffect, useState } from 'react';
import { AlertDialog, Button, ButtonLink, Notice, Text, TextField } from '@platform/ui';
import { toBase64, toBytes } from '../foundations/bytes';
import { DifferenceDialog, type Compared, type Shown } from './DifferenceDialog';
import { rename, type Draft } from './draft';
import { HistoryLines, publicationText, waitingText } from './HistoryLines';
import { countFindings } from './inspect';
import { timeOf } from './moments';
import {
  historyOf,
  mayDo,
  refusalOf,
  servedText,
  sourceOf,
  unservedText,
  type StudioOperator,
} from './operate';
import { PublishDialog } from './PublishDialog';
import * as styles from './PublishPanel.css';
import { OutcomeNotice, type Outcome } from './OutcomeNotice';
import type { StudioDesk } from './useStudio';
import { VersionLines } from './VersionLines';

type OpenDialog = 'publish' | 'rollback' | 'off' | 'difference';

export interface BrandOnServerProps {
  desk: StudioDesk;
  operator: StudioOperator;
  shown: Shown;
}

/**
 * Offers only the actions for which the person has a role. Use the brand's id as `key`, because
 * the state belongs to one brand.
 */
export function BrandOnServer({ desk, operator, shown }: BrandOnServerProps) {
  const { draft, report, sources } = desk;
  const { id } = draft;
  const [history, setHistory] = useState<BrandHistory>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  // Stays set on closing, because the dialogs show `chosen` and `compared` while they fade out.
  const [chosen, setChosen] = useState(0);
  const [compared, setCompared] = useState<Compared>();
  const close = () => setOpenDialog(undefined);

  useEffect(() => {
    let isGone = false;
    void historyOf(operator, id).then(setHistory, (error: unknown) => {
      if (!isGone) setOutcome(refusalOf(error));
    });
    return () => {
      isGone = true;
    };
  }, [operator, id]);

  /** Runs an action on the server and shows its outcome. Resolves to true on success. */
  async function attempt(work: () => Promise<Outcome | undefined>): Promise<boolean> {
    setBusy(true);
    try {
      setOutcome(await work());
      return true;
    } catch (error) {
      setOutcome(refusalOf(error));
      return false;
    } finally {
      // Also reloads the history after a rejection, because another person's action may be the reason.
      await historyOf(operator, id)
        .then(setHistory, (error: unknown) => {
          // Shows a failed reload only if no history was ever loaded.
          if (!history) setOutcome(refusalOf(error));
        })
        .finally(() => setBusy(false));
    }
  }

  if (!history) {
    return (
      <div className={styles.panel}>
        {outcome ? (
          <OutcomeNotice {...outcome} />
        ) : (
          <Text role="status">Asking the server ...</Text>
        )}
        {outcome && (
          <Button
            tone="neutral"
            disabled={busy}
            onClick={() => void attempt(async () => undefined)}
          >
            Try again
          </Button>
        )}
      </div>
    );
  }

  const { number: served, publications, waiting = [], approval = false } = history;
  const planned = publications.filter(({ state }) => state === 'planned');
  const others = publications.filter(({ state }) => state !== 'planned');
  const findings = countFindings(report);
  const mayDraft = mayDo(history, 'brand.draft');
  const mayRollBack = mayDo(history, 'brand.rollback');

  const keep = () =>
    attempt(async () => {
      const files = Object.fromEntries(
        [...draft.files].map(([name, bytes]) => [name, toBase64(bytes)]),
      );
      const kept = await operator.draft(id, { files, note });
      const { number, isNew, problems } = kept;
      setNote('');
      const isLost = !isNew && note !== '' && note !== kept.note;
      const text = [
        `${isNew ? 'This is now' : 'This is already'} version ${number}.`,
        ...(isLost ? ['Your note was not saved, because versions never change.'] : []),
      ].join(' ');
      const state = kept.served ? 'Visitors see it now.' : 'Visitors do not see it yet.';
      return problems.length === 0
        ? { tone: 'success', text: `${text} ${state}` }
        : { tone: 'warning', text: `${text} You can share it, but not publish it:`, problems };
    });
  const share = (number: number) =>
    attempt(async () => {
      const { address, expires_at } = await operator.preview(id, { number });
      const text = `Anyone who has the link sees version ${number} until ${timeOf(expires_at)}.`;
      return { tone: 'success', text, address };
    });
  const publish = async (number: number, at: Date | undefined, over: Outcome['over']) => {
    const isDone = await attempt(async () => {
      const moment = at?.toISOString();
      const done = await operator.publish(id, { number, at: moment, over, note: '' });
      if ('request' in done) {
        const text = `Version ${number} waits until another person approves it.`;
        return { tone: 'info', text };
      }
      const when = at ? ` from ${timeOf(done.serves_from)} on` : '';
      return { tone: 'success', text: `Version ${number} is served${when}.` };
    });
    // Keeps the dialog open after a rejection, so that the input can be corrected.
    if (isDone) close();
  };
  const cancel = (at?: string) =>
    attempt(async () => {
      await operator.cancel(id, { at });
      const text =
        at === undefined
          ? 'The planned publications are cancelled.'
          : `The publication planned for ${timeOf(at)} is cancelled.`;
      return { tone: 'success', text };
    });
  const cancelOne = ({ serves_from: at }: Publication) => (
    <Button
      tone="neutral"
      disabled={busy}
      aria-label={`Cancel the publication planned for ${timeOf(at)}`}
      onClick={() => void cancel(at)}
    >
      Cancel
    </Button>
  );
  /**
   * @param off true to take the brand offline if there is no earlier version; by default, a dialog
   * asks first
   */
  const rollBack = async (off?: true) => {
    let isLast = false;
    await attempt(async () => {
      try {
        const request = { note: '', ...(off && { off }) };
        const { number, served: isServed } = await operator.rollBack(id, request);
        return isServed === false
          ? { tone: 'warning', text: unservedText(id, number) }
          : { tone: 'success', text: `${id} is served from ${sourceOf(number)} again.` };
      } catch (error) {
        isLast = error instanceof OperatorError && error.code === 'NOTHING_BEFORE';
        if (isLast) return undefined;
        throw error;
      }
    });
    if (isLast) ask('off');
    else close();
  };
  const filesOf = async (which: number | 'served') => {
    const { number, files } = await operator.files(id, which);
    const decoded = Object.entries(files).map(([name, text]) => [name, toBytes(text)] as const);
    const folder: Draft = { id, path: `${id} ${which}`, files: new Map(decoded) };
    return { folder, name: sourceOf(number) };
  };
  /** Compares a version with the served one. Without a number, compares the draft instead. */
  const compare = async (number?: number) => {
    const isDone = await attempt(async () => {
      const before = await filesOf('served');
      const after =
        number === undefined ? { folder: draft, name: 'your draft' } : await filesOf(number);
      setCompared({
        from: { ...before, name: `${before.name}, which is served` },
        to: after,
        difference: differenceOf(before.folder, after.folder, sources),
      });
      return undefined;
    });
    if (isDone) setOpenDialog('difference');
  };

  const open = (number: number) =>
    attempt(async () => {
      const { folder } = await filesOf(number);
      desk.begin(rename(folder, id));
      return { tone: 'success', text: `Version ${number} is open. Undo returns to your draft.` };
    });
  const compareOne = (number: number) => (
    <Button
      tone="neutral"
      disabled={busy}
      aria-label={`Compare version ${number}, which waits, with the served version`}
      onClick={() => void compare(number)}
    >
      Compare
    </Button>
  );

  const ask = (what: OpenDialog) => {
    setOutcome(undefined);
    setOpenDialog(what);
  };

  return (
    <div className={styles.panel}>
      <Text>{servedText(id, history)}.</Text>
      {approval && (
        <Text size="s" tone="muted">
          Another person approves each publication.
        </Text>
      )}
      {outcome && openDialog !== 'publish' && <OutcomeNotice {...outcome} />}
      {waiting.length > 0 && (
        <HistoryLines
          title="Waiting for approval"
          lines={waiting.map((row) => ({
            text: waitingText(row),
            action: (
              <span className={styles.lineActions}>
                {row.number !== null && compareOne(row.number)}
                <ButtonLink tone="neutral" href="/staff" target="_blank">
                  {row.is_own ? 'Withdraw' : 'Approve or decline'}
                </ButtonLink>
              </span>
            ),
          }))}
        />
      )}
      {planned.length > 0 && (
        <HistoryLines
          title="Planned publications"
          lines={planned.map((row) => ({
            text: publicationText(row),
            action: mayRollBack && planned.length > 1 && cancelOne(row),
          }))}
        >
          {mayRollBack && (
            <Button tone="neutral" disabled={busy} onClick={() => void cancel()}>
              Cancel {planned.length > 1 ? 'all planned publications' : 'the planned publication'}
            </Button>
          )}
        </HistoryLines>
      )}
      {mayDraft && findings > 0 && (
        <Notice tone="warning">
          The checks find {findings} to fix. You can share a version of this, but not publish it.
        </Notice>
      )}
      {mayDraft && (
        <TextField
          label="Note about your changes"
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <div className={styles.actions}>
        {mayDraft && (
          <Button disabled={busy} onClick={() => void keep()}>
            Save as a version
          </Button>
        )}
        <Button tone="neutral" disabled={busy} onClick={() => void compare()}>
          Show differences
        </Button>
        {mayRollBack && served !== null && (
          <Button tone="neutral" disabled={busy} onClick={() => ask('rollback')}>
            Roll back
          </Button>
        )}
      </div>
      <VersionLines
        history={history}
        disabled={busy}
        onShare={(number) => void share(number)}
        onCompare={(number) => void compare(number)}
        onOpen={(number) => void open(number)}
        onPublish={(number) => {
          setChosen(number);
          ask('publish');
        }}
      />
      {others.length > 0 && (
        <HistoryLines
          title="Publications"
          lines={others.map((row) => ({ text: publicationText(row) }))}
        />
      )}
      <PublishDialog
        open={openDialog === 'publish'}
        id={id}
        number={chosen}
        approval={approval}
        refused={outcome?.tone === 'danger' ? outcome : undefined}
        pending={busy}
        onClose={close}
        onPublish={(at, over) => void publish(chosen, at, over)}
      />
      <DifferenceDialog
        id={id}
        open={openDialog === 'difference'}
        compared={compared}
        foundation={sources.foundation}
        shown={shown}
        onClose={close}
      />
      <AlertDialog
        open={openDialog === 'rollback'}
        onClose={close}
        title={`Roll ${id} back?`}
        description="Visitors get the previous version at their next page. Planned publications are cancelled."
        confirmLabel="Roll back"
        pending={busy}
        onConfirm={() => void rollBack()}
      />
      <AlertDialog
        open={openDialog === 'off'}
        onClose={close}
        title={`Take ${id} off the site?`}
        description={`There is no previous version of ${id}, and the server has no folder of it. Its addresses will show the default brand until you publish a version again.`}
        confirmLabel="Take off the site"
        pending={busy}
        onConfirm={() => void rollBack(true)}
      />
    </div>
  );
}
