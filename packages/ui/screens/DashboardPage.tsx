import { ProfileCard } from '../src/account/ProfileCard/ProfileCard';
import { GameArt } from '../src/games/GameArt/GameArt';
import { GameTile } from '../src/games/GameTile/GameTile';
import { PlayPanel } from '../src/games/PlayPanel/PlayPanel';
import { SettledBetsTable } from '../src/games/SettledBetsTable/SettledBetsTable';
import { PromoBanner } from '../src/landing/PromoBanner/PromoBanner';
import { Card } from '../src/layout/Card/Card';
import { Grid } from '../src/layout/Grid/Grid';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { PageSection } from '../src/layout/PageSection/PageSection';
import { ButtonLink } from '../src/primitives/ButtonLink/ButtonLink';
import { BonusCard } from '../src/wallet/BonusCard/BonusCard';
import { BonusGrid } from '../src/wallet/BonusGrid/BonusGrid';
import { hrefs, playPanel } from '../src/samples/site';
import { promotion } from '../src/samples/landing';
import { member } from '../src/samples/account';
import { settledBets } from '../src/samples/bets';

/** Member dashboard, for its story and as the background of dialogs. */
export function DashboardPage() {
  return (
    <Page>
      <PageHeader title="Dashboard" />
      <PlayPanel
        {...playPanel}
        lastGame={1}
        wallet={1_234_567_900n}
        locker={250_000_000n}
        today={9_600_000n}
      />
      <PromoBanner action={<ButtonLink href={hrefs.wingo1}>Play Now</ButtonLink>}>
        {promotion}
      </PromoBanner>
      <ProfileCard profile={member} />
      <BonusGrid>
        <BonusCard kind="direct" amount={82_400_000n} href={hrefs.referIncome} />
        <BonusCard kind="level" amount={12_750_500n} href={hrefs.levelIncome} />
        <BonusCard kind="self" amount={4_000_000n} href={hrefs.selfBonus} />
        <BonusCard kind="rebate" amount={930_125n} />
        <BonusCard kind="rank" amount={0n} />
        <BonusCard kind="betStatus" amount={1_204_000_000n} />
      </BonusGrid>
      <PageSection title="Games">
        <Grid minColumn={140} gap="m">
          <GameTile
            title="Wingo 1 Min"
            art={<GameArt game="colorPrediction" />}
            href={hrefs.wingo1}
          />
          <GameTile title="Plinko" art={<GameArt game="plinko" />} href={hrefs.plinko} />
          <GameTile title="Dice" art={<GameArt game="dice" />} href={hrefs.dice} />
          <GameTile title="Mines" art={<GameArt game="mines" />} href={hrefs.mines} />
          <GameTile title="Aviator" art={<GameArt game="aviator" />} soon />
          <GameTile title="Small/big" art={<GameArt game="smallBig" />} soon />
          <GameTile title="Numbers" art={<GameArt game="numbers" />} soon />
          <GameTile title="Lottry" art={<GameArt game="lottery" />} soon />
        </Grid>
      </PageSection>
      <PageSection title="Recent bets">
        <Card>
          <SettledBetsTable
            caption="Recent bets"
            page={{ rows: settledBets, current: 1, pages: 1, total: settledBets.length }}
          />
        </Card>
      </PageSection>
    </Page>
  );
}
