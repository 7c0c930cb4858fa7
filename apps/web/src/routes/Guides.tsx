import { useSession } from '@platform/api/react';
import { guidesPage } from '@platform/messages/guidesPage';
import { pageTitles } from '@platform/messages/pageTitles';
import {
  ButtonLink,
  GameGuide,
  Page,
  PageHeader,
  useGameGuides,
  useOffers,
  type GuideOfGame,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { modalHref, paths, wingoPaths } from '../paths';

const PAGES: Readonly<Record<GuideOfGame['game'], string>> = {
  wingo: wingoPaths[1],
  aviator: paths.crash,
  plinko: paths.plinko,
  dice: paths.dice,
  mines: paths.mines,
};

export function Guides() {
  const titles = useTexts(pageTitles);
  const text = useTexts(guidesPage);
  const { signedIn } = useSession();
  const offers = useOffers();
  const guides = useGameGuides();
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
        .map(({ game, ...guide }) => (
          <GameGuide key={game} {...guide} href={signedIn ? PAGES[game] : modalHref('login')} />
        ))}
    </Page>
  );
}
