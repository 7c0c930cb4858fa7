import { describe, expect, it } from 'vitest';
import { decode, levels, referralHistory, team, totalReferral } from '../contract';
import { toLevels, toReferralCount, toReferrals, toTeam } from './team';
import { MOMENT, pageOf, success, TIME } from './testing/wire';

describe('mapping the team', () => {
  it('[API-11] returns the number of referrals', () => {
    const reply = success({ totalreferral: 3 });
    expect(toReferralCount(decode(totalReferral.response, reply))).toBe(3);
  });

  it('[API-16] [REF-02] returns referrals, with and without a name and a lock', () => {
    const row = { username: 'asha', name: '', register_at: TIME, Package: '0', ActiveDate: '' };
    expect(toReferrals(decode(referralHistory.response, pageOf(row))).rows).toEqual([
      { username: 'asha', name: null, joinedAt: MOMENT, lockedAmount: 0n, lockedAt: null },
    ]);
  });

  it('[API-17] [TEAM-01] returns levels with the number of members from MobileNo', () => {
    const data = [{ RI_ID: 1, Name: 'Level 1', MobileNo: 12 }];
    expect(toLevels(decode(levels.response, success({ data })))).toEqual([
      { level: 1, name: 'Level 1', total: 12 },
    ]);
  });

  it('[API-18] [TEAM-01] returns the members of a level', () => {
    const row = { SrNo: 11, CODE: 'asha', name: 'Asha', joiningdate: TIME, LEVEL: 2 };
    expect(toTeam(decode(team.response, pageOf(row))).rows).toEqual([
      { serial: 11, code: 'asha', name: 'Asha', joinedAt: MOMENT, level: 2 },
    ]);
  });
});
