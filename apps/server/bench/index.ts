import { benchPlaceBet } from './placeBet';
import { benchSettlement } from './settlement';
import { benchTeam } from './team';
import { openWorkshop } from './workshop';

const MEMBERS = 200;

const workshop = await openWorkshop(MEMBERS);
try {
  console.log(
    'Ratios of time on the same database, interleaved in one run; below 1 ours is faster.',
  );
  await benchPlaceBet(workshop);
  await benchSettlement(workshop);
  await benchTeam(workshop);
} finally {
  await workshop.close();
}
