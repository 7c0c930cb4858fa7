import { openSite } from './site';

// `openPinned` copies this file into the folder of an earlier commit, where it opens a site with
// that commit's modules. This file may use only modules that every commit since 22 November 2026
// has.
const site = await openSite({ url: process.argv[2] ?? '' } as Parameters<typeof openSite>[0]);
const requestOf = site.bets('');
const { port, pid } = site.server;
console.log(JSON.stringify({ port, pid, requests: site.members.map((_, n) => requestOf(n)) }));
process.stdin.resume().once('end', () => void site.close());
