import { expect, test } from 'vitest';
import { Link } from '../../primitives/Link/Link';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { announcement } from '../../samples/site';
import { AnnouncementBar } from './AnnouncementBar';

describeConformance('AnnouncementBar', {
  render: (props) => <AnnouncementBar {...props}>{announcement}</AnnouncementBar>,
  root: HTMLElement,
});

test('is a landmark with the sentence, followed by the link', () => {
  const { getByRole } = renderUi(
    <AnnouncementBar action={<Link href="/guides">Read more</Link>}>
      {announcement}
    </AnnouncementBar>,
  );
  const bar = getByRole('complementary', { name: 'Announcement' });
  expect(bar).toHaveTextContent(new RegExp(`^${announcement}Read more$`));
});
