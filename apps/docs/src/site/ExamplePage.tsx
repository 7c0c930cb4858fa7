import type { Assets } from './data';
import { Html } from './Document';
import { exampleFile, Live } from './Island';

interface ExamplePageProps {
  component: string;
  example: string;
  assets: Assets;
}

/** Page with a single example, for examples that cover the whole page. */
export const ExamplePage = ({ component, example, assets }: ExamplePageProps) => (
  <Html title={`${component}: ${example}`} assets={assets}>
    <main id="main">
      <Live file={exampleFile(component, example)} />
    </main>
  </Html>
);
