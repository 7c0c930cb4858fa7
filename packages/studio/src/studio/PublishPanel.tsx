'use client';

import {
  OperatorError,
  type BrandHistory,
  type Operator,
  type Publication,
  type ServerAccess,
  type Version,
} from '@platform/tokens/browser';
import { useState, type ReactNode } from 'react';
import {
  AlertDialog,
  Button,
  Form,
  Heading,
  Notice,
  PasswordField,
  Text,
  TextField,
  useDraft,
} from '@platform/ui';
import { toBase64 } from '../foundations/bytes';
import { countFindings } from './inspect';
import { timeOf } from './moments';
import { PublishDialog } from './PublishDialog';
import * as styles from './PublishPanel.css';
import { SaidNotice, type Said } from './SaidNotice';
import type { StudioDesk } from './useStudio';

/** Reaches a server with what it asks for. */
export type Operate = (
  access: ServerAccess,
) => Pick<Operator, 'history' | 'draft' | 'publish' | 'rollBack' | 'cancel' | 'preview'>;

export interface PublishPanelProps {
  desk: StudioDesk;
  operate: Operate;
}

interface Login extends ServerAccess {
  author: string;
}

const sourceOf = (number: number | null) => (number === null ? 'its folder' : `version ${number}`);

const STATES = {
  served: 'served since',
  planned: 'planned for',
  past: 'served from',
  cancelled: 'taken back, was planned for',
} as const satisfies Record<Publication['state'], string>;

function ConnectForm({ onConnect }: { onConnect: (login: Login) => Promise<void> }) {
  const { text, form } = useDraft<Login>({
    initial: { address: 'http://localhost:4000', token: '', author: '' },
    problems: ({ address, token, author }) => ({
      ...(!/^https?:\/\/\S+$/.test(address) && {
        address: 'Write it as https://play.example.com.',
      }),
      ...(token === '' && { token: 'The server prints it when it starts.' }),
      ...(author.trim() === '' && { author: 'It is recorded with what you do.' }),
    }),
    onSubmit: ({ address, token, author }) => {
      void onConnect({ address: address.replace(/\/$/, ''), token, author: author.trim() });
    },
  });
  return (
    <Form draft={form} submit="Connect">
      <TextField label="Address of the server" autoComplete="off" {...text('address')} />
      <PasswordField label="Token of the server" autoComplete="off" {...text('token')} />
      <TextField label="Your name" autoComplete="name" {...text('author')} />
    </Form>
  );
}

const versionText = ({ number, author, made_at, note }: Version) =>
  `Version ${number}, ${timeOf(made_at)}, ${author}${note === '' ? '' : `: ${note}`}`;

const publicationText = ({ number, state, serves_from, author, rollback }: Publication) =>
  `${number === null ? 'The folder' : `Version ${number}`}, ${STATES[state]} ${timeOf(serves_from)}, ${author}${rollback ? ', rolling back' : ''}`;

interface Line {
  text: string;
  /** What stands beside it. */
  action?: ReactNode;
}

/** What a server remembers, the newest first. */
function Lines({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly Line[];
  children?: ReactNode;
}) {
  return (
    <section aria-label={title} className={styles.lines}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      <ul className={styles.list}>
        {lines.map(({ text, action }, index) => (
          // Two may read the same: one that was taken back, and planned again.
          <li key={`${text} ${index}`} className={styles.line}>
            {text}
            {action}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What is asked once more, because visitors see it. */
type Asked = 'publish' | 'rollback';

/** Keeps the draft as a version on a running server, shares it, publishes it, and takes it back. */
export function PublishPanel({ desk, operate }: PublishPanelProps) {
  const { draft, report } = desk;
  const { id } = draft;
  const [login, setLogin] = useState<Login>();
  const [history, setHistory] = useState<BrandHistory>();
  const [said, setSaid] = useState<Said>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  const historyOf = (access: ServerAccess): Promise<BrandHistory> =>
    operate(access)
      .history(id)
      .catch((error: unknown) => {
        // A brand that the server does not know yet has no history.
        if (error instanceof OperatorError && error.message.startsWith('There is no brand')) {
          return { number: null, versions: [], publications: [] };
        }
        throw error;
      });

  /** Does something, and says what became of it. */
  async function attempt(access: Login, work: () => Promise<Said | undefined>): Promise<void> {
    setBusy(true);
    try {
      setSaid(await work());
      setHistory(await historyOf(access));
      setLogin(access);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      setSaid({ tone: 'danger', text: error.message, problems: error.problems });
      // What was chosen there can be corrected.
      setAsked((what) => (what === 'publish' ? what : undefined));
      return;
    } finally {
      setBusy(false);
    }
    setAsked(undefined);
  }

  if (!login) {
    return (
      <div className={styles.panel}>
        <Text>
          A running server keeps versions of a brand, shows them to those who have a link, and
          publishes them.
        </Text>
        {said && <SaidNotice {...said} />}
        <ConnectForm onConnect={(access) => attempt(access, async () => undefined)} />
      </div>
    );
  }

  const operator = operate(login);
  const { author } = login;
  const newest = history?.versions[0];
  const planned = history?.publications.filter(({ state }) => state === 'planned') ?? [];
  const others = history?.publications.filter(({ state }) => state !== 'planned') ?? [];
  const findings = countFindings(report);

  const keep = () =>
    attempt(login, async () => {
      const files = Object.fromEntries(
        [...draft.files].map(([name, bytes]) => [name, toBase64(bytes)]),
      );
      const { number, isNew, problems } = await operator.draft(id, { files, author, note });
      setNote('');
      const text = `${isNew ? 'This is now' : 'This is already'} version ${number}.`;
      return problems.length === 0
        ? { tone: 'success', text: `${text} No one is served it yet.` }
        : { tone: 'warning', text: `${text} It can be shared, and not be published:`, problems };
    });
  const share = (number: number) =>
    attempt(login, async () => {
      const { address, expires_at } = await operator.preview(id, { number, author });
      const text = `Anyone who has the link sees version ${number} until ${timeOf(expires_at)}.`;
      return { tone: 'success', text, address };
    });
  const publish = (number: number, at: Date | undefined) =>
    attempt(login, async () => {
      const moment = at?.toISOString();
      const done = await operator.publish(id, { number, at: moment, author, note: '' });
      const when = at ? ` from ${timeOf(done.serves_from)} on` : '';
      return { tone: 'success', text: `Version ${number} is served${when}.` };
    });
  const cancel = (at?: string) =>
    attempt(login, async () => {
      await operator.cancel(id, { at, author });
      const moment = at === undefined ? '' : ` for ${timeOf(at)}`;
      return { tone: 'success', text: `What was planned${moment} is taken back.` };
    });
  /** Takes back one of several. */
  const cancelOne = ({ serves_from: at }: Publication) => (
    <Button
      tone="neutral"
      disabled={busy}
      aria-label={`Take back what is planned for ${timeOf(at)}`}
      onClick={() => void cancel(at)}
    >
      Take back
    </Button>
  );
  const rollBack = () =>
    attempt(login, async () => {
      const { number } = await operator.rollBack(id, { author, note: '' });
      return { tone: 'success', text: `${id} is served from ${sourceOf(number)} again.` };
    });

  const ask = (what: Asked) => {
    setSaid(undefined);
    setAsked(what);
  };

  return (
    <div className={styles.panel}>
      <Text>
        {id} is served from {sourceOf(history?.number ?? null)} at {login.address}.
      </Text>
      {said && asked !== 'publish' && <SaidNotice {...said} />}
      {planned.length > 0 && (
        <Lines
          title="What is planned"
          lines={planned.map((row) => ({
            text: publicationText(row),
            action: planned.length > 1 && cancelOne(row),
          }))}
        >
          <Button tone="neutral" disabled={busy} onClick={() => void cancel()}>
            Take back {planned.length > 1 ? 'all that is' : 'what is'} planned
          </Button>
        </Lines>
      )}
      {findings > 0 && (
        <Notice tone="warning">
          The checks find {findings} to fix. A version of this can be shared, and not be published.
        </Notice>
      )}
      <TextField
        label="What is different, for the record"
        value={note}
        maxLength={300}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={busy} onClick={() => void keep()}>
          Keep as a version
        </Button>
        {newest && (
          <>
            <Button tone="neutral" disabled={busy} onClick={() => void share(newest.number)}>
              Share version {newest.number}
            </Button>
            <Button tone="neutral" disabled={busy} onClick={() => ask('publish')}>
              Publish version {newest.number}
            </Button>
          </>
        )}
        {history && history.number !== null && (
          <Button tone="neutral" disabled={busy} onClick={() => ask('rollback')}>
            Roll back
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <Lines
          title="What was published"
          lines={others.map((row) => ({ text: publicationText(row) }))}
        />
      )}
      {history && history.versions.length > 0 && (
        <Lines
          title="Versions"
          lines={history.versions.map((row) => ({ text: versionText(row) }))}
        />
      )}
      {newest && (
        <PublishDialog
          open={asked === 'publish'}
          id={id}
          number={newest.number}
          refused={said?.tone === 'danger' ? said : undefined}
          pending={busy}
          onClose={() => setAsked(undefined)}
          onPublish={(at) => void publish(newest.number, at)}
        />
      )}
      <AlertDialog
        open={asked === 'rollback'}
        onClose={() => setAsked(undefined)}
        title={`Roll ${id} back?`}
        description="Every visitor is served what was served before, at their next page. What is planned is taken back."
        confirmLabel="Roll back"
        pending={busy}
        onConfirm={() => void rollBack()}
      />
    </div>
  );
}
