import type { ReactNode } from 'react';
import { brands } from 'virtual:platform-brands';
import { BrandProvider } from '../theme/BrandProvider';
import { BrandScope } from '../theme/BrandScope';
import * as styles from './BrandMatrix.css';

const SCHEMES = ['dark', 'light'] as const;

export interface BrandMatrixProps {
  /** Content, shown once in each brand and scheme. */
  children: ReactNode;
  /**
   * True to make each cell as tall as a small screen, for dialogs and other overlays.
   * @default false
   */
  tall?: boolean;
}

/** Shows the same content in every brand and in both colour schemes, for a `Matrix` story. */
export function BrandMatrix({ children, tall = false }: BrandMatrixProps) {
  return (
    <div className={styles.grid}>
      {brands.flatMap((brand) =>
        SCHEMES.map((scheme) => (
          <BrandProvider key={brand.id + scheme} brand={brand}>
            <BrandScope brand={brand.id} scheme={scheme}>
              <div className={styles.cell} data-tall={tall || undefined}>
                <p className={styles.caption}>{`${brand.name}, ${scheme}`}</p>
                {children}
              </div>
            </BrandScope>
          </BrandProvider>
        )),
      )}
    </div>
  );
}
