import type { Article } from './data';
import { Live, withCopyButtons } from './Island';
import * as styles from './site.css';

export const ArticlePage = ({ article }: { article: Article }) => (
  <>
    <h1>{article.title}</h1>
    <p className={styles.lead}>{article.description}</p>
    {article.recipe && (
      <div className={styles.stage}>
        <Live file={`recipes/${article.recipe}`} />
      </div>
    )}
    <div
      className={styles.prose}
      dangerouslySetInnerHTML={{ __html: withCopyButtons(article.html) }}
    />
  </>
);
