import { useSession } from '@platform/api/react';
import { betNames } from '@platform/messages/betNames';
import { crashGuide } from '@platform/messages/crashGuide';
import { diceGuide } from '@platform/messages/diceGuide';
import { guidesPage } from '@platform/messages/guidesPage';
import { pageTitles } from '@platform/messages/pageTitles';
import { minesGuide } from '@platform/messages/minesGuide';
import { plinkoGuide } from '@platform/messages/plinkoGuide';
import { wingoGuide } from '@platform/messages/wingoGuide';
import { ButtonLink, GameArt, GameGuide, Page, PageHeader, useOffers } from '@platform/ui';
import { useLanguage, useTexts } from '@platform/ui/theme';
import { crashGuideOf } from '../guides/crash';
import { diceGuideOf } from '../guides/dice';
import { minesGuideOf } from '../guides/mines';
import { plinkoGuideOf } from '../guides/plinko';
import { wingoGuideOf } from '../guides/wingo';
import { modalHref, paths, wingoPaths } from '../paths';

/** The guides, each with its picture and where its game is played. */
function useGuides() {
  const language = useLanguage();
  const wingo = wingoGuideOf(useTexts(wingoGuide), useTexts(betNames), language);
  const crash = crashGuideOf(useTexts(crashGuide), language);
  const plinko = plinkoGuideOf(useTexts(plinkoGuide), language);
  const dice = diceGuideOf(useTexts(diceGuide), language);
  const mines = minesGuideOf(useTexts(minesGuide), language);
  return [
    { ...wingo, game: 'wingo', art: <GameArt game="colorPrediction" />, page: wingoPaths[1] },
    { ...crash, game: 'aviator', art: <GameArt game="aviator" />, page: paths.crash, demo: true },
    { ...plinko, game: 'plinko', art: <GameArt game="plinko" />, page: paths.plinko, demo: true },
    { ...dice, game: 'dice', art: <GameArt game="dice" />, page: paths.dice, demo: true },
    { ...mines, game: 'mines', art: <GameArt game="mines" />, page: paths.mines, demo: true },
  ];
}

/** How each game is played, its odds and its return, for everybody. Visitors sign in to play. */
export function Guides() {
  const titles = useTexts(pageTitles);
  const text = useTexts(guidesPage);
  const { signedIn } = useSession();
  const offers = useOffers();
  const guides = useGuides();
  return (
    <Page>
      <PageHeader
        title={titles.guides}
        description={text.description}
        actions={
          offers('wingo') && (
            <ButtonLink tone="neutral" href={paths.fairness}>
              {text.fairness}
            </ButtonLink>
          )
        }
      />
      {guides
        .filter(({ game }) => offers(game))
        .map(({ game, page, ...guide }) => (
          <GameGuide key={game} {...guide} href={signedIn ? page : modalHref('login')} />
        ))}
    </Page>
  );
}
