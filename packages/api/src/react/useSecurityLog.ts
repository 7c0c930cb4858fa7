import { securityLog } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toSecurityLog, type SecurityEvent } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Returns a page of the member's security log, newest first. Pages count from 1. */
export const useSecurityLog = (page: number): Query<HistoryPage<SecurityEvent>> =>
  useQuery(securityLog, { page }, toSecurityLog);
