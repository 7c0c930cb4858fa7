import { biggestWins, changeNameVisibility, leaderboard, profile, recentPlays } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { ofNameHidden } from '../domain/plays';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changeNameVisibility,
  toPayload: ofNameHidden,
  toResult: toServerMessage,
  changes: [profile, recentPlays, biggestWins, leaderboard],
};

/** Chooses whether the member hides their name in public lists. */
export const useChangeNameVisibility = (): Action<[boolean], ServerMessage> =>
  useMutation(MUTATION);
