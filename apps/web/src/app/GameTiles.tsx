import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import { GameArt, GameTile, Grid, useOffers } from '@platform/ui';
import { paths, wingoPaths } from '../paths';

/** Every tile, by the name that a brand gives its game. */
const TILES = [
  ...WINGO_GAMES.map((game) => ({
    game: 'wingo',
    title: nameOf(game),
    href: wingoPaths[game.wire],
    art: <GameArt game="colorPrediction" />,
  })),
  { game: 'plinko', title: 'Plinko', art: <GameArt game="plinko" />, href: paths.plinko },
  { game: 'dice', title: 'Dice', art: <GameArt game="dice" />, href: paths.dice },
  { game: 'mines', title: 'Mines', art: <GameArt game="mines" />, href: paths.mines },
  { game: 'aviator', title: 'Aviator', art: <GameArt game="aviator" />, soon: true },
  { game: 'smallBig', title: 'Small/big', art: <GameArt game="smallBig" />, soon: true },
  { game: 'numbers', title: 'Numbers', art: <GameArt game="numbers" />, soon: true },
  { game: 'lottery', title: 'Lottry', art: <GameArt game="lottery" />, soon: true },
];

/** The brand's games on the dashboard. Those without a page of their own are marked SOON. */
export function GameTiles() {
  const offers = useOffers();
  return (
    <Grid minColumn={150} gap="m">
      {TILES.filter(({ game }) => offers(game)).map(({ game, ...tile }) => (
        <GameTile key={tile.title} {...tile} />
      ))}
    </Grid>
  );
}
