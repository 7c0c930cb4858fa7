import { useSession } from '@platform/api/react';
import { GameArt, GameGuide, Page, PageHeader } from '@platform/ui';
import { crashGuide } from '../guides/crash';
import { diceGuide } from '../guides/dice';
import { minesGuide } from '../guides/mines';
import { plinkoGuide } from '../guides/plinko';
import { wingoGuide } from '../guides/wingo';
import { modalHref, paths, wingoPaths } from '../paths';

/** How each game is played, its odds and its return, for everybody. Visitors sign in to play. */
export function Guides() {
  const { signedIn } = useSession();
  const hrefOf = (path: string) => (signedIn ? path : modalHref('login'));
  return (
    <Page>
      <PageHeader
        title="Guides"
        description="How each game is played, what it pays, and how much of the stakes comes back in the long run."
      />
      <GameGuide
        {...wingoGuide}
        art={<GameArt game="colorPrediction" />}
        href={hrefOf(wingoPaths[1])}
      />
      <GameGuide {...crashGuide} demo art={<GameArt game="aviator" />} href={hrefOf(paths.crash)} />
      <GameGuide
        {...plinkoGuide}
        demo
        art={<GameArt game="plinko" />}
        href={hrefOf(paths.plinko)}
      />
      <GameGuide {...diceGuide} demo art={<GameArt game="dice" />} href={hrefOf(paths.dice)} />
      <GameGuide {...minesGuide} demo art={<GameArt game="mines" />} href={hrefOf(paths.mines)} />
    </Page>
  );
}
