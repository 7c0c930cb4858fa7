import type { BonusType } from '@platform/api';
import {
  DEMO_GAMES,
  GAMES,
  WINGO_GAMES,
  type DemoGame,
  type WingoGame,
} from '@platform/rules/games';
import type { GameType } from '@platform/rules/wingo';
import { DIALOGS, SITE, type DialogName } from './pages.ts';

type Paths<Pages extends Readonly<Record<string, { readonly path: string }>>> = {
  readonly [Name in keyof Pages]: Pages[Name]['path'];
};

const sitePaths = Object.fromEntries(
  Object.entries(SITE).map(([name, { path }]) => [name, path]),
) as Paths<typeof SITE>;

const demoPaths = Object.fromEntries(DEMO_GAMES.map(({ id }) => [id, `/${id}`])) as {
  readonly [Id in DemoGame['id']]: `/${Id}`;
};

export const paths = {
  landing: '/',
  colorPrediction: '/color-prediction',
  ...sitePaths,
  ...demoPaths,
} as const;

type WingoPath = `/${WingoGame['id']}`;

export const wingoPaths = Object.fromEntries(
  WINGO_GAMES.map(({ wire, id }): [GameType, WingoPath] => [wire, `/${id}`]),
) as Readonly<Record<GameType, WingoPath>>;

export function firstGamePath(offers: (game: string) => boolean): string {
  const game = GAMES.find(({ kind }) => offers(kind));
  return game ? `/${game.id}` : paths.dashboard;
}

export const bonusIncomeHref = (type: BonusType): string => `/income/${type}`;

/** Name of a modal: `tab` in the query string. */
export type ModalName = DialogName;

export const isModalName = (name: string): name is ModalName => Object.hasOwn(DIALOGS, name);

/** Returns the link that opens a modal on the current page. */
export const modalHref = (name: ModalName): string => `?tab=${name}&modal=auth`;

export const otpHref = (type: string): string =>
  `${modalHref('authmodal')}&${new URLSearchParams({ type })}`;

export const betDetailsHref = (bet: string): string =>
  `${modalHref('betdetails')}&${new URLSearchParams({ bet })}`;

export const verifyHref = (game: GameType, round: string, bet?: string): string =>
  `${modalHref('verify')}&${new URLSearchParams({ game: String(game), round, ...(bet && { bet }) })}`;

export const landingModalHref = (name: ModalName): string => paths.landing + modalHref(name);

/**
 * Returns the URL of a dialog: on the landing page for visitor dialogs, otherwise on the current
 * page.
 */
export const dialogHref = (name: ModalName): string =>
  DIALOGS[name].audience === 'visitors' ? landingModalHref(name) : modalHref(name);

export const referralLink = (sponsor: string): string =>
  `${window.location.origin}/?${new URLSearchParams({ modal: 'auth', tab: 'register', sponsor })}`;
