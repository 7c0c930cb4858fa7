import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../src/data/EmptyState/EmptyState';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { ButtonLink } from '../src/primitives/ButtonLink/ButtonLink';
import { MemberScreen } from './MemberScreen';

function NotFound() {
  return (
    <MemberScreen path="/nowhere">
      <Page>
        <PageHeader title="Page not found" />
        <EmptyState title="This page does not exist">
          <ButtonLink href="/">Back to the home page</ButtonLink>
        </EmptyState>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['stable', '404', 'error'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
