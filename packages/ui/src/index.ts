// Exports the public components, in alphabetical order. Everything else is internal.
export type {
  AwaitedBeacon,
  BetIntent,
  BonusType,
  Credentials,
  DemoRound,
  Deposit,
  FairnessKeys,
  GameRecord,
  GameResult,
  HistoryPage,
  IncomeEntry,
  LatestResult,
  Lock,
  MemberSession,
  MyBet,
  NetworkAddress,
  Profile,
  Referral,
  Registration,
  RoundOutcome,
  SecurityEvent,
  SettledBet,
  TeamLevel,
  TeamMember,
  Ticket,
  TreeMember,
  TwoFactorSecret,
  WingoRound,
  Withdrawal,
} from '@platform/rules/models';
export type { AwaitedRate } from '@platform/rules/currencies';
export { AccountDetails } from './account/AccountDetails/AccountDetails';
export type { AccountDetailsProps } from './account/AccountDetails/AccountDetails';
export { ChangePasswordForm } from './account/ChangePasswordForm/ChangePasswordForm';
export type {
  ChangePasswordFormProps,
  ChangePasswordFormSlots,
  PasswordChange,
} from './account/ChangePasswordForm/ChangePasswordForm';
export { EmailConfirmation } from './account/EmailConfirmation/EmailConfirmation';
export type { EmailConfirmationProps } from './account/EmailConfirmation/EmailConfirmation';
export { EmailNotice } from './account/EmailNotice/EmailNotice';
export type { EmailNoticeProps } from './account/EmailNotice/EmailNotice';
export { ExclusionForm } from './account/ExclusionForm/ExclusionForm';
export type {
  ExclusionDraft,
  ExclusionFormProps,
  ExclusionFormSlots,
  PlayBreak,
} from './account/ExclusionForm/ExclusionForm';
export { ForgotPasswordForm } from './account/ForgotPasswordForm/ForgotPasswordForm';
export type {
  ForgotPasswordFormProps,
  ForgotPasswordFormSlots,
  ForgottenPassword,
} from './account/ForgotPasswordForm/ForgotPasswordForm';
export { LimitField } from './account/LimitField/LimitField';
export type { LimitDraft, LimitFieldProps, LimitFieldSlots } from './account/LimitField/LimitField';
export { LimitMeter } from './account/LimitMeter/LimitMeter';
export type { LimitMeterProps } from './account/LimitMeter/LimitMeter';
export { LogoutDialog } from './account/LogoutDialog/LogoutDialog';
export type { LogoutDialogProps } from './account/LogoutDialog/LogoutDialog';
export { OtpDialog } from './account/OtpDialog/OtpDialog';
export type { OtpDialogProps, OtpDialogSlots } from './account/OtpDialog/OtpDialog';
export type { OtpAction, OtpDraft } from './account/OtpDialog/otp';
export { PasswordRules } from './account/PasswordRules/PasswordRules';
export type { PasswordRulesProps } from './account/PasswordRules/PasswordRules';
export { PlayLimits } from './account/PlayLimits/PlayLimits';
export type {
  PlayLimit,
  PlayLimitName,
  PlayLimitsProps,
  WantedLimit,
} from './account/PlayLimits/PlayLimits';
export { ProfileCard } from './account/ProfileCard/ProfileCard';
export type { ProfileCardProps, ProfileFacts } from './account/ProfileCard/ProfileCard';
export { RecoveryCodes } from './account/RecoveryCodes/RecoveryCodes';
export type { RecoveryCodesProps, RecoveryCodesSlots } from './account/RecoveryCodes/RecoveryCodes';
export { RegisterForm } from './account/RegisterForm/RegisterForm';
export type { RegisterFormProps, RegisterFormSlots } from './account/RegisterForm/RegisterForm';
export type { RegistrationErrors, RegistrationField } from './account/RegisterForm/details';
export { ResetPasswordForm } from './account/ResetPasswordForm/ResetPasswordForm';
export type {
  PasswordReset,
  ResetPasswordFormProps,
  ResetPasswordFormSlots,
} from './account/ResetPasswordForm/ResetPasswordForm';
export { SecurityLog } from './account/SecurityLog/SecurityLog';
export type { SecurityLogProps } from './account/SecurityLog/SecurityLog';
export { SessionsList } from './account/SessionsList/SessionsList';
export type { SessionsListProps } from './account/SessionsList/SessionsList';
export { SignInForm } from './account/SignInForm/SignInForm';
export type { SignInFormProps, SignInFormSlots } from './account/SignInForm/SignInForm';
export { StopWithdrawalsForm } from './account/StopWithdrawalsForm/StopWithdrawalsForm';
export type {
  StopWithdrawalsFormProps,
  WithdrawalStop,
  WithdrawalStopState,
} from './account/StopWithdrawalsForm/StopWithdrawalsForm';
export { TermsBox } from './account/TermsBox/TermsBox';
export type { TermsBoxProps, TermsBoxSlots } from './account/TermsBox/TermsBox';
export { TwoFactorPanel } from './account/TwoFactorPanel/TwoFactorPanel';
export type { TwoFactorPanelProps } from './account/TwoFactorPanel/TwoFactorPanel';
export { TxnPasswordForm } from './account/TxnPasswordForm/TxnPasswordForm';
export type {
  TxnPasswordChange,
  TxnPasswordFormProps,
  TxnPasswordFormSlots,
} from './account/TxnPasswordForm/TxnPasswordForm';
export { WalletAddressForm } from './account/WalletAddressForm/WalletAddressForm';
export type {
  WalletAddressChange,
  WalletAddressFormProps,
  WalletAddressFormSlots,
} from './account/WalletAddressForm/WalletAddressForm';
export type { TermsClause } from './account/termsText';
export { Amount } from './data/Amount/Amount';
export { useAmountFormat } from './data/Amount/amountFormat';
export type { AmountProps } from './data/Amount/Amount';
export { Approximation } from './data/Amount/Approximation';
export type { ApproximationProps } from './data/Amount/Approximation';
export { ConvertedAmount } from './data/Amount/ConvertedAmount';
export type { ConvertedAmountProps } from './data/Amount/ConvertedAmount';
export { DisplayCurrencyProvider } from './data/Amount/DisplayCurrencyProvider';
export type { DisplayCurrencyProviderProps } from './data/Amount/DisplayCurrencyProvider';
export { MoneyProvider, useMoney } from './data/Amount/MoneyProvider';
export type { Money, MoneyProviderProps } from './data/Amount/MoneyProvider';
export { BarChart } from './data/BarChart/BarChart';
export type { BarChartProps } from './data/BarChart/BarChart';
export type { ChartSeries, ChartTone, ChartValue } from './data/charts/chartData';
export { CopyButton } from './data/CopyButton/CopyButton';
export type { CopyButtonProps } from './data/CopyButton/CopyButton';
export { DataTable } from './data/DataTable/DataTable';
export type { DataColumn, DataTableProps, Sort } from './data/DataTable/DataTable';
export { sortRows } from './data/DataTable/sortRows';
export { DateTime } from './data/DateTime/DateTime';
export type { DateTimeProps } from './data/DateTime/DateTime';
export { TimeZoneProvider } from './data/DateTime/TimeZoneProvider';
export type { TimeZoneProviderProps } from './data/DateTime/TimeZoneProvider';
export { EmptyState } from './data/EmptyState/EmptyState';
export type { EmptyStateProps, EmptyStateSlots } from './data/EmptyState/EmptyState';
export { ErrorState } from './data/ErrorState/ErrorState';
export type { ErrorStateProps, ErrorStateSlots } from './data/ErrorState/ErrorState';
export { FactList } from './data/FactList/FactList';
export type { FactItem, FactListProps } from './data/FactList/FactList';
export { FigureTable } from './data/FigureTable/FigureTable';
export type { Figures, FigureTableProps } from './data/FigureTable/FigureTable';
export { FullHash } from './data/FullHash/FullHash';
export type { FullHashProps } from './data/FullHash/FullHash';
export { HistoryTable } from './data/HistoryTable/HistoryTable';
export type {
  ExportValue,
  HistoryColumn,
  HistoryList,
  HistoryTableProps,
  HistoryTableSlots,
} from './data/HistoryTable/HistoryTable';
export { LineChart } from './data/LineChart/LineChart';
export type { LineChartProps, ChartSlots } from './data/LineChart/LineChart';
export { MaskedHash } from './data/MaskedHash/MaskedHash';
export type { MaskedHashProps } from './data/MaskedHash/MaskedHash';
export { Pagination } from './data/Pagination/Pagination';
export type { PaginationProps, PaginationSlots } from './data/Pagination/Pagination';
export { QrCode } from './data/QrCode/QrCode';
export type { QrCodeProps } from './data/QrCode/QrCode';
export type { ErrorCorrection } from './data/QrCode/qrPath';
export { Sparkline } from './data/Sparkline/Sparkline';
export type { SparklineProps } from './data/Sparkline/Sparkline';
export { StatusIcon } from './data/StatusIcon/StatusIcon';
export type { Status, StatusIconProps } from './data/StatusIcon/StatusIcon';
export { useBetIncomeColumns, useIncomeColumns } from './data/historyColumns/betColumns';
export type { BetIncomeColumnOptions, IncomeColumnOptions } from './data/historyColumns/betColumns';
export type { ColumnOptions } from './data/historyColumns/columnKinds';
export { exportColumnsOf } from './data/historyColumns/exportColumnsOf';
export type { ExportColumn } from './data/historyColumns/exportColumnsOf';
export { EXPLORERS } from './data/historyColumns/explorers';
export type { Explorers } from './data/historyColumns/explorers';
export {
  useLockColumns,
  useDepositColumns,
  useWithdrawalColumns,
} from './data/historyColumns/fundsColumns';
export type {
  LockColumnOptions,
  DepositColumnOptions,
  WithdrawalColumnOptions,
} from './data/historyColumns/fundsColumns';
export { useReferralColumns, useTeamColumns } from './data/historyColumns/teamColumns';
export type { ReferralColumnOptions, TeamColumnOptions } from './data/historyColumns/teamColumns';
export { BetAmount } from './games/BetAmount/BetAmount';
export type { BetAmountProps } from './games/BetAmount/BetAmount';
export { BetDetails } from './games/BetDetails/BetDetails';
export type { BetDetailsProps, DetailedBet } from './games/BetDetails/BetDetails';
export { BetFeed } from './games/BetFeed/BetFeed';
export type { BetFeedProps } from './games/BetFeed/BetFeed';
export { ALL_BETS, BetFilters, isFiltered } from './games/BetFilters/BetFilters';
export type { BetChoice, BetFiltersProps, BetFiltersSlots } from './games/BetFilters/BetFilters';
export { gameFigures } from './games/gameFigures';
export type { GameFigures } from './games/gameFigures';
export { useGameGuides } from './games/guides/useGameGuides';
export type { GuideOfGame } from './games/guides/useGameGuides';
export { useWingoReturns } from './games/guides/useWingoReturns';
export { PlayPanel } from './games/PlayPanel/PlayPanel';
export type { PlayPanelProps, PlayPanelSlots } from './games/PlayPanel/PlayPanel';
export { RealityCheckDialog } from './games/RealityCheckDialog/RealityCheckDialog';
export type {
  RealityCheckDialogProps,
  RealityCheckDialogSlots,
} from './games/RealityCheckDialog/RealityCheckDialog';
export { SessionClock } from './games/SessionClock/SessionClock';
export type { PlaySession, SessionClockProps } from './games/SessionClock/SessionClock';
export { SettledBetsTable } from './games/SettledBetsTable/SettledBetsTable';
export type { SettledBetsTableProps } from './games/SettledBetsTable/SettledBetsTable';
export { StatisticsPanel } from './games/StatisticsPanel/StatisticsPanel';
export type { StatisticsPanelProps } from './games/StatisticsPanel/StatisticsPanel';
export { GameArt } from './games/GameArt/GameArt';
export type { GameArtProps, IllustratedGame } from './games/GameArt/GameArt';
export { GameGuide } from './games/GameGuide/GameGuide';
export type { GameGuideProps } from './games/GameGuide/GameGuide';
export { GameTile } from './games/GameTile/GameTile';
export type { GameTileProps, GameTileSlots } from './games/GameTile/GameTile';
export { Leaderboard } from './games/Leaderboard/Leaderboard';
export type { LeaderboardEntry, LeaderboardProps } from './games/Leaderboard/Leaderboard';
export { LiveBoard } from './games/LiveBoard/LiveBoard';
export type { LiveBoardProps } from './games/LiveBoard/LiveBoard';
export { SoundFields } from './games/SoundFields/SoundFields';
export type {
  SoundChoice,
  SoundFieldsProps,
  SoundFieldsSlots,
} from './games/SoundFields/SoundFields';
export { CrashBoard } from './games/crash/CrashBoard/CrashBoard';
export type { CrashBoardProps, CrashPhase } from './games/crash/CrashBoard/CrashBoard';
export { CrashGame } from './games/crash/CrashGame/CrashGame';
export type { CrashGameProps } from './games/crash/CrashGame/CrashGame';
export { BetButton } from './games/demo/BetButton/BetButton';
export type { BetButtonProps } from './games/demo/BetButton/BetButton';
export { DemoGame } from './games/demo/DemoGame/DemoGame';
export type { DemoGameProps } from './games/demo/DemoGame/DemoGame';
export { DemoHistoryTable } from './games/demo/DemoHistoryTable/DemoHistoryTable';
export type { DemoHistoryTableProps } from './games/demo/DemoHistoryTable/DemoHistoryTable';
export { DiceBoard } from './games/dice/DiceBoard/DiceBoard';
export type { DiceBoardProps, DiceBoardSlots, DiceResult } from './games/dice/DiceBoard/DiceBoard';
export { moneyOdds } from './games/dice/moneyOdds';
export type { DiceOdds } from './games/dice/odds';
export { DiceGame, RESULT_DURATION } from './games/dice/DiceGame/DiceGame';
export type { DiceGameProps } from './games/dice/DiceGame/DiceGame';
export { RealDiceGame } from './games/dice/RealDiceGame/RealDiceGame';
export type { RealDiceGameProps } from './games/dice/RealDiceGame/RealDiceGame';
export { OriginalBetsTable } from './games/originals/OriginalBetsTable/OriginalBetsTable';
export type { OriginalBetsTableProps } from './games/originals/OriginalBetsTable/OriginalBetsTable';
export { SeedsDialog } from './games/originals/SeedsDialog/SeedsDialog';
export type { SeedsDialogProps } from './games/originals/SeedsDialog/SeedsDialog';
export { VerifyBetDialog } from './games/originals/VerifyBetDialog/VerifyBetDialog';
export type { VerifyBetDialogProps } from './games/originals/VerifyBetDialog/VerifyBetDialog';
export { MinesGame } from './games/mines/MinesGame/MinesGame';
export type { MinesGameProps } from './games/mines/MinesGame/MinesGame';
export { RealMinesGame } from './games/mines/RealMinesGame/RealMinesGame';
export type { RealMinesGameProps } from './games/mines/RealMinesGame/RealMinesGame';
export { MinesGrid } from './games/mines/MinesGrid/MinesGrid';
export type { MinesGridProps, MinesGridSlots } from './games/mines/MinesGrid/MinesGrid';
export { cellStates } from './games/mines/MinesGrid/cellStates';
export type { MineCellState } from './games/mines/MinesGrid/cellStates';
export { PlinkoBoard } from './games/plinko/PlinkoBoard/PlinkoBoard';
export type { PlinkoBoardProps, PlinkoLanding } from './games/plinko/PlinkoBoard/PlinkoBoard';
export { PlinkoGame } from './games/plinko/PlinkoGame/PlinkoGame';
export type { PlinkoGameProps, PlinkoGameSlots } from './games/plinko/PlinkoGame/PlinkoGame';
export { RealPlinkoGame } from './games/plinko/RealPlinkoGame/RealPlinkoGame';
export type { RealPlinkoGameProps } from './games/plinko/RealPlinkoGame/RealPlinkoGame';
export type { PlinkoBall, PlinkoSettings } from './games/plinko/types';
export { FairRoundDialog } from './games/fairness/FairRoundDialog/FairRoundDialog';
export type { FairRoundDialogProps } from './games/fairness/FairRoundDialog/FairRoundDialog';
export { FairnessGuide } from './games/fairness/FairnessGuide/FairnessGuide';
export type { FairnessGuideProps } from './games/fairness/FairnessGuide/FairnessGuide';
export { VerificationSteps } from './games/fairness/VerificationSteps/VerificationSteps';
export type { VerificationStepsProps } from './games/fairness/VerificationSteps/VerificationSteps';
export { VerifyDialog } from './games/fairness/VerifyDialog/VerifyDialog';
export type { VerifyDialogProps } from './games/fairness/VerifyDialog/VerifyDialog';
export { VerifyLink } from './games/fairness/VerifyLink/VerifyLink';
export type { VerifyLinkProps } from './games/fairness/VerifyLink/VerifyLink';
export { BetChip } from './games/wingo/BetChip/BetChip';
export type { BetChipProps } from './games/wingo/BetChip/BetChip';
export { BetDialog } from './games/wingo/BetDialog/BetDialog';
export type { BetDialogProps, BetDialogSlots } from './games/wingo/BetDialog/BetDialog';
export { BetSlip } from './games/wingo/BetSlip/BetSlip';
export type { BetSlipProps, BetSlipSlots } from './games/wingo/BetSlip/BetSlip';
export type { SlipBet } from './games/wingo/BetSlip/slip';
export { useBetSlip } from './games/wingo/BetSlip/useBetSlip';
export type { BetSlipControl, Placed } from './games/wingo/BetSlip/useBetSlip';
export { useNextRound } from './games/wingo/BetSlip/useNextRound';
export type { NextRound, NextRoundOptions } from './games/wingo/BetSlip/useNextRound';
export { ChoiceChips } from './games/wingo/ChoiceChips/ChoiceChips';
export type {
  Choice,
  ChoiceChipsProps,
  ChoiceChipsSlots,
} from './games/wingo/ChoiceChips/ChoiceChips';
export { ColorButtons } from './games/wingo/ColorButtons/ColorButtons';
export type { ColorButtonsProps, ColorButtonsSlots } from './games/wingo/ColorButtons/ColorButtons';
export { ColorDots } from './games/wingo/ColorDots/ColorDots';
export type { ColorDotsProps } from './games/wingo/ColorDots/ColorDots';
export { DrawReveal } from './games/wingo/DrawReveal/DrawReveal';
export type { DrawRevealProps } from './games/wingo/DrawReveal/DrawReveal';
export { GameHistoryTable } from './games/wingo/GameHistoryTable/GameHistoryTable';
export type { GameHistoryTableProps } from './games/wingo/GameHistoryTable/GameHistoryTable';
export { GameNav } from './games/wingo/GameNav/GameNav';
export type { GameNavProps, GameNavSlots } from './games/wingo/GameNav/GameNav';
export { HowToPlayDialog } from './games/wingo/HowToPlayDialog/HowToPlayDialog';
export type { HowToPlayDialogProps } from './games/wingo/HowToPlayDialog/HowToPlayDialog';
export { MyBetsTable } from './games/wingo/MyBetsTable/MyBetsTable';
export type { MyBetsTableProps } from './games/wingo/MyBetsTable/MyBetsTable';
export { NumberBall } from './games/wingo/NumberBall/NumberBall';
export type { NumberBallProps } from './games/wingo/NumberBall/NumberBall';
export { NumberButtons } from './games/wingo/NumberButtons/NumberButtons';
export type {
  NumberButtonsProps,
  NumberButtonsSlots,
} from './games/wingo/NumberButtons/NumberButtons';
export { NumberStatistics } from './games/wingo/NumberStatistics/NumberStatistics';
export type { NumberStatisticsProps } from './games/wingo/NumberStatistics/NumberStatistics';
export { OutcomeLine } from './games/wingo/OutcomeLine/OutcomeLine';
export type { OutcomeLineProps } from './games/wingo/OutcomeLine/OutcomeLine';
export { PeriodNumber } from './games/wingo/PeriodNumber/PeriodNumber';
export type { PeriodNumberProps } from './games/wingo/PeriodNumber/PeriodNumber';
export { ResultsStrip } from './games/wingo/ResultsStrip/ResultsStrip';
export type { ResultsStripProps } from './games/wingo/ResultsStrip/ResultsStrip';
export { RoundStakes } from './games/wingo/RoundStakes/RoundStakes';
export type { RoundStakesProps } from './games/wingo/RoundStakes/RoundStakes';
export { RoundTimer } from './games/wingo/RoundTimer/RoundTimer';
export type { RoundTimerProps } from './games/wingo/RoundTimer/RoundTimer';
export { SizeButtons } from './games/wingo/SizeButtons/SizeButtons';
export type { SizeButtonsProps, SizeButtonsSlots } from './games/wingo/SizeButtons/SizeButtons';
export { WinDialog } from './games/wingo/WinDialog/WinDialog';
export type { WinDialogProps } from './games/wingo/WinDialog/WinDialog';
export { WingoBoard } from './games/wingo/WingoBoard/WingoBoard';
export type { WingoBoardProps } from './games/wingo/WingoBoard/WingoBoard';
export type { BoardSound, SoundSet } from './games/wingo/sounds/playSound';
export { WingoChart } from './games/wingo/WingoChart/WingoChart';
export type { WingoChartProps } from './games/wingo/WingoChart/WingoChart';
export { Faq } from './landing/Faq/Faq';
export type { FaqProps } from './landing/Faq/Faq';
export { FeatureList } from './landing/FeatureList/FeatureList';
export type { Feature, FeatureListProps } from './landing/FeatureList/FeatureList';
export { GameShowcase } from './landing/GameShowcase/GameShowcase';
export type {
  GameShowcaseProps,
  ShowcaseCard,
  ShowcaseReason,
} from './landing/GameShowcase/GameShowcase';
export type { ShowcaseGame } from './landing/GameShowcase/ShowcaseArt';
export { Hero } from './landing/Hero/Hero';
export type { HeroProps, HeroSlots } from './landing/Hero/Hero';
export { HeroArt } from './landing/HeroArt/HeroArt';
export type { HeroArtProps } from './landing/HeroArt/HeroArt';
export { InfoCard } from './landing/InfoCard/InfoCard';
export type { InfoCardProps } from './landing/InfoCard/InfoCard';
export { InfoCards } from './landing/InfoCards/InfoCards';
export type { Info, InfoCardsProps } from './landing/InfoCards/InfoCards';
export { PromoBanner } from './landing/PromoBanner/PromoBanner';
export type { PromoBannerProps } from './landing/PromoBanner/PromoBanner';
export { Section } from './landing/Section/Section';
export type { SectionProps } from './landing/Section/Section';
export { Card } from './layout/Card/Card';
export type { CardProps, CardTone } from './layout/Card/Card';
export { Divider } from './layout/Divider/Divider';
export type { DividerProps } from './layout/Divider/Divider';
export type { ControlSlots, FieldSlots, GroupSlots } from './internal/Field/Field';
export type { PartProps, SlotProps } from './internal/mergeProps';
export { useDraft } from './internal/useDraft';
export type { DraftOptions, Problems } from './internal/useDraft';
export { Form } from './layout/Form/Form';
export type { FormProps, FormSlots } from './layout/Form/Form';
export { Grid } from './layout/Grid/Grid';
export type { GridProps } from './layout/Grid/Grid';
export { Inline } from './layout/Inline/Inline';
export type { InlineProps } from './layout/Inline/Inline';
export { Page } from './layout/Page/Page';
export type { PageProps } from './layout/Page/Page';
export { PageHeader } from './layout/PageHeader/PageHeader';
export type { PageHeaderProps, PageHeaderSlots } from './layout/PageHeader/PageHeader';
export { PageSection } from './layout/PageSection/PageSection';
export type { PageSectionProps } from './layout/PageSection/PageSection';
export { PageSkeleton } from './layout/PageSkeleton/PageSkeleton';
export type { PageShape, PageSkeletonProps } from './layout/PageSkeleton/PageSkeleton';
export { SkipLink } from './layout/SkipLink/SkipLink';
export type { SkipLinkProps } from './layout/SkipLink/SkipLink';
export { Stack } from './layout/Stack/Stack';
export type { StackProps } from './layout/Stack/Stack';
export type { Gap } from './layout/gap';
export { Accordion } from './primitives/Accordion/Accordion';
export type {
  AccordionItem,
  AccordionProps,
  AccordionSlots,
} from './primitives/Accordion/Accordion';
export {
  AccordionContent,
  AccordionRoot,
  AccordionSection,
  AccordionTrigger,
} from './primitives/Accordion/AccordionParts';
export type {
  AccordionRootProps,
  AccordionSectionProps,
  AccordionTriggerProps,
} from './primitives/Accordion/AccordionParts';
export { AlertDialog } from './primitives/AlertDialog/AlertDialog';
export type { AlertDialogProps, AlertDialogSlots } from './primitives/AlertDialog/AlertDialog';
export { AmountField } from './primitives/AmountField/AmountField';
export type {
  AmountFactor,
  AmountFieldProps,
  AmountFieldSlots,
} from './primitives/AmountField/AmountField';
export { parseAmount } from './primitives/AmountField/amountText';
export { Avatar } from './primitives/Avatar/Avatar';
export type { AvatarProps } from './primitives/Avatar/Avatar';
export { Badge } from './primitives/Badge/Badge';
export type { BadgeProps } from './primitives/Badge/Badge';
export { Button } from './primitives/Button/Button';
export type { ButtonProps, ButtonTone } from './primitives/Button/Button';
export { ButtonLink } from './primitives/ButtonLink/ButtonLink';
export type { ButtonLinkProps } from './primitives/ButtonLink/ButtonLink';
export { Checkbox } from './primitives/Checkbox/Checkbox';
export type { CheckboxProps } from './primitives/Checkbox/Checkbox';
export { Combobox } from './primitives/Combobox/Combobox';
export type { ComboboxProps, ComboboxSlots } from './primitives/Combobox/Combobox';
export {
  ComboboxContent,
  ComboboxInput,
  ComboboxItem,
  ComboboxRoot,
} from './primitives/Combobox/ComboboxParts';
export type {
  ComboboxContentProps,
  ComboboxInputProps,
  ComboboxItemProps,
  ComboboxRootProps,
} from './primitives/Combobox/ComboboxParts';
export type { ComboboxOption } from './primitives/Combobox/useCombobox';
export { CommandMenu } from './primitives/CommandMenu/CommandMenu';
export type { CommandMenuProps } from './primitives/CommandMenu/CommandMenu';
export type { CommandMenuSlots } from './primitives/CommandMenu/CommandSearch';
export type { Command, CommandGroup } from './primitives/CommandMenu/listCommands';
export { DatePicker } from './primitives/DatePicker/DatePicker';
export type { DatePickerProps, DatePickerSlots } from './primitives/DatePicker/DatePicker';
export { DateRangePicker } from './primitives/DateRangePicker/DateRangePicker';
export type {
  DateRange,
  DateRangePickerProps,
  DateRangePickerSlots,
  DateSlot,
} from './primitives/DateRangePicker/DateRangePicker';
export { Dialog } from './primitives/Dialog/Dialog';
export type { DialogProps, DialogSlots } from './primitives/Dialog/Dialog';
export { DialogBody } from './primitives/Dialog/DialogBody';
export type { DialogBodyProps } from './primitives/Dialog/DialogBody';
export {
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './primitives/Dialog/DialogParts';
export type {
  DialogButtonProps,
  DialogContentProps,
  DialogContentSlots,
  DialogRootProps,
} from './primitives/Dialog/DialogParts';
export { FileField } from './primitives/FileField/FileField';
export type { FileFieldProps, FileFieldSlots } from './primitives/FileField/FileField';
export { Heading } from './primitives/Heading/Heading';
export type { HeadingLevel, HeadingProps } from './primitives/Heading/Heading';
export { HoverCard } from './primitives/HoverCard/HoverCard';
export type { HoverCardProps } from './primitives/HoverCard/HoverCard';
export { Icon } from './primitives/Icon/Icon';
export type { IconProps } from './primitives/Icon/Icon';
export { IconButton } from './primitives/IconButton/IconButton';
export type { IconButtonProps } from './primitives/IconButton/IconButton';
export { Link } from './primitives/Link/Link';
export type { LinkProps } from './primitives/Link/Link';
export { LinkProvider } from './primitives/Link/LinkProvider';
export type {
  LinkComponent,
  LinkComponentProps,
  LinkProviderProps,
} from './primitives/Link/LinkProvider';
export { Menu } from './primitives/Menu/Menu';
export type { MenuProps } from './primitives/Menu/Menu';
export { MenuContent, MenuRoot, MenuTrigger } from './primitives/Menu/MenuParts';
export type {
  MenuContentProps,
  MenuRootProps,
  MenuTriggerProps,
} from './primitives/Menu/MenuParts';
export { MenuGroup, MenuItem, MenuSeparator } from './primitives/Menu/MenuItem';
export type { MenuGroupProps, MenuItemProps } from './primitives/Menu/MenuItem';
export { Notice } from './primitives/Notice/Notice';
export type { NoticeProps, NoticeSlots } from './primitives/Notice/Notice';
export { NumberField } from './primitives/NumberField/NumberField';
export type { NumberFieldProps, NumberFieldSlots } from './primitives/NumberField/NumberField';
export { OtpField } from './primitives/OtpField/OtpField';
export type { OtpFieldProps } from './primitives/OtpField/OtpField';
export { PasswordField } from './primitives/PasswordField/PasswordField';
export type {
  PasswordFieldProps,
  PasswordFieldSlots,
} from './primitives/PasswordField/PasswordField';
export { PhoneField } from './primitives/PhoneField/PhoneField';
export type { PhoneFieldProps, PhoneFieldSlots } from './primitives/PhoneField/PhoneField';
export { toInternational } from './primitives/PhoneField/callingCodes';
export type { PhoneNumber } from './primitives/PhoneField/callingCodes';
export { Popover } from './primitives/Popover/Popover';
export type { PopoverProps } from './primitives/Popover/Popover';
export { PopoverContent, PopoverRoot, PopoverTrigger } from './primitives/Popover/PopoverParts';
export type {
  PopoverContentProps,
  PopoverRootProps,
  PopoverTriggerProps,
} from './primitives/Popover/PopoverParts';
export { Progress } from './primitives/Progress/Progress';
export type { ProgressProps } from './primitives/Progress/Progress';
export { RadioGroup } from './primitives/RadioGroup/RadioGroup';
export type {
  RadioGroupProps,
  RadioGroupSlots,
  RadioOption,
} from './primitives/RadioGroup/RadioGroup';
export { SearchField } from './primitives/SearchField/SearchField';
export type { SearchFieldProps, SearchFieldSlots } from './primitives/SearchField/SearchField';
export { SegmentedControl } from './primitives/SegmentedControl/SegmentedControl';
export type {
  Segment,
  SegmentedControlProps,
  SegmentedControlSlots,
} from './primitives/SegmentedControl/SegmentedControl';
export { Select } from './primitives/Select/Select';
export type { SelectProps } from './primitives/Select/Select';
export {
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectRoot,
  SelectTrigger,
  SelectValue,
} from './primitives/Select/SelectParts';
export type {
  SelectGroupProps,
  SelectItemProps,
  SelectRootProps,
  SelectTriggerProps,
  SelectValueProps,
} from './primitives/Select/SelectParts';
export type {
  SelectItemOption,
  SelectOption,
  SelectOptionGroup,
  SelectOptions,
} from './primitives/Select/selectOptions';
export { Skeleton } from './primitives/Skeleton/Skeleton';
export type { SkeletonProps } from './primitives/Skeleton/Skeleton';
export { Slider } from './primitives/Slider/Slider';
export type { SliderProps, SliderSlots } from './primitives/Slider/Slider';
export { Spinner } from './primitives/Spinner/Spinner';
export type { SpinnerProps } from './primitives/Spinner/Spinner';
export { Switch } from './primitives/Switch/Switch';
export type { SwitchProps } from './primitives/Switch/Switch';
export { Tabs } from './primitives/Tabs/Tabs';
export type { TabItem, TabsProps, TabsSlots } from './primitives/Tabs/Tabs';
export { TabsContent, TabsList, TabsRoot, TabsTrigger } from './primitives/Tabs/TabsParts';
export type {
  TabsContentProps,
  TabsListProps,
  TabsRootProps,
  TabsTriggerProps,
} from './primitives/Tabs/TabsParts';
export { Text } from './primitives/Text/Text';
export type { TextProps } from './primitives/Text/Text';
export { TextArea } from './primitives/TextArea/TextArea';
export type { TextAreaProps } from './primitives/TextArea/TextArea';
export { TextField } from './primitives/TextField/TextField';
export type { TextFieldProps } from './primitives/TextField/TextField';
export { Toast } from './primitives/Toast/Toast';
export type {
  ToastAction,
  ToastLink,
  ToastProps,
  ToastSlots,
  ToastType,
} from './primitives/Toast/Toast';
export { ToastProvider } from './primitives/Toast/ToastProvider';
export type { ToastProviderProps } from './primitives/Toast/ToastProvider';
export { useToasts } from './primitives/Toast/useToasts';
export type { ToastOptions, Toasts } from './primitives/Toast/useToasts';
export { Tooltip } from './primitives/Tooltip/Tooltip';
export type { TooltipProps } from './primitives/Tooltip/Tooltip';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden';
export type { VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden';
export { AnnouncementBar } from './shell/AnnouncementBar/AnnouncementBar';
export type { AnnouncementBarProps } from './shell/AnnouncementBar/AnnouncementBar';
export { AppHeader } from './shell/AppHeader/AppHeader';
export type { AppHeaderProps, AppHeaderSlots } from './shell/AppHeader/AppHeader';
export { AppShell } from './shell/AppShell/AppShell';
export type { AppShellProps } from './shell/AppShell/AppShell';
export { BottomBar } from './shell/BottomBar/BottomBar';
export type { BottomBarItem, BottomBarProps, BottomBarSlots } from './shell/BottomBar/BottomBar';
export { BrandLogo } from './shell/BrandLogo/BrandLogo';
export type { BrandLogoProps } from './shell/BrandLogo/BrandLogo';
export { Breadcrumbs } from './shell/Breadcrumbs/Breadcrumbs';
export type {
  Breadcrumb,
  BreadcrumbsProps,
  BreadcrumbsSlots,
} from './shell/Breadcrumbs/Breadcrumbs';
export { Footer } from './shell/Footer/Footer';
export type { FooterLink, FooterProps, FooterSlots } from './shell/Footer/Footer';
export { NotificationList } from './shell/NotificationList/NotificationList';
export type { NotificationListProps } from './shell/NotificationList/NotificationList';
export { NotificationsMenu } from './shell/NotificationsMenu/NotificationsMenu';
export type { NotificationsMenuProps } from './shell/NotificationsMenu/NotificationsMenu';
export { ProductMenu } from './shell/ProductMenu/ProductMenu';
export type { ProductMenuItem, ProductMenuProps } from './shell/ProductMenu/ProductMenu';
export { PublicHeader } from './shell/PublicHeader/PublicHeader';
export type { PublicHeaderProps, PublicHeaderSlots } from './shell/PublicHeader/PublicHeader';
export { Sidebar } from './shell/Sidebar/Sidebar';
export type { SidebarSlots } from './shell/Sidebar/SidebarEntry';
export type { SidebarProps } from './shell/Sidebar/Sidebar';
export type { SidebarGroup, SidebarItem } from './shell/Sidebar/sidebarGroups';
export { TicketForm } from './support/TicketForm/TicketForm';
export type {
  TicketDraft,
  TicketFormProps,
  TicketFormSlots,
} from './support/TicketForm/TicketForm';
export { TicketStatus } from './support/TicketStatus/TicketStatus';
export type { TicketState, TicketStatusProps } from './support/TicketStatus/TicketStatus';
export { TicketTable } from './support/TicketTable/TicketTable';
export type { TicketTableProps } from './support/TicketTable/TicketTable';
export { LevelSelect } from './team/LevelSelect/LevelSelect';
export type { LevelSelectProps } from './team/LevelSelect/LevelSelect';
export { MemberDialog } from './team/MemberDialog/MemberDialog';
export type { MemberDialogProps } from './team/MemberDialog/MemberDialog';
export { ReferralLink } from './team/ReferralLink/ReferralLink';
export type { ReferralLinkProps } from './team/ReferralLink/ReferralLink';
export { TeamTree } from './team/TeamTree/TeamTree';
export type { TeamTreeProps } from './team/TeamTree/TeamTree';
export { BrandProvider, readBrandFromPage, useBrand, useOffers } from './theme/BrandProvider';
export type {
  BrandContent,
  BrandFacts,
  BrandLink,
  BrandNotice,
  BrandPicture,
  BrandProviderProps,
} from './theme/BrandProvider';
export { BrandScope } from './theme/BrandScope';
export type { BrandScopeProps } from './theme/BrandScope';
export { adoptPageNonce } from './theme/adoptPageNonce';
export { BalanceSelector } from './wallet/BalanceSelector/BalanceSelector';
export type { BalanceSelectorProps, WalletKind } from './wallet/BalanceSelector/BalanceSelector';
export type { CurrencyOption } from './wallet/BalanceSelector/CurrencyList';
export { BonusCard } from './wallet/BonusCard/BonusCard';
export type { BonusCardProps, BonusCardSlots } from './wallet/BonusCard/BonusCard';
export { BonusGrid } from './wallet/BonusGrid/BonusGrid';
export type { BonusGridProps } from './wallet/BonusGrid/BonusGrid';
export { DepositAddress } from './wallet/DepositAddress/DepositAddress';
export type { DepositAddressProps } from './wallet/DepositAddress/DepositAddress';
export { LockFundsForm } from './wallet/LockFundsForm/LockFundsForm';
export type {
  LockDraft,
  LockFundsFormProps,
  LockFundsFormSlots,
} from './wallet/LockFundsForm/LockFundsForm';
export { WalletPanel } from './wallet/WalletPanel/WalletPanel';
export type { WalletPanelProps, WalletPanelSlots } from './wallet/WalletPanel/WalletPanel';
export { WithdrawForm } from './wallet/WithdrawForm/WithdrawForm';
export type {
  WithdrawalBar,
  WithdrawalDraft,
  WithdrawFormProps,
  WithdrawFormSlots,
} from './wallet/WithdrawForm/WithdrawForm';
