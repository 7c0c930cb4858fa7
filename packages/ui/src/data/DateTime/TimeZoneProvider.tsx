'use client';

import { createContext, useContext, type ReactNode } from 'react';

const TimeZoneContext = createContext<string | undefined>('UTC');

export interface TimeZoneProviderProps {
  /**
   * IANA time zone name: 'Asia/Kolkata'.
   * @default the device's time zone
   */
  timeZone?: string | undefined;
  children: ReactNode;
}

/**
 * Sets the time zone of all dates and times, which is UTC without a provider.
 *
 * @example <TimeZoneProvider>...</TimeZoneProvider>
 */
export function TimeZoneProvider({ timeZone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}
