import { CONTRAST_PAIRS, type ContrastPair } from '@platform/tokens/contrast';
import * as styles from './foundations.css';
import { contrastOf } from './measure';
import { colorAt } from './tokens';
import { useMeasured } from './useMeasured';

function MeasuredPair({ front, back, least }: ContrastPair) {
  const [ref, ratio] = useMeasured<HTMLSpanElement, number>(contrastOf, 0);
  const isText = least === 4.5;
  const colors = { color: colorAt(front), background: colorAt(back) };
  return (
    <div
      className={styles.pair}
      data-contrast={ratio >= least ? 'enough' : 'too-little'}
      style={isText ? colors : { background: colors.background }}
    >
      {/* Puts the name next to the sample, because a focus ring or border contains no text. */}
      <span ref={ref} className={isText ? undefined : styles.ring} style={colors}>
        {isText && `${front} on ${back}`}
      </span>
      {!isText && <span>{`${front} on ${back}`}</span>}
      <span className={styles.ratio}>{`${ratio.toFixed(2)} of ${least}`}</span>
    </div>
  );
}

export const Contrasts = () => (
  <div className={styles.list}>
    {CONTRAST_PAIRS.map((pair) => (
      <MeasuredPair key={`${pair.front} ${pair.back}`} {...pair} />
    ))}
  </div>
);
