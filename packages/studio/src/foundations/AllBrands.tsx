import { brands } from 'virtual:platform-brands';
import type { ReactNode } from 'react';
import { Heading } from '@platform/ui';
import { SCHEMES } from '@platform/tokens/browser';
import { BrandProvider, BrandScope } from '@platform/ui/theme';
import * as styles from './allBrands.css';
import type { Token } from './tokens';

export interface AllBrandsProps {
  tokens: readonly Token[];
  sample: (token: Token) => ReactNode;
}

/**
 * Table of a group of tokens in all brands. Samples use the page's CSS variables, so they update
 * when a brand's folder changes.
 */
export const AllBrands = ({ tokens, sample }: AllBrandsProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs focus
  <div className={styles.scroller} role="region" aria-label="Every brand" tabIndex={0}>
    <div className={styles.columns}>
      {brands.flatMap((brand) =>
        SCHEMES.map((scheme) => (
          <BrandProvider key={brand.id + scheme} brand={brand}>
            <BrandScope brand={brand.id} scheme={scheme}>
              <section className={styles.column} aria-label={`${brand.name}, ${scheme}`}>
                <header className={styles.head}>
                  <img src={brand.logo} alt="" className={styles.logo} />
                  <Heading level={2} size="s">
                    {brand.name}
                  </Heading>
                  <span className={styles.scheme}>{scheme}</span>
                </header>
                <ul className={styles.tokens}>
                  {tokens.map((token) => (
                    <li key={token.path} className={styles.token}>
                      {sample(token)}
                      <span className={styles.name}>
                        {token.path.replace(/^(color|font)\./, '')}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            </BrandScope>
          </BrandProvider>
        )),
      )}
    </div>
  </div>
);
