import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { PageHeader } from './PageHeader';

describeConformance('PageHeader', {
  render: (props) => <PageHeader title="Transactions" {...props} />,
  root: HTMLElement,
  slots: {
    parts: ['title', 'description', 'actions'],
    props: { description: 'Text', actions: 'Actions' },
  },
});

test("shows the title as the page's first-level heading", () => {
  const { getByRole } = renderUi(<PageHeader title="Transactions" description="All of them" />);
  expect(getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});
