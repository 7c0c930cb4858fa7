'use client';

import { cssColour, type ColourValue, type Scheme } from '@platform/tokens/browser';
import { useId } from 'react';
import { Badge, Heading, VisuallyHidden } from '@platform/ui';
import { DensityKnob } from './DensityKnob';
import * as styles from './TokenGroupSection.css';
import { TokenEditor } from './TokenEditor';
import { shortValue } from './tokenText';
import type { TokenGroup, TokenView } from './tokenViews';
import type { StudioDesk } from './useStudio';

export interface TokenGroupSectionProps {
  group: TokenGroup;
  desk: StudioDesk;
  scheme: Scheme;
  /** Path of the token whose editor is open, which may be in another group. */
  open: string | undefined;
  onOpen: (path: string | undefined) => void;
}

const nameIn = ({ path }: TokenView, { id }: TokenGroup) => path.slice(id.length + 1);

interface TokenButtonProps {
  token: TokenView;
  name: string;
  isOpen: boolean;
  editorId: string;
  onPress: () => void;
  /** Name of the ramp, such as `Accent`, for its swatches. */
  ramp: string | undefined;
}

function TokenButton({ token, name, isOpen, editorId, onPress, ramp }: TokenButtonProps) {
  const { type, value, changed, own } = token;
  const isColour = type === 'color';
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? editorId : undefined}
      data-changed={changed || undefined}
      data-own={own || undefined}
      // Shows the name as a tooltip, because it does not fit on a swatch.
      title={ramp && `${ramp} ${name}`}
      onClick={onPress}
      className={ramp ? styles.step : styles.row}
    >
      {isColour && (
        <span
          aria-hidden
          className={styles.swatch}
          style={{ background: cssColour(value as ColourValue) }}
        />
      )}
      <span className={styles.tokenName}>
        {ramp && <VisuallyHidden>{`${ramp} `}</VisuallyHidden>}
        <span>{name}</span>
      </span>
      {!ramp && <span className={styles.tokenValue}>{shortValue(token)}</span>}
      {changed && <span className={styles.changed}>changed</span>}
    </button>
  );
}

/** Group of tokens. A ramp appears as swatches, other tokens as rows. */
export function TokenGroupSection({ group, desk, scheme, open, onOpen }: TokenGroupSectionProps) {
  const editorId = useId();
  const isRamp = group.id.startsWith('palette.');
  const edited = group.tokens.find(({ path }) => path === open);
  const changes = group.tokens.filter(({ changed }) => changed).length;
  const editor = edited && (
    <div id={editorId} className={styles.editor}>
      <TokenEditor key={edited.path + scheme} token={edited} desk={desk} scheme={scheme} />
    </div>
  );
  return (
    <section className={styles.group} aria-label={group.title}>
      <div className={styles.groupTitle}>
        <Heading level={2} size="s">
          {group.title}
        </Heading>
        {changes > 0 && <Badge tone="accent">{changes} changed</Badge>}
      </div>
      {group.id === 'space' && <DensityKnob desk={desk} />}
      <ul className={isRamp ? styles.ramp : styles.rows}>
        {group.tokens.map((token) => (
          <li key={token.path}>
            <TokenButton
              token={token}
              name={nameIn(token, group)}
              ramp={isRamp ? group.title.replace(' ramp', '') : undefined}
              isOpen={token.path === open}
              editorId={editorId}
              onPress={() => onOpen(token.path === open ? undefined : token.path)}
            />
            {!isRamp && token === edited && editor}
          </li>
        ))}
      </ul>
      {isRamp && editor}
    </section>
  );
}
