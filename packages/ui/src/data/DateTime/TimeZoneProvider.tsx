'use client';

import { createContext, useContext, type ReactNode } from 'react';

const TimeZoneContext = createContext<string | undefined>('UTC');

export interface TimeZoneProviderProps {
  /**
   * The zone that dates and times are shown in, by its IANA name: 'Asia/Kolkata'.
   * @default the machine's own
   */
  timeZone?: string | undefined;
  children: ReactNode;
}

/**
 * Shows every date and time below in the zone where the reader is. Without it they are in UTC, the
 * same on a server, in a test and everywhere.
 *
 * @example
 * <TimeZoneProvider>...</TimeZoneProvider>
 */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** The zone that dates and times are shown in here; `undefined` is the machine's own. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}
