import { Tabs } from '@platform/ui/Tabs';

/** A server component, whose page loads what runs in the browser. */
export default function Page() {
  return <Tabs label="Views" items={[{ id: 'chart', label: 'Chart', content: 'Chart' }]} />;
}
