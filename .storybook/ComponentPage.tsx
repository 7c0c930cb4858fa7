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

function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <Subtitle>{STATUS[preparedMeta.tags.includes('stable') ? 'stable' : 'draft']}</Subtitle>;
}

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
