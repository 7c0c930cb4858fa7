import type { Referral, TeamMember, TreeMember } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { HOUR, NOW } from './time';

const MEMBERS: readonly (readonly [code: string, name: string])[] = [
  ['ASHA01', 'Asha Rao'],
  ['RAVI07', 'Ravi Menon'],
  ['MEI22', 'Mei Tanaka'],
  ['OMAR13', 'Omar Haddad'],
  ['LUCIA5', 'Lucía Fernández'],
  ['NOAH88', 'Noah Okafor'],
  ['PRIYA3', 'Priya Nair'],
  ['JONAS9', 'Jonas Weber'],
  ['SOFIA4', 'Sofia Rossi'],
];

const ON_A_PAGE = MEMBERS.slice(0, 5);

export const referrals: readonly Referral[] = ON_A_PAGE.map(([username, name], index) => ({
  username,
  name: index === 3 ? null : name,
  joinedAt: NOW - 53 * (index + 1) * HOUR,
  lockedAmount: index === 1 ? 0n : parseUsdt('250') * BigInt(index + 1),
  lockedAt: index === 1 ? null : NOW - 47 * (index + 1) * HOUR,
}));

export const teamLevels = [
  { level: 1, name: 'Level 1', total: 18 },
  { level: 2, name: 'Level 2', total: 46 },
  { level: 3, name: 'Level 3', total: 1 },
] as const;

export const teamMembers: readonly TeamMember[] = ON_A_PAGE.map(([code, name], index) => ({
  serial: 6 + index,
  code,
  name,
  joinedAt: NOW - 53 * (index + 1) * HOUR,
  level: 1,
}));

const treeMember = (
  index: number,
  teamSize: number,
  children: readonly TreeMember[] = [],
): TreeMember => {
  const [code, name] = MEMBERS[index] ?? ['', ''];
  const active = index % 4 !== 3;
  return {
    id: String(index + 1),
    code,
    name,
    active,
    joinedAt: NOW - 53 * (index + 1) * HOUR,
    lockedAmount: active ? parseUsdt('250') * BigInt(index + 1) : 0n,
    teamSize,
    children,
  };
};

/**
 * Team tree with three levels. Some members on the third level have teams that are not included.
 */
export const teamTree: TreeMember = treeMember(0, 64, [
  treeMember(1, 9, [treeMember(4, 2), treeMember(5, 0), treeMember(6, 4)]),
  treeMember(2, 0),
  treeMember(3, 31, [treeMember(7, 12), treeMember(8, 0)]),
]);
