import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

const STATUS = {
  stable: 'Stable: its props and its look change only with a new version.',
  draft: 'Draft: its props may still change.',
};

/** How far the part is, from the tag of its stories. */
function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <Subtitle>{STATUS[preparedMeta.tags.includes('stable') ? 'stable' : 'draft']}</Subtitle>;
}

/** The page of a part: what it is for, how far it is, its props, and every story. */
export const ComponentPage = () => (
  <>
    <Title />
    <Status />
    <Description />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
  </>
);
