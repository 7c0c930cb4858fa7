import type { Member } from '@platform/api';
import { useSession, useTree } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { teamTreePage } from '@platform/messages/teamTreePage';
import { ButtonLink, Page, PageHeader, TeamTree as Tree, useBrand } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { treeErrorText } from '../app/team/treeErrorText';

/** Tree of the member's team, three levels at a time. */
export function TeamTree() {
  const titles = useTexts(pageTitles);
  const text = useTexts(teamTreePage);
  const { member } = useSession();
  const { teamUrl } = useBrand();
  // Path of the opened subtrees. The page shows the last one.
  const [trail, setTrail] = useState<readonly Pick<Member, 'id' | 'code'>[]>([]);
  const within = trail.length > 0;
  const tree = useTree(trail.at(-1) ?? member);
  return (
    <Page>
      <PageHeader
        title={titles.teamTree}
        actions={
          teamUrl && (
            <ButtonLink tone="neutral" href={teamUrl}>
              {text.teamSite}
            </ButtonLink>
          )
        }
      />
      <Tree
        tree={tree.data ?? undefined}
        error={treeErrorText(tree, within, text)}
        onRetry={tree.retry}
        onDrill={(below) => setTrail([...trail, below])}
        onBack={within ? () => setTrail(trail.slice(0, -1)) : undefined}
      />
    </Page>
  );
}
