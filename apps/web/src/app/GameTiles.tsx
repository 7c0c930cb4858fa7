import { GameArt, GameTile, Grid } from '@platform/ui';
import { paths, wingoPaths } from '../paths';

/** The games of the dashboard. Those without a page of their own are marked SOON. */
export function GameTiles() {
  const wingo = <GameArt game="colorPrediction" />;
  return (
    <Grid minColumn={150} gap="m">
      <GameTile title="Wingo 1 Min" art={wingo} href={wingoPaths[1]} />
      <GameTile title="Wingo 3 Min" art={wingo} href={wingoPaths[2]} />
      <GameTile title="Wingo 5 Min" art={wingo} href={wingoPaths[3]} />
      <GameTile title="Wingo 10 Min" art={wingo} href={wingoPaths[4]} />
      <GameTile title="Plinko" art={<GameArt game="plinko" />} href={paths.plinko} />
      <GameTile title="Dice" art={<GameArt game="dice" />} href={paths.dice} />
      <GameTile title="Mines" art={<GameArt game="mines" />} href={paths.mines} />
      <GameTile title="Aviator" art={<GameArt game="aviator" />} soon />
      <GameTile title="Small/big" art={<GameArt game="smallBig" />} soon />
      <GameTile title="Numbers" art={<GameArt game="numbers" />} soon />
      <GameTile title="Lottry" art={<GameArt game="lottery" />} soon />
    </Grid>
  );
}
