import { expect, test } from 'vitest';
import { describeDevice } from './device';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome 126',
    'Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127',
    'Windows',
  ],
  ['curl/8.5', 'Unknown', 'Unknown'],
  ['<script>alert(1)</script>', 'Unknown', 'Unknown'],
  ['', 'Unknown', 'Unknown'],
  // The library returns text from the user agent for unknown clients.
  ['Winner! Claim 5000 USDT at evil.example/now ', 'Unknown', 'Unknown'],
  ['Mozilla/5.0 (Claim at evil.example 1.0) Chrome/126.0.0.0', 'Chrome 126', 'Unknown'],
])('[API-40] describes the device of the user agent "%s"', (userAgent, browser, platform) => {
  expect(describeDevice(userAgent)).toEqual({ browser, platform });
});
