import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import * as styles from './MemberNode.css';
import { tree } from './TeamTree.css';

const CARD = (
  <div className={styles.card}>
    <Skeleton shape="circle" className={styles.skeletonIcon} />
    <span className={styles.identity}>
      <Skeleton />
    </span>
  </div>
);

export function TreeSkeleton() {
  return (
    <div aria-hidden className={tree}>
      <div data-place="root" className={styles.node}>
        {CARD}
        <div className={styles.group}>
          {[1, 2, 3].map((place) => (
            <div key={place} data-place="below" className={styles.node}>
              {CARD}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
