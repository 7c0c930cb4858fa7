import { Tabs } from '@platform/ui/Tabs';

/** Server component. Its page loads the code that runs in the browser. */
export default function Page() {
  return <Tabs label="Views" items={[{ id: 'chart', label: 'Chart', content: 'Chart' }]} />;
}
