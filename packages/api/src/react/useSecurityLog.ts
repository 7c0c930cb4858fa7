import { securityLog } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toSecurityLog, type SecurityEvent } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** A page of what happened to the member's account, newest first. Pages count from 1. */
export const useSecurityLog = (page: number): Query<HistoryPage<SecurityEvent>> =>
  useQuery(securityLog, { page }, toSecurityLog);
