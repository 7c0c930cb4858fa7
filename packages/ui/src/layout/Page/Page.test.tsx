import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Page } from './Page';

describeConformance('Page', {
  render: (props) => <Page {...props}>Body</Page>,
  root: HTMLDivElement,
});

test("centres the content on a wide window, within the brand's content width", () => {
  const { getByText } = renderUi(
    <div style={{ inlineSize: 2000 }}>
      <Page>
        <p>Body</p>
      </Page>
    </div>,
  );
  const { width, left } = getByText('Body').getBoundingClientRect();
  expect(width).toBe(1200);
  expect(left - document.body.getBoundingClientRect().left).toBe(400);
});
