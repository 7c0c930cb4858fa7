// @vitest-environment jsdom
import { USDT } from '@platform/rules/money';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RegisterModal } from '../../modals/RegisterModal';
import { WithdrawModal } from '../../modals/WithdrawModal';
import { Wingo } from '../../routes/Wingo';
import { Sound } from '../../settings/Sound';

type Props = Readonly<Record<string, unknown>>;

const page = vi.hoisted(() => ({
  content: undefined as Props | undefined,
  given: {} as Record<string, Props | undefined>,
}));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => {
  const Through = ({ children }: { children?: ReactNode }) => children;
  const seen = (name: string) => (props: Props) => {
    page.given[name] = props;
    return null;
  };
  return {
    useBrand: () => ({ content: page.content }),
    useToasts: () => ({}),
    DisplayCurrencyProvider: Through,
    Dialog: Through,
    Page: Through,
    PageSection: Through,
    Stack: Through,
    Text: () => null,
    Button: () => null,
    ButtonLink: () => null,
    Inline: Through,
    ErrorState: () => null,
    RegisterForm: seen('RegisterForm'),
    WithdrawForm: seen('WithdrawForm'),
    SoundFields: seen('SoundFields'),
    WingoBoard: seen('WingoBoard'),
  };
});
vi.mock('@platform/api/react', () => {
  const call = () => ({ run: vi.fn(), isPending: false });
  const data = () => ({ data: undefined, isLoading: false });
  return {
    useSignUp: call,
    useWithdraw: call,
    usePlaceBet: call,
    useFetchPlaySession: call,
    useAnswerRealityCheck: call,
    useBalances: data,
    useProfile: data,
    useMemberGuards: data,
    useHasTxnPassword: data,
    useWingoRound: data,
    useLastResults: data,
    useRecentRounds: data,
    useGameHistory: data,
    useMyBets: data,
    usePlaySession: data,
    useDisplayRate: () => undefined,
    useLatestBets: () => undefined,
    useSession: () => ({ signedIn: false }),
    useRoundOutcome: () => ({}),
    usePreference: () => [null, vi.fn()],
    useClient: () => ({ now: Date.now }),
  };
});
vi.mock('../shared/useOutcome', () => ({ useOutcome: () => vi.fn() }));

afterEach(() => {
  cleanup();
  page.given = {};
});

function given(name: string, element: ReactElement, content?: Props): Props | undefined {
  page.content = content;
  render(<MemoryRouter initialEntries={['/wingo1Minute']}>{element}</MemoryRouter>);
  return page.given[name];
}

const modal = { open: true, onClose: () => undefined, sponsor: '' };

describe('content.json', () => {
  test('sets the country of phone numbers in the registration dialog', () => {
    const register = <RegisterModal {...modal} />;
    expect(given('RegisterForm', register, { phoneCountry: 'AE' })).toMatchObject({
      country: 'AE',
    });
    expect(given('RegisterForm', register)).not.toHaveProperty('country');
  });

  test('sets the minimum withdrawal in the withdrawal dialog', () => {
    const withdraw = <WithdrawModal {...modal} />;
    expect(given('WithdrawForm', withdraw, { minimumWithdrawal: 25 })).toMatchObject({
      minimum: 25n * USDT,
    });
    expect(given('WithdrawForm', withdraw)).not.toHaveProperty('minimum');
  });

  test('sets the preset stakes of a board', () => {
    expect(given('WingoBoard', <Wingo />, { stakes: ['0.1', '5000'] })).toMatchObject({
      stakePresets: [100_000n, 5_000n * USDT],
    });
  });

  test('sets the sounds of a board', () => {
    expect(given('WingoBoard', <Wingo />, { sounds: 'soft' })).toMatchObject({ soundSet: 'soft' });
  });

  test('sets the sounds in the settings, and hides them for a silent brand', () => {
    expect(given('SoundFields', <Sound />, { sounds: 'soft' })).toMatchObject({
      soundSet: 'soft',
    });
    expect(given('SoundFields', <Sound />)).toMatchObject({ soundSet: 'classic' });
    page.given = {};
    expect(given('SoundFields', <Sound />, { sounds: 'none' })).toBeUndefined();
  });
});
