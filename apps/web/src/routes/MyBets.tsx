import { histories } from '@platform/api';
import { useSettledBets } from '@platform/api/react';
import { betFilters } from '@platform/messages/betFilters';
import { gameNames } from '@platform/messages/gameNames';
import { pageTitles } from '@platform/messages/pageTitles';
import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import {
  ALL_BETS,
  BetFilters,
  Button,
  ButtonLink,
  Card,
  Inline,
  isFiltered,
  Page,
  PageHeader,
  Stack,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlayNow } from '../app/wingo/PlayNow';
import { toBetFilter, useBetChoice } from '../app/wingo/useBetChoice';
import { useImmediate } from '../app/shared/useImmediate';
import { usePage } from '../app/shared/usePage';
import { useBetCsv } from '../exports/columns';
import { ExportButton } from '../exports/ExportButton';
import { SettledBets } from '../app/wingo/SettledBets';
import { paths } from '../paths';

export function MyBets() {
  const titles = useTexts(pageTitles);
  const names = useTexts(gameNames);
  const text = useTexts(betFilters);
  const [choice, setChoice] = useBetChoice();
  const [shown, choose] = useImmediate(choice, setChoice);
  const columns = useBetCsv();
  const filter = toBetFilter(choice);
  const [page] = usePage();
  // The table below shares this query.
  const bets = useSettledBets(page, filter);
  return (
    <Page>
      <PageHeader
        title={titles.myBets}
        actions={
          <Inline>
            <ExportButton
              name="bets"
              history={histories.settledBets(filter)}
              columns={columns}
              total={bets.data?.total}
            />
            <ButtonLink tone="neutral" href={paths.statistics}>
              {titles.statistics}
            </ButtonLink>
          </Inline>
        }
      />
      <Card>
        <Stack>
          <BetFilters
            value={shown}
            onValueChange={choose}
            games={WINGO_GAMES.map((game) => ({
              value: String(game.wire),
              label: nameOf(game, names),
            }))}
          />
          <SettledBets
            caption={titles.myBets}
            filter={filter}
            emptyAction={
              isFiltered(choice) ? (
                <Button tone="neutral" onClick={() => choose(ALL_BETS)}>
                  {text.clear}
                </Button>
              ) : (
                <PlayNow />
              )
            }
          />
        </Stack>
      </Card>
    </Page>
  );
}
