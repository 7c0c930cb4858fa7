import { sources } from './sources.ts';

/** Modules that every API call needs. */
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
 * Groups of modules that share a file. Any other module that several pages need gets its own file.
 * Groups for visitors precede groups for members, because members need both.
 *
 * By default, the bundler creates a hundred files of a hundred bytes, and browsers fetch at most six
 * files at a time. At 1.6 Mbit/s, one extra round trip of 150 ms takes as long as 30 kB.
 */
export const CHUNKS = [
  { name: 'main', tags: ['$initial' as const] },
  {
    name: 'calls',
    test: new RegExp(
      [
        'node_modules.*(valibot|@internationalized.string)',
        // API calls and tables share the amounts. Tables, dialogs, fields and accordions share
        // `mergeProps`.
        'rules.src.money',
        'ui.src.internal.mergeProps',
        'messages.dist.[\\w-]+.formatter',
        // Dialogs and member notices share the button, so the notices do not wait for the code of dialogs.
        'ui.src.primitives.IconButton.CloseButton',
        // Visitor dialogs need only these names.
        'messages.dist.[\\w-]+.dialogTitles',
        CALLS.source,
        sources(
          'apps/web/src/app/shared/useOutcome.ts',
          'apps/web/src/app/shared/serverMessages.ts',
        ).source,
      ].join('|'),
    ),
  },
  // Dialogs, menus and the sidebar accordion share this file, so that pages do not wait for the code of
  // dialogs.
  {
    name: 'radix',
    test: /node_modules.*@radix-ui.(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+)).dist|ui.src.internal.isComposing/,
  },
  {
    name: 'dialog',
    test: sources('packages/ui/src/primitives/Dialog/Dialog.tsx'),
    includeDependenciesRecursively: true,
  },
  // Accordion of the sidebar. Tabs share some of this code.
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
  // Separate from `lists`, because pages with only explanations have tables but fetch no data.
  {
    name: 'queries',
    test: sources('packages/api/src/react/useQuery.ts'),
    includeDependenciesRecursively: true,
  },
  // Tables, names of games and bets, and the rules of rounds.
  {
    name: 'lists',
    test: new RegExp(
      [
        // Exports share the column names of tables, but do not need the table of bets.
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
          // Only the guides and the verification need the other files of this folder.
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
  // Lists that the landing page shows below the first screen, and members see on their pages.
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
