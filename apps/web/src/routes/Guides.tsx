import { useSession } from '@platform/api/react';
import { guidesPage } from '@platform/messages/guidesPage';
import { ButtonLink, GameArt, GameGuide, Page, PageHeader, useOffers } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { crashGuide } from '../guides/crash';
import { diceGuide } from '../guides/dice';
import { minesGuide } from '../guides/mines';
import { plinkoGuide } from '../guides/plinko';
import { wingoGuide } from '../guides/wingo';
import { modalHref, paths, wingoPaths } from '../paths';

const GUIDES = [
  { ...wingoGuide, game: 'wingo', art: <GameArt game="colorPrediction" />, page: wingoPaths[1] },
  {
    ...crashGuide,
    game: 'aviator',
    art: <GameArt game="aviator" />,
    page: paths.crash,
    demo: true,
  },
  {
    ...plinkoGuide,
    game: 'plinko',
    art: <GameArt game="plinko" />,
    page: paths.plinko,
    demo: true,
  },
  { ...diceGuide, game: 'dice', art: <GameArt game="dice" />, page: paths.dice, demo: true },
  { ...minesGuide, game: 'mines', art: <GameArt game="mines" />, page: paths.mines, demo: true },
];

/** How each game is played, its odds and its return, for everybody. Visitors sign in to play. */
export function Guides() {
  const text = useTexts(guidesPage);
  const { signedIn } = useSession();
  const offers = useOffers();
  return (
    <Page>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          offers('wingo') && (
            <ButtonLink tone="neutral" href={paths.fairness}>
              {text.fairness}
            </ButtonLink>
          )
        }
      />
      {GUIDES.filter(({ game }) => offers(game)).map(({ game, page, ...guide }) => (
        <GameGuide key={game} {...guide} href={signedIn ? page : modalHref('login')} />
      ))}
    </Page>
  );
}
