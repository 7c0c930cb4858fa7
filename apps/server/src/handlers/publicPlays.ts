import {
  biggestWins,
  leaderboard,
  publicResults,
  recentPlays,
  ROWS_PER_PAGE,
} from '@platform/api/contract';
import { colorText } from '@platform/rules/wingo';
import { publicEndpoint } from '../http/endpoint';
import { latestResults } from '../wingo/history';
import { leadersReply, playsReply, winsReply } from './playReplies';
import type { Services } from './services';

export const recentPlaysEndpoint = ({ db, shared }: Services) =>
  publicEndpoint(recentPlays, async (_, { site }) => {
    const { id } = site().brand;
    return { data: await shared.get(`plays:${id}`, () => playsReply(db, id)) };
  });

export const biggestWinsEndpoint = ({ db, shared }: Services) =>
  publicEndpoint(biggestWins, async (_, { site }) => {
    const { id } = site().brand;
    return { data: await shared.get(`wins:${id}`, () => winsReply(db, id)) };
  });

export const leaderboardEndpoint = ({ db, shared }: Services) =>
  publicEndpoint(leaderboard, async (_, { site }) => {
    const { id } = site().brand;
    return { data: await shared.get(`leaders:${id}`, () => leadersReply(db, id)) };
  });

export const publicResultsEndpoint = ({ db, shared }: Services) =>
  publicEndpoint(publicResults, async ({ gametype }) => {
    const results = await shared.get(`results:${gametype}`, () =>
      latestResults(db, gametype, ROWS_PER_PAGE),
    );
    return {
      data: results.map(({ roundNumber, digit }) => ({
        roundNumber,
        number: digit,
        color: colorText(digit),
      })),
    };
  });
