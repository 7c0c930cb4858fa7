import { GameArt, GameGuide, Page, PageHeader } from '@platform/ui';
import { crashGuide } from '../guides/crash';
import { diceGuide } from '../guides/dice';
import { minesGuide } from '../guides/mines';
import { plinkoGuide } from '../guides/plinko';
import { wingoGuide } from '../guides/wingo';
import { paths, wingoPaths } from '../paths';

/** How each game is played, its odds and its return, for everybody. */
export function Guides() {
  return (
    <Page>
      <PageHeader
        title="Guides"
        description="How each game is played, what it pays, and how much of the stakes comes back in the long run."
      />
      <GameGuide {...wingoGuide} art={<GameArt game="colorPrediction" />} href={wingoPaths[1]} />
      <GameGuide {...crashGuide} demo art={<GameArt game="aviator" />} href={paths.crash} />
      <GameGuide {...plinkoGuide} demo art={<GameArt game="plinko" />} href={paths.plinko} />
      <GameGuide {...diceGuide} demo art={<GameArt game="dice" />} href={paths.dice} />
      <GameGuide {...minesGuide} demo art={<GameArt game="mines" />} href={paths.mines} />
    </Page>
  );
}
