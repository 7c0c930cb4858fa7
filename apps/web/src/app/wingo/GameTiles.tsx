import { gameNames } from '@platform/messages/gameNames';
import { gameTiles } from '@platform/messages/gameTiles';
import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import { GameArt, GameTile, Grid, useOffers } from '@platform/ui';
import { useTexts, type TextsOf } from '@platform/ui/theme';
import { paths, wingoPaths } from '../../paths';

/** Tiles of the games. `game` is the key in the brand's list of games. */
const tiles = (names: TextsOf<typeof gameNames>, text: TextsOf<typeof gameTiles>) => [
  ...WINGO_GAMES.map((game) => ({
    game: 'wingo',
    title: nameOf(game, names),
    href: wingoPaths[game.wire],
    art: <GameArt game="colorPrediction" />,
  })),
  { game: 'plinko', title: names.plinko, art: <GameArt game="plinko" />, href: paths.plinko },
  { game: 'dice', title: names.dice, art: <GameArt game="dice" />, href: paths.dice },
  { game: 'mines', title: names.mines, art: <GameArt game="mines" />, href: paths.mines },
  {
    game: 'aviator',
    title: names.aviator,
    art: <GameArt game="aviator" />,
    soon: true,
    note: text.demo,
  },
  { game: 'smallBig', title: text.smallBig, art: <GameArt game="smallBig" />, soon: true },
  { game: 'numbers', title: text.numbers, art: <GameArt game="numbers" />, soon: true },
  { game: 'lottery', title: text.lottery, art: <GameArt game="lottery" />, soon: true },
];

/** Games without a page are marked SOON. */
export function GameTiles() {
  const offers = useOffers();
  const names = useTexts(gameNames);
  const text = useTexts(gameTiles);
  return (
    <Grid minColumn={150} gap="m">
      {tiles(names, text)
        .filter(({ game }) => offers(game))
        .map(({ game, ...tile }) => (
          <GameTile key={tile.title} {...tile} />
        ))}
    </Grid>
  );
}
