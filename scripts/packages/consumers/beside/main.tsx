/**
 * Shows components with the sheets that the URL names, in their order: `?theme&own&other`. `dialog` opens a
 * dialog over them. The elements are the same with all sheets.
 */
import {
  Button,
  Checkbox,
  Dialog,
  Heading,
  HistoryTable,
  Notice,
  Progress,
  SegmentedControl,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Switch,
  Tabs,
  Text,
  TextField,
} from '@platform/ui';
import { createRoot } from 'react-dom/client';
// Another version of the package, which the test builds.
import { Button as OtherButton } from '../other-version/Button.js';

const SHEETS: Record<string, () => Promise<unknown>> = {
  theme: () => import('./theme.css'),
  own: () => import('@platform/ui/styles.css'),
  other: () => import('../other-version/Button.css'),
  tailwind: () => import('./tailwind.css'),
};

const wanted = new URLSearchParams(location.search);

const OPTIONS = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }));

const App = () => (
  <>
    <main data-part="own">
      <Stack>
        <Heading level={1}>My platform</Heading>
        <Text>Every round is drawn in public.</Text>
        <Button>Play</Button>
        <Button loading>Play</Button>
        <TextField label="Email" hint="The address you sign in with." />
        <Select label="Period" options={OPTIONS} />
        <SegmentedControl label="Period" options={OPTIONS} defaultValue="Week" />
        <Checkbox label="I accept the terms" defaultChecked />
        <Switch label="Sounds" />
        <Tabs
          label="History"
          items={[
            { id: 'game', label: 'Game History', content: 'The last rounds.' },
            { id: 'mine', label: 'My History', content: 'Your own bets.' },
          ]}
        />
        <Notice tone="danger">The email or the password is wrong.</Notice>
        <Progress label="Turnover" value={40} />
        <Spinner />
        <Skeleton />
        <HistoryTable
          caption="Withdrawals"
          columns={[
            { id: 'day', header: 'Day', cell: ({ day }) => day, rowHeader: true },
            { id: 'amount', header: 'USDT', cell: ({ amount }) => amount, align: 'end' },
          ]}
          rowKey={({ day }) => day}
          page={{ rows: [{ day: '1 May', amount: '12.50' }], current: 1, pages: 3, total: 3 }}
          onPageChange={() => {}}
          onRetry={() => {}}
        />
      </Stack>
      {wanted.has('dialog') && (
        <Dialog open onClose={() => {}} title="Sign In">
          <TextField label="Name" />
        </Dialog>
      )}
    </main>
    <div data-part="other" style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
      <OtherButton>Other</OtherButton>
    </div>
    <div data-part="utility" style={{ position: 'fixed', insetInlineStart: 0, insetBlockEnd: 0 }}>
      <Button className="rounded-none bg-black px-20 shadow-lg">Utility</Button>
    </div>
  </>
);

for (const name of wanted.keys()) await SHEETS[name]?.();
await document.fonts.ready;
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
