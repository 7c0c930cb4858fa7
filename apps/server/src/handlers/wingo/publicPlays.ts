import { biggestWins, leaderboard, publicResults, recentPlays } from '@platform/api/contract';
import { publicEndpoint } from '../../http/endpoint';
import { leadersReply, playsReply, winsReply } from '../../replies/playReplies';
import { resultsReply } from './resultsReply';
import type { Services } from '../shared/services';

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

export const publicResultsEndpoint = (services: Services) =>
  publicEndpoint(publicResults, async ({ gametype }) => ({
    data: await resultsReply(services, gametype),
  }));
