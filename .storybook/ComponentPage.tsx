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

/** Shows the component's status, which comes from a tag on its stories. */
function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <Subtitle>{STATUS[preparedMeta.tags.includes('stable') ? 'stable' : 'draft']}</Subtitle>;
}

/** Documentation page for a component: purpose, status, props and stories. */
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
