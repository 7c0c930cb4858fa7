import '@platform/ui/styles/theme';
import '@platform/ui/styles/Combobox';
import '@platform/ui/brands/aurora.css';
import { Combobox } from '@platform/ui';
import { OPTIONS } from '../data';

export default function Options() {
  return <Combobox label="Option" options={OPTIONS} />;
}
