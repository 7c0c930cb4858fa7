import * as Aria from 'react-aria-components';
import { OPTIONS } from '../data';
import '../tailwind.css';

/** Combobox of React Aria Components with many options, virtualised as their documentation advises. */
export default function Options() {
  return (
    <Aria.ComboBox className="grid gap-1" menuTrigger="focus" defaultItems={OPTIONS}>
      <Aria.Label>Option</Aria.Label>
      <Aria.Input className="border-input h-9 rounded-md border px-3" />
      <Aria.Popover className="bg-popover border">
        <Aria.Virtualizer layout={Aria.ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <Aria.ListBox<(typeof OPTIONS)[number]> className="h-80 w-80 overflow-auto">
            {({ value, label }) => (
              <Aria.ListBoxItem id={value} className="p-2">
                {label}
              </Aria.ListBoxItem>
            )}
          </Aria.ListBox>
        </Aria.Virtualizer>
      </Aria.Popover>
    </Aria.ComboBox>
  );
}
