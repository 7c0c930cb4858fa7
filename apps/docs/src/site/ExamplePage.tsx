import type { Assets } from './data';
import { Html } from './Document';
import { Live } from './Island';

interface ExamplePageProps {
  component: string;
  example: string;
  assets: Assets;
}

/** A page with one example and nothing else, for what covers its page. */
export const ExamplePage = ({ component, example, assets }: ExamplePageProps) => (
  <Html title={`${component}: ${example}`} assets={assets}>
    <main id="main">
      <Live example={`${component}/${example}`} />
    </main>
  </Html>
);
