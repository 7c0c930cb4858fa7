import { CONTRAST_PAIRS, type ContrastPair } from '@platform/tokens/contrast';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './foundations.css';
import { contrastOf } from './measure';
import { colorAt } from './tokens';

/** A pair as it stands in the components, and the contrast it has here. */
function MeasuredPair({ front, back, least }: ContrastPair) {
  const ref = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (ref.current) setRatio(contrastOf(ref.current));
  }, []);
  return (
    <div
      ref={ref}
      className={styles.pair}
      data-contrast={ratio >= least ? 'enough' : 'too-little'}
      style={{ color: colorAt(front), background: colorAt(back) }}
    >
      <span>
        {front} on {back}
      </span>
      <span className={styles.ratio}>
        {ratio.toFixed(2)} of {least}
      </span>
    </div>
  );
}

/** Every pair of colours that meet in the components, measured on this page. */
export const Contrasts = () => (
  <div className={styles.list}>
    {CONTRAST_PAIRS.map((pair) => (
      <MeasuredPair key={`${pair.front} ${pair.back}`} {...pair} />
    ))}
  </div>
);
