import { Select } from '@platform/ui';
import { useColorScheme, type ColorScheme } from '@platform/ui/theme';
import { keepLook, usePageBrand } from './brands';

const SCHEMES: { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export interface LookProps {
  brands: readonly { id: string; name: string }[];
}

export function Look({ brands }: LookProps) {
  const brand = usePageBrand();
  const [scheme, setScheme] = useColorScheme();
  return (
    <>
      <Select
        label="Brand"
        labelHidden
        value={brand.id}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={(id) => {
          document.documentElement.dataset['brand'] = id;
          keepLook({ brand: id });
        }}
      />
      <Select
        label="Colour scheme"
        labelHidden
        value={scheme}
        options={SCHEMES}
        onValueChange={(chosen) => {
          setScheme(chosen);
          keepLook({ scheme: chosen });
        }}
      />
    </>
  );
}
