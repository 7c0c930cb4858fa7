import { createBrand } from '@platform/brand';
import { Button } from '@platform/ui/Button';
import { BrandScope } from '@platform/ui/theme';

export const Guest = ({ color }: { color: string }) => (
  <BrandScope brand="guest" scheme="dark">
    <style>{createBrand({ id: 'guest', color, radius: 'round' })}</style>
    <Button>Join</Button>
  </BrandScope>
);
