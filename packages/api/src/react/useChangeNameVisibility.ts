import { biggestWins, changeNameVisibility, leaderboard, profile, recentPlays } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { toNameVisibilityPayload } from '../domain/plays';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changeNameVisibility,
  toPayload: toNameVisibilityPayload,
  toResult: toServerMessage,
  changes: [profile, recentPlays, biggestWins, leaderboard],
};

/** Sets whether public lists hide the member's name. */
export const useChangeNameVisibility = (): Action<[boolean], ServerMessage> =>
  useMutation(MUTATION);
