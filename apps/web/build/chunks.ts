import { sources } from './sources.ts';

const CALLS = sources(
  'packages/rules/src/fields',
  ...['fields', 'reply', 'problemMessage', 'utc', 'text', 'credentials', 'auth', 'twofactor'].map(
    (name) => `packages/api/src/contract/${name}.ts`,
  ),
  'packages/api/src/domain/form.ts',
  'packages/api/src/domain/account.ts',
  'packages/api/src/domain/message.ts',
  'packages/api/src/react/useAction.ts',
);

/**
 * Modules that share a chunk. Any other module that several pages use gets its own chunk. Visitor
 * chunks precede member chunks, because members load both.
 *
 * The default chunking creates a hundred files of about 100 bytes, but browsers load only six at a
 * time. At 1.6 Mbit/s, an extra round trip of 150 ms costs as much as 30 kB.
 */
export const CHUNKS = [
  { name: 'main', tags: ['$initial' as const] },
  {
    name: 'calls',
    test: new RegExp(
      [
        'node_modules.*(valibot|@internationalized.string)',
        'rules.src.money',
        'ui.src.internal.mergeProps',
        'messages.dist.[\\w-]+.formatter',
        'ui.src.primitives.IconButton.CloseButton',
        // Visitor dialogs need only these messages.
        'messages.dist.[\\w-]+.dialogTitles',
        CALLS.source,
        sources(
          'apps/web/src/app/shared/useOutcome.ts',
          'apps/web/src/app/shared/serverMessages.ts',
        ).source,
      ].join('|'),
    ),
  },
  {
    name: 'radix',
    test: /node_modules.*@radix-ui.(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+)).dist|ui.src.internal.isComposing/,
  },
  {
    name: 'dialog',
    test: sources('packages/ui/src/primitives/Dialog/Dialog.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'accordion',
    test: /node_modules.*@radix-ui.react-accordion|ui.src.internal.unfold/,
    includeDependenciesRecursively: true,
  },
  {
    name: 'tabs',
    test: sources('packages/ui/src/primitives/Tabs/Tabs.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'form',
    test: new RegExp(
      [
        'messages.dist.[\\w-]+.problems',
        'lucide-react.*icons.(arrow-left|minus|plus)\\.',
        sources(
          'packages/ui/src/layout/Form/Form.tsx',
          'packages/ui/src/internal/useDraft.ts',
          'packages/ui/src/internal/problems.ts',
          ...['TextField', 'AmountField', 'Switch'].map(
            (name) => `packages/ui/src/primitives/${name}/${name}.tsx`,
          ),
        ).source,
      ].join('|'),
    ),
    includeDependenciesRecursively: true,
  },
  {
    name: 'passwords',
    test: sources('packages/ui/src/account/newPassword'),
    includeDependenciesRecursively: true,
  },
  // The chunk is separate from `lists`, because explanation pages have tables but fetch no data.
  {
    name: 'queries',
    test: sources('packages/api/src/react/useQuery.ts'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'lists',
    test: new RegExp(
      [
        'messages.dist.[\\w-]+.(betNames|settledBetsTable)',
        sources(
          'packages/ui/src/data/HistoryTable/HistoryTable.tsx',
          'packages/ui/src/data/historyColumns/columnKinds.tsx',
          'packages/ui/src/layout/PageHeader',
          'packages/ui/src/layout/PageSection',
          'packages/ui/src/layout/Card',
          'packages/ui/src/primitives/Badge',
          'packages/api/src/domain/page.ts',
          'packages/api/src/contract/fairness.ts',
          'packages/api/src/domain/fairness.ts',
          // Only the guides and the verifier use the other files of this folder.
          ...[
            ...['bet', 'game', 'index', 'outcome', 'payout', 'published', 'receipt'],
            ...['result', 'stake'],
          ].map((name) => `packages/rules/src/wingo/${name}.ts`),
          'apps/web/src/app/shared/usePaged.ts',
          'apps/web/src/app/shared/usePage.ts',
          'apps/web/src/titles.ts',
        ).source,
      ].join('|'),
    ),
    includeDependenciesRecursively: true,
  },
  {
    name: 'plays',
    test: sources(
      'apps/web/src/landing/LiveResults.tsx',
      'packages/api/src/domain/round.ts',
      'packages/ui/src/landing/PromoBanner',
    ),
    includeDependenciesRecursively: true,
  },
  {
    name: 'menus',
    test: sources('apps/web/src/app/display/DisplayMenu.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'member',
    test: new RegExp(
      `lucide-react.*icons.(arrow-left-right|lock-keyhole|log-out|receipt-text)\\.|${
        sources(
          ...[
            'display/DisplayChoice.tsx',
            'shell/MemberNotices.tsx',
            'notifications/Notifications.tsx',
            'wallet/InDisplayCurrency.tsx',
            'wallet/useDepositCheck.ts',
            'shared/failedOf.ts',
            'shared/listOf.ts',
            'wingo/useSound.ts',
          ].map((path) => `apps/web/src/app/${path}`),
          'apps/web/src/menus/links.ts',
          'packages/ui/src/data/Amount/ConvertedAmount.tsx',
          'packages/ui/src/games/SoundFields/soundChoice.ts',
          'packages/ui/src/shell/AppHeader/AppHeader.tsx',
          ...[
            ...['intentsOf', 'useBalances', 'useCurrencyRates', 'useMutation', 'useMyBets'],
            ...['usePreference', 'useProfile', 'useSettledBets'],
          ].map((name) => `packages/api/src/react/${name}.ts`),
          ...['funds', 'income', 'security', 'support', 'team'].map(
            (name) => `packages/api/src/domain/${name}.ts`,
          ),
          ...['fund', 'fundIncome', 'game', 'support', 'user'].map(
            (name) => `packages/api/src/contract/${name}.ts`,
          ),
        ).source
      }`,
    ),
    includeDependenciesRecursively: true,
  },
  {
    name: 'bets',
    test: sources(
      'apps/web/src/app/wingo/PlayNow.tsx',
      'apps/web/src/app/wingo/SettledBets.tsx',
      'packages/api/src/react/useBetStatistics.ts',
      'packages/ui/src/games/ArchivedNote.tsx',
    ),
    includeDependenciesRecursively: true,
  },
].map((group, index, { length }) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: length - index,
}));
