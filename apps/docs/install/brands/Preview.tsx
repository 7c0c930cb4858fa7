import '@platform/ui/brands/ember.css';
import '@platform/ui/styles/Button';
import { Button } from '@platform/ui/Button';
import { BrandScope } from '@platform/ui/theme';

export const Preview = () => (
  <BrandScope brand="ember" scheme="light">
    <Button>Play</Button>
  </BrandScope>
);
